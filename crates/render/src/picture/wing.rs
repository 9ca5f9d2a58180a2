//! Few cells around a pivot, or in two almost locked sets.
use super::highlight::Highlight;
use super::marks::Marks;
use super::truths::members_in;
use qedoku_core::{CandidateSet, Step, Wing};
use qedoku_explain::{StepContext, sets_of_wing};

impl Marks {
    /// The pivot and the pincers.
    pub(super) fn wing(&mut self, it: &Wing, step: &Step) {
        self.shared_digits(it, step);
        for (role, cells) in [(Highlight::Pivot, it.pivot), (Highlight::Pincer, it.pincers)] {
            self.cells(role, cells);
            self.candidates(role, members_in(step, cells));
        }
    }

    /// The cells as the words tell them: the pivot and the pincers, or two sets and the digit that links them.
    pub(super) fn wing_on(&mut self, context: &StepContext<'_>, it: &Wing, step: &Step) {
        let Some((sets, common)) = sets_of_wing(context, it) else { return self.wing(it, step) };
        self.shared_digits(it, step);
        let places = (it.pivot | it.pincers) & context.board.plane(common);
        self.candidates(Highlight::Restricted, CandidateSet::of_digit(common, places));
        for (cells, index) in sets.into_iter().zip(0..) {
            self.set(Highlight::Set(index), cells);
            self.candidates(Highlight::Set(index), members_in(step, cells));
        }
    }

    /// Marks the candidates of the cells whose digits tie them together.
    fn shared_digits(&mut self, it: &Wing, step: &Step) {
        let shared = members_in(step, it.pivot | it.pincers)
            .iter()
            .filter(|candidate| it.digits.contains(candidate.digit))
            .collect();
        self.candidates(Highlight::Shared, shared);
    }
}
