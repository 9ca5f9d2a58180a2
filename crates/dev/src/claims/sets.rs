//! Sets of candidates and cells, made of those that sentences name.
use qedoku_core::{Candidate, CandidateSet, CellSet, DigitSet};

/// The candidates of digits in cells, whether or not the board has them.
pub(super) fn set(cells: CellSet, digits: DigitSet) -> CandidateSet {
    cells.iter().flat_map(|cell| digits.iter().map(move |digit| Candidate { cell, digit })).collect()
}

/// The cells of all houses together.
pub(super) fn union(houses: &[CellSet]) -> CellSet {
    houses.iter().fold(CellSet::EMPTY, |all, cells| all | *cells)
}
