//! What is assumed, and what follows.
use super::highlight::Highlight;
use super::marks::Marks;
use qedoku_core::{Assumption, CandidateSet, CellSet, Hypothesis, Slot, Step};

impl Marks {
    pub(super) fn hypothesis(&mut self, it: &Hypothesis) {
        self.assumed(it.assume);
        self.following((it.assume, &it.steps), Some(it.end));
    }

    /// What some steps place and eliminate after an assumption, and the slot that they leave empty.
    pub(super) fn following(&mut self, (assume, steps): (Assumption, &[Step]), end: Option<Slot>) {
        self.cells(Highlight::Assumed, CellSet::of(assume.candidate.cell));
        self.candidates(Highlight::On, placed(steps));
        self.candidates(Highlight::Off, eliminated(steps));
        if let Some(end) = end {
            self.slots(Highlight::Empty, &[end]);
        }
    }
}

/// What some steps place.
pub(super) fn placed(steps: &[Step]) -> CandidateSet {
    steps.iter().fold(CandidateSet::EMPTY, |all, step| all | step.conclusion.place)
}

/// What some steps eliminate.
pub(super) fn eliminated(steps: &[Step]) -> CandidateSet {
    steps.iter().fold(CandidateSet::EMPTY, |all, step| all | step.conclusion.eliminate)
}
