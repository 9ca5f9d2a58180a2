//! What a step comes to: a cell that alone can keep a deadly pattern from coming about is the digit that does.
use crate::step_context::StepContext;
use qedoku_core::{Candidate, CandidateSet, Conclusion, Deadly, Pattern, Step};

/// The conclusion of a step; where the one guard of a deadly pattern is all that a cell has left, the cell is that digit.
pub(crate) fn settled(context: &StepContext<'_>, step: &Step) -> Conclusion {
    let Conclusion { mut place, mut eliminate } = step.conclusion;
    let Pattern::Deadly(Deadly { guards, .. }) = &step.pattern else { return step.conclusion };
    let Some(guarded) = guards.cells().single() else { return step.conclusion };
    let gone = eliminate.digits(guarded);
    if let Some(digit) = (context.board.digits(guarded) - gone).single()
        && !gone.is_empty()
    {
        place.insert(Candidate { cell: guarded, digit });
        eliminate -= CandidateSet::of_cell(guarded, gone);
    }
    Conclusion { place, eliminate }
}
