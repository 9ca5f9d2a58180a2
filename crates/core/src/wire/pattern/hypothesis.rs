//! Hypotheses, as they are written.
use super::Read;
use crate::argument as shape;
use crate::layout::Layout;
use crate::wire::{Nested, Words, names};
use serde::{Deserialize, Serialize};

/// A candidate is assumed true, or false, and leads to a contradiction.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Hypothesis {
    /// The candidate assumed true: `r4c7=5`; or assumed false: `r4c7<>5`.
    pub assume: String,
    /// What follows, in order.
    pub steps: Vec<Nested>,
    /// The slot that is left empty.
    pub end: String,
}

impl Hypothesis {
    pub(super) fn new(layout: &Layout, it: &shape::Hypothesis, words: &Words) -> Self {
        Self {
            assume: it.assume.to_string(),
            steps: Nested::list(layout, &it.steps, &words.nested),
            end: it.end.name(layout),
        }
    }

    /// Reads it; its steps stand within so many others.
    pub(super) fn read(&self, layout: &Layout, within: usize) -> Read<shape::Hypothesis> {
        Ok(shape::Hypothesis {
            assume: names::assumption("assume", &self.assume)?,
            steps: Nested::read(layout, &self.steps, within)?,
            end: names::slot("end", &self.end, layout)?,
        })
    }
}
