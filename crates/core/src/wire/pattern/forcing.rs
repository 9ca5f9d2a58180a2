//! Forcings, as they are written.
use super::Read;
use crate::argument as shape;
use crate::layout::Layout;
use crate::wire::{Case, WireError, Words, names};
use serde::{Deserialize, Serialize};

/// Each candidate of a slot is assumed in turn, or a candidate true and then false, and leads to the same conclusion, or to
/// a contradiction.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Forcing {
    /// The slot; one of the truths says what it has left.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub slot: Option<String>,
    /// In place of a slot the candidate that is true in one case and false in the other: `r4c7=5`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub candidate: Option<String>,
    /// What follows from each candidate of the slot, in the order of the truth; or from the candidate and from its opposite.
    pub cases: Vec<Case>,
}

impl Forcing {
    pub(super) fn new(layout: &Layout, it: &shape::Forcing, words: &Words) -> Self {
        let (slot, candidate) = match it.choice {
            shape::Choice::Slot(slot) => (Some(slot.name(layout)), None),
            shape::Choice::Candidate(candidate) => (None, Some(candidate.to_string())),
        };
        Self { slot, candidate, cases: Case::list(layout, &it.cases, &words.nested) }
    }

    /// Reads it; the steps of its cases stand within so many others.
    pub(super) fn read(&self, layout: &Layout, within: usize) -> Read<shape::Forcing> {
        let choice = match (&self.slot, &self.candidate) {
            (Some(slot), None) => shape::Choice::Slot(names::slot("slot", slot, layout)?),
            (None, Some(candidate)) => shape::Choice::Candidate(names::placed("candidate", candidate)?),
            (None, None) => return Err(WireError::new("slot", "nothing", "a slot or a candidate")),
            (Some(_), Some(candidate)) => {
                return Err(WireError::new("candidate", candidate, "a slot or a candidate, not both"));
            }
        };
        Ok(shape::Forcing { choice, cases: Case::read(layout, &self.cases, within)? })
    }
}
