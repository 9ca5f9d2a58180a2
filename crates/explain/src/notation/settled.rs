//! Conclusions as texts tell them: eliminations that leave the guard of a deadly pattern one digit are told as that digit.
use crate::step_context::StepContext;
use qedoku_core::{Candidate, CandidateSet, Conclusion, Deadly, Pattern, Step};

/// The conclusion of a step; where the one guard of a deadly pattern has one digit left, it is that digit. Where a color is
/// wrong, the cells that the other color fills have its digits.
pub fn settled(context: &StepContext<'_>, step: &Step) -> Conclusion {
    if let Pattern::Colors(colors) = &step.pattern {
        return colored(context, &colors.clusters, &step.conclusion);
    }
    let Conclusion { mut place, mut eliminate } = step.conclusion;
    let Pattern::Deadly(Deadly { guards, .. }) = &step.pattern else { return step.conclusion };
    let Some(cell) = guards.cells().single() else { return step.conclusion };
    let gone = eliminate.digits(cell);
    if let Some(digit) = (context.board.digits(cell) - gone).single()
        && !gone.is_empty()
    {
        place.insert(Candidate { cell, digit });
        eliminate -= CandidateSet::of_cell(cell, gone);
    }
    Conclusion { place, eliminate }
}

/// The conclusion where all of a color goes: the digits of the other color whose cells have lost all others, and what else
/// goes that these do not exclude.
fn colored(context: &StepContext<'_>, clusters: &[[CandidateSet; 2]], conclusion: &Conclusion) -> Conclusion {
    let Conclusion { mut place, eliminate } = *conclusion;
    let mut left = eliminate;
    for [one, other] in clusters {
        for (wrong, right) in [(one, other), (other, one)] {
            if wrong.is_empty() || !wrong.is_subset(&eliminate) || right.meets(&eliminate) {
                continue;
            }
            let is_last = |it: &Candidate| {
                let others = context.board.digits(it.cell).without(it.digit);
                !others.is_empty() && others.is_subset(eliminate.digits(it.cell))
            };
            for it in right.iter().filter(is_last) {
                place.insert(it);
                left -= context.layout.clashes(it);
            }
        }
    }
    Conclusion { place, eliminate: left }
}
