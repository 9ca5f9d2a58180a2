//! Cells that cannot be filled with a candidate.
use crate::set::CellSet;
use crate::step::Slot;

/// Every way to fill the base with the candidate fails because another cell is left empty.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Exclusion {
    /// The cells that are filled in every way, among them those that lose a candidate.
    pub base: CellSet,
    /// The slots that exclude ways, as one would be left empty or not all could be filled, each once and none of them a
    /// cell of the base.
    pub excluders: Vec<Slot>,
}
