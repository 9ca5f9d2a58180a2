//! Each candidate of a slot is assumed in turn.
use super::{depth, length};
use crate::ids::Candidate;
use crate::step::{Slot, Step};

/// One of the candidates of a slot is true, and whichever it is, the conclusion holds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Forcing {
    /// The slot; one of the truths of the step says what it has left.
    pub slot: Slot,
    /// What follows from each candidate of the slot, in layout order.
    pub cases: Vec<Case>,
}

/// One candidate of a forcing, assumed true.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Case {
    /// The candidate.
    pub assume: Candidate,
    /// What follows, in order; nothing that the case does not need.
    pub steps: Vec<Step>,
    /// The slot that is left empty, if the candidate leads to a contradiction. Without it the conclusion holds after the
    /// steps: what it eliminates is gone, and what it places is placed.
    pub end: Option<Slot>,
}

impl Forcing {
    /// How many steps all cases take, those of hypotheses and forcings inside them included.
    pub fn length(&self) -> usize {
        self.cases.iter().map(|case| length(&case.steps)).sum()
    }

    /// How many forcings and hypotheses stand on each other, this one included.
    pub fn depth(&self) -> usize {
        1 + self.cases.iter().map(|case| depth(&case.steps)).max().unwrap_or(0)
    }
}
