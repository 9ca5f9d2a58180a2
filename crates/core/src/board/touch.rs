//! Marks a cell and its houses to be looked at again.
use super::Board;
use crate::ids::Candidate;

impl Board {
    /// Has the cell and the houses of a candidate looked at again, as if it had gone now.
    #[inline]
    pub fn touch(&mut self, candidate: Candidate) {
        self.touched[candidate.digit.index()] |= self.layout.houses_of(candidate.cell);
        self.touched_cells.insert(candidate.cell);
    }
}
