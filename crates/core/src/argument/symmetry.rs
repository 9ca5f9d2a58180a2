//! Cells that go along with their images.
use crate::set::CellSet;
use crate::wire::logged;

logged! {
    /// Cells that must go along with their images, as the givens do under a map of the board; the truths name the map.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub struct Symmetry {
        /// The cells.
        pub cells: CellSet,
    }

    /// Cells that must go along with their images under the symmetry that the truths name.
    #[cfg_attr(feature = "schema", schemars(rename = "SymmetricCells"))]
    form;
}
