//! What a step comes to: a cell that has one digit left is that digit.
use crate::step_context::StepContext;
use qedoku_core::{Candidate, CandidateSet, Conclusion, Deadly, Pattern, Step};

/// The conclusion of a step, where cells that lose all digits but one are said to be that digit: those that lose several,
/// and the one that keeps a deadly pattern from coming about.
pub(crate) fn settled(context: &StepContext<'_>, step: &Step) -> Conclusion {
    let Conclusion { mut place, mut eliminate } = step.conclusion;
    let keeper = keeper(step);
    for cell in step.conclusion.eliminate.cells() {
        let gone = step.conclusion.eliminate.digits(cell);
        let Some(digit) = (context.board.digits(cell) - gone).single() else { continue };
        let left = Candidate { cell, digit };
        if gone.is_several() || keeper.contains(left) {
            place.insert(left);
            eliminate = eliminate - CandidateSet::of_cell(cell, gone);
        }
    }
    Conclusion { place, eliminate }
}

/// The candidate that keeps a deadly pattern from coming about, if there is one only.
fn keeper(step: &Step) -> CandidateSet {
    match &step.pattern {
        Pattern::Deadly(Deadly { guards, .. }) if guards.cells().is_one() => *guards,
        _ => CandidateSet::EMPTY,
    }
}
