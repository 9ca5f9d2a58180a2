//! Maps that send every puzzle to a puzzle with the same reasoning.
use crate::draw::RandomDraws;
use qedoku_core::{BoardMap, Cell, Digit, Grid, Puzzle};

/// A change of lines, columns and digits that the rules do not see: perhaps the board is transposed, then lines change
/// places, and digits are renamed. Besides [`BoardMap`], which it makes, because it can be drawn and written: it says in
/// few numbers how one puzzle becomes the other.
///
/// ```
/// use qedoku_core::{Grid, Puzzle};
/// use qedoku_generate::{RandomDraws, Isomorph, canonical};
///
/// let line = "6..1..7.8...8..2..238.5.1......4..92..43.86..37..1......3.7.526..2..4...9.7..6..4";
/// let puzzle = Puzzle::from_givens(Grid::parse_line(line).expect("81 cells"));
/// let image = Isomorph::drawn(&mut RandomDraws::new(1, 0)).puzzle(&puzzle);
/// assert!(image != puzzle && canonical(&image.values)?.form == canonical(&puzzle.values)?.form);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Isomorph {
    /// True if rows and columns change places first.
    pub transposed: bool,
    /// The row, after that, that becomes each row, from 0.
    pub rows: [u8; 9],
    /// The column, after that, that becomes each column, from 0.
    pub columns: [u8; 9],
    /// The image of each digit.
    pub digits: [Digit; Digit::COUNT],
}

impl Isomorph {
    /// The one that leaves every puzzle as it is.
    pub const IDENTITY: Self = Self {
        transposed: false,
        rows: [0, 1, 2, 3, 4, 5, 6, 7, 8],
        columns: [0, 1, 2, 3, 4, 5, 6, 7, 8],
        digits: Digit::ALL,
    };

    /// One of the 1,218,998,108,160 at random, each as likely as the others.
    pub fn drawn(draw: &mut RandomDraws) -> Self {
        let mut digits = Digit::ALL;
        draw.shuffle(&mut digits);
        Self { transposed: draw.below(2) == 1, rows: lines(draw), columns: lines(draw), digits }
    }

    /// The image of every cell and every digit.
    pub fn map(&self) -> BoardMap {
        let mut map = BoardMap { digits: self.digits, ..BoardMap::identity() };
        for (row, &from_row) in (1..).zip(&self.rows) {
            for (column, &from_column) in (1..).zip(&self.columns) {
                let from_row = from_row + 1;
                let from_column = from_column + 1;
                let from =
                    if self.transposed { Cell::at(from_column, from_row) } else { Cell::at(from_row, from_column) };
                map.cells[from.index()] = Cell::at(row, column);
            }
        }
        map
    }

    /// The image of a grid.
    pub fn grid(&self, grid: &Grid) -> Grid {
        grid.image(&self.map())
    }

    /// The image of a puzzle, with its pencil marks.
    pub fn puzzle(&self, puzzle: &Puzzle) -> Puzzle {
        puzzle.image(&self.map())
    }
}

/// Bands change places, and lines within a band.
fn lines(draw: &mut RandomDraws) -> [u8; 9] {
    let mut bands = [0, 1, 2];
    draw.shuffle(&mut bands);
    let within = bands.map(|_| {
        let mut lines = [0, 1, 2];
        draw.shuffle(&mut lines);
        lines
    });
    std::array::from_fn(|line| 3 * bands[line / 3] + within[line / 3][line % 3])
}

#[cfg(test)]
mod tests {
    use super::*;
    use qedoku_core::search;

    #[test]
    fn images_of_puzzles_are_puzzles_whose_solution_is_the_image() {
        let generator = crate::Generator::new(3, crate::GivenSymmetry::None);
        for index in 0..50 {
            let puzzle = generator.puzzle(index);
            let grid = generator.grid(index);
            let isomorph = Isomorph::drawn(&mut RandomDraws::new(9, index));
            let image = isomorph.puzzle(&puzzle);
            assert_eq!(search::solutions(&image), search::Solutions::One(isomorph.grid(&grid)));
            assert_eq!(image.givens.len(), puzzle.givens.len());
        }
    }
}
