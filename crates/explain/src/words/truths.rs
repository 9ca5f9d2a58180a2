//! A step of no shape that is known here: its truths speak for it.
use crate::notation::or_two_solutions;
use crate::step_context::StepContext;
use crate::style::Style;
use crate::words::noun::{Any, Houses};
use qedoku_core::{CellSet, Digit, Step, Truth};

/// Says what each truth leaves, and that nothing else is left when they go together.
pub(super) fn why(context: &StepContext<'_>, step: &Step) -> String {
    let style = context.style;
    let left: Vec<String> = step.truths.iter().map(|truth| leaves(context, truth)).collect();
    let together = style.say(&TruthsText::Together);
    style.sentences(style.in_sentences(&left).into_iter().chain([together, style.so(&step.conclusion)]))
}

/// Says which candidates a truth leaves.
fn leaves(context: &StepContext<'_>, truth: &Truth) -> String {
    let style = context.style;
    let holds = context.style.holds(&truth.members());
    match truth {
        Truth::Cell { .. } => holds,
        Truth::House { house, digit, cells } => {
            style.say(&TruthsText::InHouse { house: context.named([*house]), digit: *digit, cells: Any(*cells) })
        }
        Truth::Guard(guard) => {
            let reason = or_two_solutions(style, &guard.deadly);
            style.say(&TruthsText::Guarded { holds: &holds, reason: &reason })
        }
        Truth::Sum(sum) => super::added_up::added_up(context, sum),
        Truth::Filling(filling) => super::filled::stated(context, filling),
        Truth::Symmetric(_) => style.say(&TruthsText::BySymmetry { holds: &holds }),
    }
}

/// Says where to look.
pub(super) fn place(style: Style, step: &Step) -> String {
    style.cells(step.truths.iter().fold(CellSet::EMPTY, |all, truth| all | truth.members().cells()))
}

/// Sentences about what truths leave.
#[derive(Clone, Copy, Debug)]
pub(crate) enum TruthsText<'a> {
    Together,
    InHouse { house: Houses<'a>, digit: Digit, cells: Any },
    Guarded { holds: &'a str, reason: &'a str },
    BySymmetry { holds: &'a str },
}
