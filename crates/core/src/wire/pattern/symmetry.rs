//! Symmetries, as they are written.
use super::Read;
use crate::argument as shape;
use crate::wire::names;
use serde::{Deserialize, Serialize};

/// Cells that must go along with their images under the symmetry that the truths name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SymmetricCells {
    /// The cells.
    pub cells: Vec<String>,
}

impl SymmetricCells {
    pub(super) fn new(it: &shape::Symmetry) -> Self {
        Self { cells: names::write_cells(it.cells) }
    }

    pub(super) fn read(&self) -> Read<shape::Symmetry> {
        Ok(shape::Symmetry { cells: names::cells("cells", &self.cells)? })
    }
}
