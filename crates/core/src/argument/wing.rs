//! Few cells around a pivot that leave no room for a digit elsewhere.
use crate::set::{CellSet, DigitSet};
use crate::wire::logged;

logged! {
    /// Few cells around a pivot whose candidates leave no room for a digit elsewhere: XY-Wing and its kin.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    #[non_exhaustive]
    pub struct Wing {
        /// The cells that the others hang on.
        #[more("All cells are in two houses, and these are in both.")]
        pub pivot: CellSet,
        /// The other cells.
        #[more("Each is in one of the two houses.")]
        pub pincers: CellSet,
        /// The digits that go.
        #[more("They go from the cells that see all their places: all digits that the step eliminates.")]
        pub digits: DigitSet,
    }

    /// Few cells around a pivot whose candidates leave no room for a digit elsewhere.
    form, made by Self::new(pivot, pincers, digits), or else pincers: |form| form.pincers.join(","),
        PincersAndDigits;
}

impl Wing {
    /// A wing; nothing if a part is empty, or if a cell is pivot and pincer.
    pub fn new(pivot: CellSet, pincers: CellSet, digits: DigitSet) -> Option<Self> {
        let fits = !pivot.is_empty() && !pincers.is_empty() && !digits.is_empty() && !pivot.meets(pincers);
        fits.then_some(Self { pivot, pincers, digits })
    }
}
