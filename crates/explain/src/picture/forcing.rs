//! The candidates of a slot, each assumed in turn, or a candidate and its opposite.
use super::hypothesis::placed;
use super::marks::Marks;
use super::role::Role;
use qedoku_core::{CandidateSet, Case, CellSet, Choice, Conclusion, Forcing};

impl Marks {
    pub(super) fn forcing(&mut self, it: &Forcing) {
        self.candidates(Role::Assumed, it.cases.iter().map(|case| case.assume.candidate).collect());
        match it.choice {
            Choice::Slot(slot) => self.slots(Role::Base, &[slot]),
            Choice::Candidate(candidate) => self.cells(Role::Base, CellSet::of(candidate.cell)),
        }
        let follow = |all, case: &Case| all | placed(&case.steps);
        self.candidates(Role::On, it.cases.iter().fold(CandidateSet::EMPTY, follow));
    }

    /// What is assumed in one case of a forcing, what follows from it, and what that leads to.
    pub fn of_case(case: &Case, conclusion: &Conclusion) -> Self {
        let mut marks = Self::default();
        marks.assumed(case.assume);
        if case.end.is_none() {
            marks.concluded(conclusion);
        }
        marks.following((case.assume, &case.steps), case.end);
        marks
    }
}
