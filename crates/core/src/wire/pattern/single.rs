//! Singles, as they are written.
use super::Read;
use crate::argument as shape;
use crate::layout::Layout;
use crate::wire::names;
use serde::{Deserialize, Serialize};

/// A slot has one candidate left.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Single {
    /// The slot: `r4c7`, or `b6n5` for the digit 5 in box 6.
    pub slot: String,
}

impl Single {
    pub(super) fn new(layout: &Layout, single: &shape::Single) -> Self {
        Self { slot: single.slot.name(layout) }
    }

    pub(super) fn read(&self, layout: &Layout) -> Read<shape::Single> {
        Ok(shape::Single { slot: names::slot("slot", &self.slot, layout)? })
    }
}
