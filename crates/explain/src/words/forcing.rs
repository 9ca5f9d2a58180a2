//! Each candidate of a slot is assumed in turn, or a candidate true and then false, and all lead to the same.
use super::{brief, hypothesis};
use crate::step_context::StepContext;
use crate::style::{Detail, Style};
use crate::words::noun::{AnyOf, Houses};
use qedoku_core::{Assumption, Candidate, Case, Cell, Choice, Conclusion, Digit, Forcing, Slot, Step};

/// The largest number of steps of a case that are named in its sentence; of more only the count is.
const NAMED: usize = 6;

/// Says what there is to choose from and what follows from all of that.
pub(super) fn why(context: &StepContext<'_>, forcing: &Forcing, step: &Step) -> String {
    match forcing.choice {
        Choice::Slot(slot) => whichever(context, slot, forcing, step),
        Choice::Candidate(candidate) => whether(context.style, candidate, forcing, step),
    }
}

/// Says what a slot may hold and what follows from all of that.
fn whichever(context: &StepContext<'_>, slot: Slot, forcing: &Forcing, step: &Step) -> String {
    let style = context.style;
    let names = |ends: &dyn Fn(&Case) -> bool| -> Vec<String> {
        let name = |it: Candidate| match slot {
            Slot::Cell(_) => it.digit.to_string(),
            Slot::House(..) => style.cell(it.cell),
        };
        forcing.cases.iter().filter(|case| ends(case)).map(|case| name(case.assume.candidate)).collect()
    };
    let all = names(&|_| true);
    let refuted = names(&|case| case.end.is_some());
    let count = all.len();
    let out = refuted.len();
    let choice = match slot {
        Slot::Cell(cell) => style.say(&ForcingText::CellIs { cell, options: AnyOf(&all) }),
        Slot::House(house, digit) => {
            style.say(&ForcingText::HouseHas { house: context.named([house]), digit, options: AnyOf(&all) })
        }
    };
    let refuted = style.and(refuted);
    match (out, count - out) {
        (0, 1) => style.say(&ForcingText::OneCase { choice: &choice, gone: &step.conclusion }),
        (0, _) => style.say(&ForcingText::EachCase { choice: &choice, gone: &step.conclusion }),
        (_, 0) => style.say(&ForcingText::NoCase { choice: &choice, gone: &step.conclusion }),
        (_, 1) => style.say(&ForcingText::OtherCase {
            choice: &choice,
            refuted: &refuted,
            gone: &step.conclusion,
            out_count: out,
        }),
        (_, _) => style.say(&ForcingText::OtherCases {
            choice: &choice,
            refuted: &refuted,
            gone: &step.conclusion,
            out_count: out,
        }),
    }
}

/// Says what follows from a candidate and from its opposite.
fn whether(style: Style, candidate: Candidate, forcing: &Forcing, step: &Step) -> String {
    let digit = candidate.digit;
    let fails = |holds| forcing.cases.iter().any(|case| case.assume.holds == holds && case.end.is_some());
    match (fails(true), fails(false)) {
        (false, false) => style.say(&ForcingText::Whether { cell: candidate.cell, digit, so: &step.conclusion }),
        (true, false) => style.say(&ForcingText::NotTrue { cell: candidate.cell, digit, so: &step.conclusion }),
        (false, true) => style.say(&ForcingText::NotFalse { cell: candidate.cell, digit, so: &step.conclusion }),
        (true, true) => style.say(&ForcingText::Neither { cell: candidate.cell, digit, so: &step.conclusion }),
    }
}

/// Says where to look.
pub(super) fn place(context: &StepContext<'_>, forcing: &Forcing) -> String {
    match forcing.choice {
        Choice::Slot(Slot::Cell(cell)) => context.style.cell(cell),
        Choice::Slot(Slot::House(house, digit)) => context.sought_in(house, digit.into()),
        Choice::Candidate(candidate) => hypothesis::asked(context.style, Assumption::is_true(candidate)),
    }
}

/// Says where a case of a forcing leads, in one sentence without its period.
pub fn case(context: &StepContext<'_>, case: &Case, conclusion: &Conclusion) -> String {
    let style = context.style;
    if style.detail == Detail::Brief && !style.is_plain() {
        return style.spaced(brief::case(context, case.steps.len(), case.end, conclusion));
    }
    let reached = match case.end {
        Some(end) => hypothesis::has_none(context, end),
        None => style.follows(conclusion),
    };
    style.spaced(match case.steps.as_slice() {
        // The last step is what the case is about.
        [before @ .., last] if case.end.is_none() && last.conclusion == *conclusion && before.len() < NAMED => {
            branch(style, before, &reached)
        }
        few if few.len() <= NAMED => branch(style, few, &reached),
        more => {
            let count = more.len();
            style.say(&ForcingText::AfterSteps { count, reached: &reached })
        }
    })
}

fn branch(style: Style, steps: &[Step], reached: &str) -> String {
    if steps.is_empty() {
        return style.say(&ForcingText::Then { reached });
    }
    let conclusions: Vec<String> = steps.iter().map(|step| style.follows(&step.conclusion)).collect();
    let conclusions = style.semicolons(conclusions);
    style.say(&ForcingText::ThenSo { conclusions: &conclusions, reached })
}

/// Sentences about arguments by cases.
#[derive(Clone, Copy, Debug)]
pub(crate) enum ForcingText<'a> {
    CellIs { cell: Cell, options: AnyOf<'a> },
    HouseHas { house: Houses<'a>, digit: Digit, options: AnyOf<'a> },
    OneCase { choice: &'a str, gone: &'a Conclusion },
    EachCase { choice: &'a str, gone: &'a Conclusion },
    NoCase { choice: &'a str, gone: &'a Conclusion },
    OtherCase { choice: &'a str, refuted: &'a str, gone: &'a Conclusion, out_count: usize },
    OtherCases { choice: &'a str, refuted: &'a str, gone: &'a Conclusion, out_count: usize },
    Whether { cell: Cell, digit: Digit, so: &'a Conclusion },
    NotTrue { cell: Cell, digit: Digit, so: &'a Conclusion },
    NotFalse { cell: Cell, digit: Digit, so: &'a Conclusion },
    Neither { cell: Cell, digit: Digit, so: &'a Conclusion },
    AfterSteps { count: usize, reached: &'a str },
    Then { reached: &'a str },
    ThenSo { conclusions: &'a str, reached: &'a str },
}
