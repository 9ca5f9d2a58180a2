//! Conclusions as texts tell them: eliminations that leave the guard of a deadly pattern, or the only cell of a total, one
//! digit are told as that digit.
use crate::step_context::StepContext;
use qedoku_core::{Candidate, CandidateSet, Conclusion, Deadly, Pattern, Step, Truth};

/// The conclusion of a step; where the one guard of a deadly pattern, or the only cell of a total, has one digit left, it is
/// that digit.
pub fn settled(context: &StepContext<'_>, step: &Step) -> Conclusion {
    let Conclusion { mut place, mut eliminate } = step.conclusion;
    let cells = match (&step.pattern, &step.truths[..]) {
        (Pattern::Deadly(Deadly { guards, .. }), _) => guards.cells(),
        (Pattern::Total(_), [Truth::Sum(sum)]) => sum.cells(),
        _ => return step.conclusion,
    };
    let Some(cell) = cells.single() else { return step.conclusion };
    let gone = eliminate.digits(cell);
    if let Some(digit) = (context.board.digits(cell) - gone).single()
        && !gone.is_empty()
    {
        place.insert(Candidate { cell, digit });
        eliminate -= CandidateSet::of_cell(cell, gone);
    }
    Conclusion { place, eliminate }
}
