//! Digits seated in rows, a column each: what tells whether columns can be counted on their own.
use super::lines::{LINES, Lines, Mask, bits};
use qedoku_core::Digit;

/// Every digit seated once in each of some rows that lack it, in different columns, so that every column has as many
/// seats as open cells in these rows. What a cell takes is not asked.
///
/// For any choice of columns the seats in them are as many as the cells, so the digits have room for these cells. They
/// have no more room if no digit can give a column another seat that a column outside the choice has.
#[derive(Clone, Copy)]
pub(crate) struct Seats {
    rows: Mask,
    /// The column in which a digit sits in a row.
    seat: [[u8; LINES]; Digit::COUNT],
    /// The rows in which a digit sits.
    seated: [Mask; Digit::COUNT],
    /// The columns in which a digit sits.
    taken: [Mask; Digit::COUNT],
}

/// What was tried in vain while one seat was looked for.
struct Tried {
    columns: Mask,
    places: [Mask; Digit::COUNT],
}

impl Seats {
    /// No rows.
    pub(crate) const EMPTY: Self =
        Self { rows: 0, seat: [[0; LINES]; Digit::COUNT], seated: [0; Digit::COUNT], taken: [0; Digit::COUNT] };

    /// The rows that are seated.
    pub(crate) const fn rows(&self) -> Mask {
        self.rows
    }

    /// Seats one more row; false if that cannot be done, for then the position has no solution.
    pub(crate) fn add(&mut self, lines: &Lines, row: usize) -> bool {
        self.rows |= 1 << row;
        (0..LINES)
            .filter(|&column| lines.open[column] >> row & 1 == 1)
            .all(|column| self.give(lines, column, &mut Tried { columns: 0, places: [0; Digit::COUNT] }))
    }

    /// Gives a column one seat more.
    fn give(&mut self, lines: &Lines, column: usize, tried: &mut Tried) -> bool {
        for digit in 0..Digit::COUNT {
            if self.taken[digit] >> column & 1 == 0 && self.sit(lines, digit, column) {
                self.taken[digit] |= 1 << column;
                return true;
            }
        }
        tried.columns |= 1 << column;
        for digit in 0..Digit::COUNT {
            if self.taken[digit] >> column & 1 == 0 && self.take(lines, (digit, column), tried) {
                self.taken[digit] |= 1 << column;
                return true;
            }
        }
        false
    }

    /// Takes a row for the digit in this column that nobody has.
    fn sit(&mut self, lines: &Lines, digit: usize, column: usize) -> bool {
        let free = lines.places[digit][column] & self.rows & !self.seated[digit];
        let Some(row) = bits(free).next() else { return false };
        self.seat[digit][row] = column as u8;
        self.seated[digit] |= 1 << row;
        true
    }

    /// Finds a row for the digit in this column, or another digit for the column if it has to give up a row; whoever has
    /// the row does the same.
    fn take(&mut self, lines: &Lines, (digit, column): (usize, usize), tried: &mut Tried) -> bool {
        if tried.places[digit] >> column & 1 == 1 {
            return false;
        }
        tried.places[digit] |= 1 << column;
        if self.sit(lines, digit, column) {
            return true;
        }
        for row in bits(lines.places[digit][column] & self.rows) {
            if self.take(lines, (digit, usize::from(self.seat[digit][row])), tried) {
                self.seat[digit][row] = column as u8;
                return true;
            }
        }
        let leaves =
            self.taken[digit] >> column & 1 == 1 && tried.columns >> column & 1 == 0 && self.give(lines, column, tried);
        if leaves {
            self.taken[digit] &= !(1 << column);
        }
        leaves
    }

    /// The fewest columns, this one among them, for which the digits have no more room than there are cells; none if
    /// these are more than `limit` or meet `barred`.
    pub(crate) fn closure(&self, lines: &Lines, column: usize, (limit, barred): (usize, Mask)) -> Option<Mask> {
        let mut closed: Mask = 1 << column;
        let (mut todo, mut seen) = (closed, [0; Digit::COUNT]);
        while todo != 0 {
            let start = todo & todo.wrapping_neg();
            todo -= start;
            for (digit, &taken) in self.taken.iter().enumerate() {
                let mut queue = start & !taken & !seen[digit];
                while let Some(next) = bits(queue).next() {
                    seen[digit] |= 1 << next;
                    for row in bits(lines.places[digit][next] & self.rows) {
                        queue |= 1 << self.seat[digit][row];
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
        let lines = Lines::of(&Context::new(Layout::classic(), &board, &[])).unwrap();
        for rows in (1..1 << LINES).step_by(5) {
            let mut seats = Seats::EMPTY;
            assert!(bits(rows).all(|row| seats.add(&lines, row)));
            for column in (0..LINES).filter(|&column| lines.open[column] & rows != 0) {
                let closed = seats.closure(&lines, column, (LINES, 0)).unwrap();
                let tight =
                    (1..1 << LINES).filter(|columns| columns >> column & 1 == 1 && lines.is_tight([rows, *columns]));
                assert_eq!(Some(closed), tight.min_by_key(|columns| columns.count_ones()), "{rows:b} {column}");
            }
        }
    }
}
