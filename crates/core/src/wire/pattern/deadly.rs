//! Deadly patterns, as they are written.
use super::Read;
use crate::argument as shape;
use crate::wire::{WireError, names};
use serde::{Deserialize, Serialize};

/// Cells that would allow two solutions, or none, if their guards were gone.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Deadly {
    /// What the cells are.
    #[serde(rename = "type")]
    pub kind: shape::DeadlyKind,
    /// What would be left in the cells.
    pub deadly: Vec<String>,
    /// The candidates one of which is true.
    pub guards: Vec<String>,
}

impl Deadly {
    pub(super) fn new(it: &shape::Deadly) -> Self {
        Self { kind: it.kind, deadly: names::write_placed(&it.deadly), guards: names::write_placed(&it.guards) }
    }

    pub(super) fn read(&self) -> Read<shape::Deadly> {
        let (deadly, guards) = (names::all_placed("deadly", &self.deadly)?, names::all_placed("guards", &self.guards)?);
        shape::Deadly::new(self.kind, deadly, guards)
            .ok_or_else(|| WireError::new("guards", self.guards.join(","), "other candidates than the deadly ones"))
    }
}
