//! Rows filled with digits, a column each: a test whether columns can be counted on their own.
use super::lines::{FamilyMask, LINES, LineGrid, bits};
use qedoku_core::Digit;

/// Every digit placed once in each of some rows that lack it, in different columns, so that every column is given as many
/// digits as it has open cells in these rows. What a cell takes is not asked.
///
/// For any choice of columns the digits given to them are as many as the cells, so the digits have room for these cells. They
/// have no more room if no digit can go to a column of the choice from one outside it.
#[derive(Clone, Copy)]
pub(crate) struct RowFilling {
    rows: FamilyMask,
    /// The column of a digit in a row.
    column: [[u8; LINES]; Digit::COUNT],
    /// The rows in which a digit has a column.
    placed: [FamilyMask; Digit::COUNT],
    /// The columns that are given a digit.
    given: [FamilyMask; Digit::COUNT],
}

/// The columns and places tried in vain while a digit was looked for.
struct FailedFillings {
    columns: FamilyMask,
    places: [FamilyMask; Digit::COUNT],
}

impl RowFilling {
    /// No rows.
    pub(crate) const EMPTY: Self =
        Self { rows: 0, column: [[0; LINES]; Digit::COUNT], placed: [0; Digit::COUNT], given: [0; Digit::COUNT] };

    /// The rows that are filled.
    pub(crate) const fn rows(&self) -> FamilyMask {
        self.rows
    }

    /// Fills one more row; false if that cannot be done, for then the position has no solution.
    pub(crate) fn add(&mut self, lines: &LineGrid, row: usize) -> bool {
        self.rows |= 1 << row;
        (0..LINES)
            .filter(|&column| lines.open[column] >> row & 1 == 1)
            .all(|column| self.give(lines, column, &mut FailedFillings { columns: 0, places: [0; Digit::COUNT] }))
    }

    /// Gives a column one digit more.
    fn give(&mut self, lines: &LineGrid, column: usize, tried: &mut FailedFillings) -> bool {
        for digit in 0..Digit::COUNT {
            if self.given[digit] >> column & 1 == 0 && self.place(lines, digit, column) {
                self.given[digit] |= 1 << column;
                return true;
            }
        }
        tried.columns |= 1 << column;
        for digit in 0..Digit::COUNT {
            if self.given[digit] >> column & 1 == 0 && self.take(lines, digit, column, tried) {
                self.given[digit] |= 1 << column;
                return true;
            }
        }
        false
    }

    /// Takes a row for the digit in this column that nobody has.
    fn place(&mut self, lines: &LineGrid, digit: usize, column: usize) -> bool {
        let free = lines.places[digit][column] & self.rows & !self.placed[digit];
        let Some(row) = bits(free).next() else { return false };
        self.column[digit][row] = column as u8;
        self.placed[digit] |= 1 << row;
        true
    }

    /// Finds a row for the digit in this column, or another digit for the column if it has to give up a row; the digit
    /// that holds the row does the same.
    fn take(&mut self, lines: &LineGrid, digit: usize, column: usize, tried: &mut FailedFillings) -> bool {
        if tried.places[digit] >> column & 1 == 1 {
            return false;
        }
        tried.places[digit] |= 1 << column;
        if self.place(lines, digit, column) {
            return true;
        }
        for row in bits(lines.places[digit][column] & self.rows) {
            if self.take(lines, digit, usize::from(self.column[digit][row]), tried) {
                self.column[digit][row] = column as u8;
                return true;
            }
        }
        let leaves =
            self.given[digit] >> column & 1 == 1 && tried.columns >> column & 1 == 0 && self.give(lines, column, tried);
        if leaves {
            self.given[digit] &= !(1 << column);
        }
        leaves
    }

    /// The fewest columns, this one among them, for which the digits have no more room than there are cells; none if
    /// these are more than `limit` or meet `barred`.
    pub(crate) fn closure(
        &self,
        lines: &LineGrid,
        column: usize,
        limit: usize,
        barred: FamilyMask,
    ) -> Option<FamilyMask> {
        let mut closed: FamilyMask = 1 << column;
        let mut todo = closed;
        let mut seen = [0; Digit::COUNT];
        while todo != 0 {
            let start = todo & todo.wrapping_neg();
            todo -= start;
            for (digit, &given) in self.given.iter().enumerate() {
                let mut queue = start & !given & !seen[digit];
                while let Some(next) = bits(queue).next() {
                    seen[digit] |= 1 << next;
                    for row in bits(lines.places[digit][next] & self.rows) {
                        queue |= 1 << self.column[digit][row];
                    }
                    if queue & !closed != 0 {
                        todo |= queue & !closed;
                        closed |= queue;
                        if closed & barred != 0 || closed.count_ones() as usize > limit {
                            return None;
                        }
                    }
                    queue &= !seen[digit];
                }
            }
        }
        Some(closed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Context;
    use qedoku_core::{Board, Grid, Layout, Puzzle};

    #[test]
    fn a_closure_is_the_least_tight_choice_of_columns() {
        let puzzle = "600100708000800200238050100000040092004308600370010000003070526002004000907006004";
        let board = Board::new(Layout::classic(), &Puzzle::from_givens(Grid::parse_line(puzzle).unwrap()));
        let lines = LineGrid::of(&Context::new(&board, &[])).unwrap();
        for rows in (1..1 << LINES).step_by(5) {
            let mut filling = RowFilling::EMPTY;
            assert!(bits(rows).all(|row| filling.add(&lines, row)));
            for column in (0..LINES).filter(|&column| lines.open[column] & rows != 0) {
                let closed = filling.closure(&lines, column, LINES, 0).unwrap();
                let tight =
                    (1..1 << LINES).filter(|columns| columns >> column & 1 == 1 && lines.is_tight([rows, *columns]));
                assert_eq!(Some(closed), tight.min_by_key(|columns| columns.count_ones()), "{rows:b} {column}");
            }
        }
    }
}
