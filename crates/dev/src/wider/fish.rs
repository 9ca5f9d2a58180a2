//! Fish of lines, whose lines may have one place and which may have smaller fish in them.
use super::definitions::{choices, chosen};
use qedoku_core::{Board, CandidateSet, CellSet, Digit, House, HouseSet};

/// The places that a fish may have outside its cover.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum FishLimit {
    /// Nothing.
    NoFins,
    /// Any places, or none; what is taken sees them all.
    Fins,
    /// Some places, without which a line of the base has one place or none.
    Sashimi,
}

/// The candidates that fish of as many lines take.
pub(super) fn fish(size: usize, limit: FishLimit, board: &Board) -> CandidateSet {
    let [rows, columns] = board.layout().rows_and_columns();
    let mut all = CandidateSet::EMPTY;
    for digit in Digit::ALL {
        for (base, cover) in [(rows, columns), (columns, rows)] {
            let lines = DigitLines { board, digit, base: open(board, digit, base), cover: open(board, digit, cover) };
            all |= CandidateSet::of_digit(digit, lines.taken(size, limit));
        }
    }
    all
}

/// The lines in which a digit has places left.
fn open(board: &Board, digit: Digit, lines: HouseSet) -> Vec<House> {
    lines.iter().filter(|&line| board.plane(digit).meets(board.layout().cells(line))).collect()
}

/// The lines of one digit, in one direction and across.
struct DigitLines<'b> {
    board: &'b Board,
    digit: Digit,
    base: Vec<House>,
    cover: Vec<House>,
}

impl DigitLines<'_> {
    /// The places of the digit in some of the lines.
    fn places(&self, lines: &[House], mask: u16) -> CellSet {
        let cells = chosen(lines, mask).fold(CellSet::EMPTY, |all, line| all | self.board.layout().cells(line));
        cells & self.board.plane(self.digit)
    }

    fn taken(&self, size: usize, limit: FishLimit) -> CellSet {
        let mut all = CellSet::EMPTY;
        for bases in choices(size, self.base.len()) {
            let base = self.places(&self.base, bases);
            for covers in choices(size, self.cover.len()) {
                let cover = self.places(&self.cover, covers);
                let fins = base - cover;
                let is_meant = match limit {
                    FishLimit::NoFins => fins.is_empty(),
                    FishLimit::Fins => true,
                    FishLimit::Sashimi => !fins.is_empty() && self.is_thin(bases, cover),
                };
                if is_meant {
                    let seen = fins.iter().fold(CellSet::ALL, |seen, fin| seen & self.board.layout().peers(fin));
                    all |= (cover - base) & seen;
                }
            }
        }
        all
    }

    /// True if a line of the base has one place in the cover at the most.
    fn is_thin(&self, bases: u16, cover: CellSet) -> bool {
        chosen(&self.base, bases).any(|line| (self.board.layout().cells(line) & cover).len() <= 1)
    }
}
