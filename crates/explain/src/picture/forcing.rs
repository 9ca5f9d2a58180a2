//! The candidates of a slot, each assumed in turn.
use super::hypothesis::placed;
use super::marks::Marks;
use super::role::Role;
use qedoku_core::{CandidateSet, Case, Conclusion, Forcing};

impl Marks {
    pub(super) fn forcing(&mut self, it: &Forcing) {
        self.candidates(Role::Assumed, it.cases.iter().map(|case| case.assume).collect());
        self.slots(Role::Base, &[it.slot]);
        let follow = |all, case: &Case| all | placed(&case.steps);
        self.candidates(Role::On, it.cases.iter().fold(CandidateSet::EMPTY, follow));
    }

    /// What is assumed in one case of a forcing, what follows from it, and what that leads to.
    pub fn of_case(case: &Case, conclusion: &Conclusion) -> Self {
        let mut marks = Self::default();
        marks.candidates(Role::Assumed, CandidateSet::of(case.assume));
        if case.end.is_none() {
            marks.concluded(conclusion);
        }
        marks.following((case.assume, &case.steps), case.end);
        marks
    }
}
