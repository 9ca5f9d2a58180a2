//! Few cells around a pivot that leave no room for a digit elsewhere.
use crate::set::{CellSet, DigitSet};

/// Few cells around a pivot whose candidates leave no room for a digit elsewhere: XY-Wing and its kin.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Wing {
    /// The cells that the others hang on: all cells are in two houses, and these are in both.
    pub pivot: CellSet,
    /// The other cells, each in one of the two houses.
    pub pincers: CellSet,
    /// The digits that go from the cells that see all their places: all digits that the step eliminates.
    pub digits: DigitSet,
}

impl Wing {
    /// A wing; nothing if a part is empty, or if a cell is pivot and pincer.
    pub fn new(pivot: CellSet, pincers: CellSet, digits: DigitSet) -> Option<Self> {
        let fits = !pivot.is_empty() && !pincers.is_empty() && !digits.is_empty() && !pivot.meets(pincers);
        fits.then_some(Self { pivot, pincers, digits })
    }
}
