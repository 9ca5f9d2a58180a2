//! Each candidate of a slot is assumed in turn, or a candidate true and then false.
use super::{Assumption, depth, length};
use crate::ids::Candidate;
use crate::slot::Slot;
use crate::step::Step;
use crate::wire::logged;

logged! {
    /// Whichever way a choice goes, the conclusion holds.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub struct Forcing {
        /// The slot or the candidate that the cases choose from.
        #[serde(flatten)]
        #[named("")]
        pub choice: Choice,
        /// The cases: one for each candidate of the slot, in the order of the truth; or the candidate and its opposite.
        pub cases: Vec<Case>,
    }

    /// Each candidate of a slot is assumed in turn, or a candidate true and then false, and leads to the same conclusion, or to
    /// a contradiction.
    form;
}

/// The choice that splits a forcing into cases.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choice {
    /// One of the candidates of the slot is true; one of the truths of the step says what it has left.
    Slot(Slot),
    /// The candidate is true, or it is false.
    Candidate(Candidate),
}

impl Choice {
    /// The slot, if it is one.
    pub const fn slot(self) -> Option<Slot> {
        match self {
            Self::Slot(slot) => Some(slot),
            Self::Candidate(_) => None,
        }
    }
}

impl From<Slot> for Choice {
    fn from(slot: Slot) -> Self {
        Self::Slot(slot)
    }
}

/// One way a choice goes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Case {
    /// The candidate assumed true, or false.
    pub assume: Assumption,
    /// The steps that follow, in order; nothing that the case does not need.
    pub steps: Vec<Step>,
    /// The slot that is left empty, if the assumption leads to a contradiction. Without it the conclusion holds after the
    /// steps: what it eliminates is gone, and what it places is placed.
    pub end: Option<Slot>,
}

impl Forcing {
    /// The number of steps of all cases, those of hypotheses and forcings inside them included.
    pub fn length(&self) -> usize {
        self.cases.iter().map(|case| length(&case.steps)).sum()
    }

    /// The number of forcings and hypotheses nested in each other, this one included.
    pub fn depth(&self) -> usize {
        1 + self.cases.iter().map(|case| depth(&case.steps)).max().unwrap_or(0)
    }
}
