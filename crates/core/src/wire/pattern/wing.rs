//! Wings, as they are written.
use super::Read;
use crate::argument as shape;
use crate::wire::{WireError, names};
use serde::{Deserialize, Serialize};

/// Few cells around a pivot whose candidates leave no room for a digit elsewhere.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Wing {
    /// The cells that the others hang on.
    pub pivot: Vec<String>,
    /// The other cells.
    pub pincers: Vec<String>,
    /// The digits that go.
    pub digits: Vec<u8>,
}

impl Wing {
    pub(super) fn new(wing: &shape::Wing) -> Self {
        Self {
            pivot: names::write_cells(wing.pivot),
            pincers: names::write_cells(wing.pincers),
            digits: names::write_digits(wing.digits),
        }
    }

    pub(super) fn read(&self) -> Read<shape::Wing> {
        let (pivot, pincers) = (names::cells("pivot", &self.pivot)?, names::cells("pincers", &self.pincers)?);
        shape::Wing::new(pivot, pincers, names::digits("digits", &self.digits)?).ok_or_else(|| {
            WireError::new("pincers", self.pincers.join(","), "cells beside a pivot, and digits that go")
        })
    }
}
