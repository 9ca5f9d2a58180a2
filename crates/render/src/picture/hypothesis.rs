//! Marks an assumption and what follows from it.
use super::highlight::Highlight;
use super::marks::Marks;
use qedoku_core::{Assumption, CandidateSet, CellSet, Hypothesis, Slot, Step};

impl Marks {
    pub(super) fn hypothesis(&mut self, it: &Hypothesis) {
        self.assumed(it.assume);
        self.following(it.assume, &it.steps, Some(it.end));
    }

    /// Marks the placements and eliminations of some steps after an assumption, and the slot that they leave empty.
    pub(super) fn following(&mut self, assume: Assumption, steps: &[Step], end: Option<Slot>) {
        self.cells(Highlight::Assumed, CellSet::of(assume.candidate.cell));
        self.candidates(Highlight::On, placed(steps));
        self.candidates(Highlight::Off, eliminated(steps));
        if let Some(end) = end {
            self.slots(Highlight::Empty, &[end]);
        }
    }
}

/// The candidates that some steps place.
pub(super) fn placed(steps: &[Step]) -> CandidateSet {
    steps.iter().fold(CandidateSet::EMPTY, |all, step| all | step.conclusion.place)
}

/// The candidates that some steps eliminate.
pub(super) fn eliminated(steps: &[Step]) -> CandidateSet {
    steps.iter().fold(CandidateSet::EMPTY, |all, step| all | step.conclusion.eliminate)
}
