//! Forcings, as they are written.
use super::Read;
use crate::argument as shape;
use crate::layout::Layout;
use crate::wire::{Case, Words, names};
use serde::{Deserialize, Serialize};

/// Each candidate of a slot is assumed in turn and leads to the same conclusion, or to a contradiction.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Forcing {
    /// The slot; one of the truths says what it has left.
    pub slot: String,
    /// What follows from each of its candidates, in the order of the truth.
    pub cases: Vec<Case>,
}

impl Forcing {
    pub(super) fn new(layout: &Layout, it: &shape::Forcing, words: &Words) -> Self {
        Self { slot: it.slot.name(layout), cases: Case::list(layout, &it.cases, &words.nested) }
    }

    pub(super) fn read(&self, layout: &Layout) -> Read<shape::Forcing> {
        Ok(shape::Forcing { slot: names::slot("slot", &self.slot, layout)?, cases: Case::read(layout, &self.cases)? })
    }
}
