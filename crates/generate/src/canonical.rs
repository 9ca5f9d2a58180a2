//! The first of all puzzles that are the same but for the names of lines and digits.
use crate::isomorph::Isomorph;
use qedoku_core::{Cell, Digit, Grid};
use std::fmt;

/// The canonical form of a grid, and a map that leads there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Canonical {
    /// Of all images the one that is first, with blanks before 1, read along the rows.
    pub form: Grid,
    /// A map that sends the grid to its form. A grid with symmetries of its own has several; it is always the same one.
    pub isomorph: Isomorph,
}

/// A line or a column of the grid holds a digit twice, so that it has no image that is a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoCanonicalForm;

impl fmt::Display for NoCanonicalForm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a row or a column holds a digit twice: it has no canonical form")
    }
}

impl std::error::Error for NoCanonicalForm {}

/// The canonical form of a grid, full or with blanks: two grids have the same form if and only if one is an image of the
/// other.
///
/// Row by row, the arrangements of the board that make the rows so far the least are kept. An arrangement leaves open
/// whatever no row has decided yet: columns of a stack that are blank so far are interchangeable, and a digit that has
/// not occurred has no name.
///
/// # Errors
/// If a row or a column holds a digit twice.
///
/// ```
/// use qedoku_core::Grid;
/// use qedoku_generate::canonical;
///
/// let grid = Grid::parse_line("6..1..7.8...8..2..238.5.1......4..92..43.86..37..1......3.7.526..2..4...9.7..6..4");
/// let canonical = canonical(&grid.expect("81 cells"))?;
/// assert_eq!(canonical.form.to_string().trim_start_matches('.').chars().next(), Some('1'));
/// # Ok::<(), qedoku_generate::NoCanonicalForm>(())
/// ```
pub fn canonical(grid: &Grid) -> Result<Canonical, NoCanonicalForm> {
    let boards = boards(grid)?;
    let mut ways = Arrangement::all();
    let mut form = Grid::EMPTY;
    for place in 0..9 {
        let mut least = [u8::MAX; 9];
        let mut kept: Vec<(usize, u8)> = Vec::new();
        for (number, way) in ways.iter().enumerate() {
            for row in way.next_rows(place) {
                let other = way.least_row(&boards[usize::from(way.transposed)][usize::from(row)]);
                if other < least {
                    least = other;
                    kept.clear();
                }
                if other == least {
                    kept.push((number, row));
                }
            }
        }
        let mut next = Vec::with_capacity(kept.len());
        for (number, row) in kept {
            let mut way = ways[number];
            way.rows[place] = row;
            way.arrange(&boards[usize::from(way.transposed)][usize::from(row)], 0, &mut next);
        }
        for (column, &value) in least.iter().enumerate() {
            form.set(Cell::from_index(9 * place + column), Digit::from_value(u32::from(value)));
        }
        ways = next;
    }
    // Every row keeps at least one of the ways before it.
    let way = ways.first().ok_or(NoCanonicalForm)?;
    Ok(Canonical { form, isomorph: way.isomorph() })
}

type CanonicalRows = [[u8; 9]; 9];

/// The digits row by row, 0 for a blank, and those of the transposed board.
fn boards(grid: &Grid) -> Result<[CanonicalRows; 2], NoCanonicalForm> {
    let mut boards = [[[0; 9]; 9]; 2];
    let mut seen = [[0_u16; 9]; 2];
    for it in grid.filled() {
        let row = usize::from(it.cell.row() - 1);
        let column = usize::from(it.cell.column() - 1);
        boards[0][row][column] = it.digit.value();
        boards[1][column][row] = it.digit.value();
        for (seen, line) in seen.iter_mut().zip([row, column]) {
            let bit = 1 << it.digit.value();
            if seen[line] & bit != 0 {
                return Err(NoCanonicalForm);
            }
            seen[line] |= bit;
        }
    }
    Ok(boards)
}

/// The number that stands for a digit without a name yet, above all names.
const NAMELESS: u8 = 10;

/// Every order of three.
const ORDERS: [[u8; 3]; 6] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];

/// A way to arrange the board, as far as the rows placed so far tell.
#[derive(Clone, Copy)]
struct Arrangement {
    transposed: bool,
    /// The rows placed so far.
    rows: [u8; 9],
    /// The column at each place.
    columns: [u8; 9],
    /// True where a column may still change places with the one before.
    tied: [bool; 9],
    /// The name of each digit; 0 for none.
    names: [u8; 10],
    /// The number of names given.
    named: u8,
}

impl Arrangement {
    /// The arrangements to start from: transposed or not, with the stacks in every order.
    fn all() -> Vec<Self> {
        let begun = |transposed| {
            ORDERS.iter().map(move |order| Self {
                transposed,
                rows: [u8::MAX; 9],
                columns: std::array::from_fn(|place| 3 * order[place / 3] + place as u8 % 3),
                tied: std::array::from_fn(|place| place % 3 != 0),
                names: [0; 10],
                named: 0,
            })
        };
        [false, true].into_iter().flat_map(begun).collect()
    }

    /// The rows that may come next.
    fn next_rows(&self, place: usize) -> impl Iterator<Item = u8> + '_ {
        let placed = &self.rows[..place];
        let begun = &placed[place - place % 3..];
        (0..9).filter(move |&row| match begun.first() {
            Some(first) => row / 3 == first / 3 && !begun.contains(&row),
            None => placed.iter().all(|placed| placed / 3 != row / 3),
        })
    }

    /// The name of a digit so far.
    const fn name(&self, digit: u8) -> u8 {
        match (digit, self.names[digit as usize]) {
            (0, _) => 0,
            (_, 0) => NAMELESS,
            (_, name) => name,
        }
    }

    /// The end of the columns that may change places with the one at `start`.
    fn end(&self, start: usize) -> usize {
        (start + 1..9).find(|&place| !self.tied[place]).unwrap_or(9)
    }

    /// The least that a row can be when it comes next.
    fn least_row(&self, row: &[u8; 9]) -> [u8; 9] {
        let mut least: [u8; 9] = std::array::from_fn(|place| self.name(row[usize::from(self.columns[place])]));
        let mut start = 0;
        while start < 9 {
            let end = self.end(start);
            least[start..end].sort_unstable();
            start = end;
        }
        let mut named = self.named;
        for name in least.iter_mut().filter(|name| **name == NAMELESS) {
            named += 1;
            *name = named;
        }
        least
    }

    /// Puts the columns from `start` on in every order that makes the row least, and names its new digits.
    fn arrange(mut self, row: &[u8; 9], start: usize, into: &mut Vec<Self>) {
        if start == 9 {
            into.push(self);
            return;
        }
        let end = self.end(start);
        let names = self.names;
        let key = |column: u8| match (row[usize::from(column)], names[usize::from(row[usize::from(column)])]) {
            (0, _) => 0,
            (_, 0) => NAMELESS,
            (_, name) => name,
        };
        self.columns[start..end].sort_unstable_by_key(|&column| key(column));
        let blank = self.columns[start..end].iter().filter(|&&column| row[usize::from(column)] == 0).count();
        let first = start + self.columns[start..end].iter().filter(|&&column| key(column) < NAMELESS).count();
        (start + blank.max(1)..end).for_each(|place| self.tied[place] = false);
        self.name_in_every_order(row, first, end, into);
    }

    /// Names the digits of the columns in these places in every order.
    fn name_in_every_order(self, row: &[u8; 9], place: usize, end: usize, into: &mut Vec<Self>) {
        if place == end {
            self.arrange(row, end, into);
            return;
        }
        for other in place..end {
            let mut way = self;
            way.columns.swap(place, other);
            way.named += 1;
            way.names[usize::from(row[usize::from(way.columns[place])])] = way.named;
            way.name_in_every_order(row, place + 1, end, into);
        }
    }

    /// The map it comes to; digits that do not occur take the names that are left, in order.
    fn isomorph(&self) -> Isomorph {
        let mut names = self.names;
        let mut left = self.named;
        for name in names.iter_mut().skip(1).filter(|name| **name == 0) {
            left += 1;
            *name = left;
        }
        let digits = std::array::from_fn(|index| Digit::from_index(usize::from(names[index + 1]) - 1));
        Isomorph { transposed: self.transposed, rows: self.rows, columns: self.columns, digits }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Generator, GivenSymmetry, RandomDraws};
    use std::collections::HashSet;

    /// Every arrangement of lines, tried one by one with digits named as they come: what the form is by definition.
    fn by_trial(grid: &Grid) -> String {
        let boards = boards(grid).unwrap();
        let lines: Vec<[usize; 9]> = all_lines();
        let mut best = [u8::MAX; 81];
        for board in boards {
            for columns in &lines {
                for rows in &lines {
                    try_one(&board, rows, columns, &mut best);
                }
            }
        }
        best.iter().map(|&value| if value == 0 { '.' } else { char::from(b'0' + value) }).collect()
    }

    fn try_one(board: &CanonicalRows, rows: &[usize; 9], columns: &[usize; 9], best: &mut [u8; 81]) {
        let mut names = [0; 10];
        let mut named = 0;
        let mut is_less = false;
        let mut image = *best;
        for (place, to) in image.iter_mut().enumerate() {
            let digit = board[rows[place / 9]][columns[place % 9]];
            if digit > 0 && names[usize::from(digit)] == 0 {
                named += 1;
                names[usize::from(digit)] = named;
            }
            let value = names[usize::from(digit)];
            if !is_less && value > *to {
                return;
            }
            is_less |= value < *to;
            *to = value;
        }
        *best = image;
    }

    fn all_lines() -> Vec<[usize; 9]> {
        let mut all = Vec::new();
        for bands in ORDERS {
            for within in 0..216 {
                let orders = [ORDERS[within / 36], ORDERS[within / 6 % 6], ORDERS[within % 6]];
                all.push(std::array::from_fn(|line| usize::from(3 * bands[line / 3] + orders[line / 3][line % 3])));
            }
        }
        all
    }

    #[test]
    fn the_form_is_the_least_of_all_images() {
        // A random puzzle, one with much symmetry, one with few givens, and one with an empty band.
        let symmetric = Generator::new(4, GivenSymmetry::Full).puzzle(1).values;
        let few = Grid::parse_line(&format!("{:.<81}", "1...2....3...1")).unwrap();
        let empty = Grid::parse_line(&format!("{:.>81}", "12..3....4.......1")).unwrap();
        for grid in [Generator::new(4, GivenSymmetry::None).puzzle(0).values, symmetric, few, empty] {
            let canonical = canonical(&grid).unwrap();
            assert_eq!(canonical.form.to_string(), by_trial(&grid));
            assert_eq!(canonical.isomorph.grid(&grid), canonical.form);
        }
    }

    #[test]
    fn all_images_have_the_form_and_no_other_puzzle_has() {
        let mut forms = HashSet::new();
        for symmetry in GivenSymmetry::ALL {
            let generator = Generator::new(8, symmetry);
            for index in 0..20 {
                let puzzle = generator.puzzle(index).values;
                let own = canonical(&puzzle).unwrap();
                assert!(forms.insert(own.form), "{symmetry} {index}");
                for number in 0..20 {
                    let image = Isomorph::drawn(&mut RandomDraws::new(index, number)).grid(&puzzle);
                    let theirs = canonical(&image).unwrap();
                    assert_eq!(theirs.form, own.form);
                    assert_eq!(theirs.isomorph.grid(&image), own.form);
                }
            }
        }
        // One given moved makes another class, or the count of forms would not be that of the puzzles.
        assert_eq!(forms.len(), 20 * GivenSymmetry::ALL.len());
    }

    #[test]
    fn grids_full_and_empty_have_forms_and_clashes_have_none() {
        let full = Generator::new(2, GivenSymmetry::None).grid(5);
        let form = canonical(&full).unwrap().form;
        assert!(form.is_full() && form.to_string().starts_with("123456789"));
        let image = Isomorph::drawn(&mut RandomDraws::new(2, 2)).grid(&full);
        assert_eq!(canonical(&image).unwrap().form, form);
        assert_eq!(canonical(&Grid::EMPTY).unwrap().form, Grid::EMPTY);
        let twice = Grid::parse_line(&format!("{:.<81}", "1...1")).unwrap();
        assert_eq!(canonical(&twice), Err(NoCanonicalForm));
    }
}
