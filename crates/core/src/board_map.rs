//! Maps of the board: where every cell and every digit goes.
use crate::ids::{Candidate, Cell, Digit};
use crate::set::{CandidateSet, CellSet};
use std::fmt;

/// A map of the board onto itself: turns, mirrors and changes of lines, with the digits renamed.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct BoardMap {
    /// The image of every cell, in layout order.
    pub cells: [Cell; Cell::COUNT],
    /// The image of every digit.
    pub digits: [Digit; Digit::COUNT],
}

impl BoardMap {
    /// The map that leaves everything where it is.
    pub fn identity() -> Self {
        Self { cells: std::array::from_fn(Cell::from_index), digits: Digit::ALL }
    }

    /// The image of a cell.
    #[inline]
    pub const fn cell(&self, cell: Cell) -> Cell {
        self.cells[cell.index()]
    }

    /// The image of a digit.
    #[inline]
    pub const fn digit(&self, digit: Digit) -> Digit {
        self.digits[digit.index()]
    }

    /// The image of a set of cells.
    pub fn image(&self, cells: CellSet) -> CellSet {
        cells.iter().map(|cell| self.cell(cell)).collect()
    }

    /// The image of a candidate.
    #[inline]
    pub const fn candidate(&self, candidate: Candidate) -> Candidate {
        Candidate { cell: self.cell(candidate.cell), digit: self.digit(candidate.digit) }
    }

    /// The image of a set of candidates.
    pub fn candidates(&self, candidates: &CandidateSet) -> CandidateSet {
        candidates.iter().map(|candidate| self.candidate(candidate)).collect()
    }

    /// This map, then another.
    pub fn then(&self, next: &Self) -> Self {
        Self { cells: self.cells.map(|cell| next.cell(cell)), digits: self.digits.map(|digit| next.digit(digit)) }
    }

    /// The images of a candidate when the map is applied again and again, until it is back or all have been seen.
    pub fn images(&self, candidate: Candidate) -> impl Iterator<Item = Candidate> + '_ {
        let next = move |&from: &Candidate| Some(self.candidate(from)).filter(|&image| image != candidate);
        std::iter::successors(next(&candidate), next).take(Candidate::COUNT)
    }

    /// The candidate with all its images.
    pub fn orbit(&self, candidate: Candidate) -> CandidateSet {
        self.images(candidate).chain([candidate]).collect()
    }
}

impl fmt::Debug for BoardMap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let digits: String = self.digits.iter().map(Digit::to_string).collect();
        write!(f, "BoardMap({:?}, {digits})", self.cells)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_half_turn_is_its_own_inverse() {
        let mut turn = BoardMap::identity();
        turn.cells.reverse();
        turn.digits.swap(0, 1);
        assert_eq!(turn.then(&turn), BoardMap::identity());
        let corner = Candidate { cell: Cell::at(1, 1), digit: Digit::D1 };
        let other = Candidate { cell: Cell::at(9, 9), digit: Digit::D2 };
        assert_eq!(turn.images(corner).collect::<Vec<_>>(), [other]);
        assert_eq!(turn.orbit(corner), [corner, other].into_iter().collect());
        assert_eq!(turn.orbit(Candidate { cell: Cell::at(5, 5), digit: Digit::D9 }).len(), 1);
    }

    #[test]
    fn a_map_that_never_returns_ends() {
        let stuck = BoardMap { cells: [Cell::at(1, 2); Cell::COUNT], ..BoardMap::identity() };
        let corner = Candidate { cell: Cell::at(1, 1), digit: Digit::D1 };
        assert_eq!(stuck.orbit(corner).len(), 2);
    }
}
