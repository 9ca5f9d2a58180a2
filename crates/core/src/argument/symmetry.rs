//! Cells that go along with their images.
use crate::set::CellSet;

/// Cells that must go along with their images, as the givens do under a map of the board; the truths name the map.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Symmetry {
    /// The cells.
    pub cells: CellSet,
}
