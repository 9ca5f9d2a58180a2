//! Candidate counts of the cells, for the whole board at once.
use crate::ids::{Cell, Digit};
use crate::set::CellSet;

/// The number of binary places that a number of digits has.
const PLACES: usize = (usize::BITS - Digit::COUNT.leading_zeros()) as usize;

/// A number for every cell, up to that of the digits, one set of cells for each of its binary places: to count down in
/// many cells costs as much as in one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct CandidateCounts([CellSet; PLACES]);

impl CandidateCounts {
    /// Zero for every cell.
    pub(super) const ZERO: Self = Self([CellSet::EMPTY; PLACES]);

    /// One more in these cells.
    #[inline]
    pub(super) fn add(&mut self, cells: CellSet) {
        let mut carried = cells;
        for place in &mut self.0 {
            let full = *place & carried;
            *place = (*place | carried) - full;
            carried = full;
        }
    }

    /// One less in these cells, where none is zero.
    #[inline]
    pub(super) fn take(&mut self, cells: CellSet) {
        let mut borrowed = cells;
        for place in &mut self.0 {
            let empty = borrowed - *place;
            *place = (*place - borrowed) | empty;
            borrowed = empty;
        }
    }

    /// Zero in a cell.
    #[inline]
    pub(super) fn clear(&mut self, cell: Cell) {
        let others = CellSet::ALL.without(cell);
        for place in &mut self.0 {
            *place &= others;
        }
    }

    /// The cells with one.
    #[inline]
    pub(super) fn one(&self) -> CellSet {
        self.0[0] - self.beyond(1)
    }

    /// The cells with two to `most`.
    #[inline]
    pub(super) fn few(&self, most: usize) -> CellSet {
        let mut less = CellSet::EMPTY;
        let mut same = self.beyond(1);
        if most >> PLACES != 0 {
            return same;
        }
        for (place, &cells) in self.0.iter().enumerate().rev() {
            if most >> place & 1 == 1 {
                less |= same - cells;
                same &= cells;
            } else {
                same -= cells;
            }
        }
        less | same
    }

    /// The cells with a binary place from this one on.
    #[inline]
    fn beyond(&self, place: usize) -> CellSet {
        self.0[place..].iter().fold(CellSet::EMPTY, |all, &cells| all | cells)
    }
}
