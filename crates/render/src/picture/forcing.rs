//! The candidates of a slot, each assumed in turn, or a candidate and its opposite.
use super::follow::FollowedBranch;
use super::highlight::Highlight;
use super::hypothesis::{eliminated, placed};
use super::marks::Marks;
use qedoku_core::{CandidateSet, Case, CellSet, Choice, Conclusion, Forcing};
use qedoku_explain::StepContext;

/// The largest number of arrows in a picture of all cases: beyond that, each case has its own picture.
const ARROWS: usize = 36;

impl Marks {
    /// The cases, what follows in one of them or in several, and what holds in all.
    pub(super) fn forcing(&mut self, it: &Forcing, conclusion: &Conclusion) {
        self.candidates(Highlight::Assumed, it.cases.iter().map(|case| case.assume.candidate).collect());
        let mut once = CandidateSet::EMPTY;
        let mut often = CandidateSet::EMPTY;
        for case in &it.cases {
            let placed = placed(&case.steps);
            (once, often) = (once | placed, often | (once & placed));
        }
        self.candidates(Highlight::On, often);
        for (case, index) in it.cases.iter().zip(0..) {
            self.candidates(Highlight::Case(index), placed(&case.steps));
        }
        self.candidates(
            Highlight::Off,
            it.cases.iter().fold(CandidateSet::EMPTY, |all, case| all | eliminated(&case.steps)),
        );
        if it.cases.len() > 1 {
            self.cells(Highlight::Every, (conclusion.place | conclusion.eliminate).cells());
        }
        match it.choice {
            Choice::Slot(slot) => self.slots(Highlight::Looked, &[slot]),
            Choice::Candidate(candidate) => self.cells(Highlight::Looked, CellSet::of(candidate.cell)),
        }
    }

    /// Marks what follows from what in every case; of long arguments, what leads to the conclusion.
    pub(super) fn cases(&mut self, context: &StepContext<'_>, it: &Forcing, conclusion: &Conclusion) {
        let mut all = self.clone();
        for (case, index) in it.cases.iter().zip(0..) {
            all.follows(context, Some(index), FollowedBranch::of(case, conclusion));
        }
        if all.links().len() > ARROWS {
            let goal = conclusion.place | conclusion.eliminate;
            all.keep(|tie| tie.to.meets(&goal));
        }
        *self = all;
    }

    /// The marks of one case of a forcing, counted from 0: its assumption, what follows from it, and what that leads
    /// to.
    pub fn of_case(context: &StepContext<'_>, case: &Case, index: u8, conclusion: &Conclusion) -> Self {
        let mut marks = Self::default();
        marks.assumed(case.assume);
        if case.end.is_none() {
            marks.concluded(conclusion);
        }
        marks.candidates(Highlight::Case(index), placed(&case.steps));
        marks.following(case.assume, &case.steps, case.end);
        marks.follows(context, Some(index), FollowedBranch::of(case, conclusion));
        marks
    }
}
