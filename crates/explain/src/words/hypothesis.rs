//! A candidate is assumed true, or false, and leads to a contradiction.
use crate::step_context::StepContext;
use crate::style::Style;
use crate::words::noun::{Count, Houses};
use qedoku_core::{Assumption, Candidate, Cell, Digit, Hypothesis, Slot, Step};

/// Says what is assumed and what could not be filled then.
pub(super) fn why(context: &StepContext<'_>, hypothesis: &Hypothesis, step: &Step) -> String {
    let style = context.style;
    let assume = hypothesis.assume;
    let Candidate { cell, digit } = assume.candidate;
    let end = match hypothesis.end {
        Slot::Cell(cell) => style.say(&HypothesisText::CellWouldBeEmpty { cell }),
        Slot::House(house, digit) => {
            style.say(&HypothesisText::HouseWouldLack { house: context.named([house]), digit })
        }
    };
    let so = if assume.holds && step.conclusion == assume.opposite().conclusion() {
        style.say(&HypothesisText::NotDigit { cell, digit })
    } else {
        style.follows(&step.conclusion)
    };
    let supposed = if assume.holds {
        style.say(&HypothesisText::SupposedTrue { cell, digit })
    } else {
        style.say(&HypothesisText::SupposedFalse { cell, digit })
    };
    match hypothesis.steps.len() {
        0 => style.say(&HypothesisText::AtOnce { supposed: &supposed, end: &end, so: &so }),
        1 => style.say(&HypothesisText::AfterOne { supposed: &supposed, end: &end, so: &so }),
        many => style.say(&HypothesisText::AfterSteps { supposed: &supposed, end: &end, count: Count(many), so: &so }),
    }
}

/// Says where to look.
pub(super) fn place(style: Style, hypothesis: &Hypothesis) -> String {
    asked(style, hypothesis.assume)
}

/// An assumption as a question.
pub(super) fn asked(style: Style, assume: Assumption) -> String {
    let assumed = style.assumption(assume);
    style.say(&HypothesisText::Asked { assumed: &assumed })
}

/// Says that nothing is left for a slot.
pub(super) fn has_none(context: &StepContext<'_>, slot: Slot) -> String {
    let style = context.style;
    match slot {
        Slot::Cell(cell) => style.say(&HypothesisText::CellEmpty { cell }),
        Slot::House(house, digit) => style.say(&HypothesisText::HouseLacks { house: context.named([house]), digit }),
    }
}

/// Sentences about what an assumption leads to.
#[derive(Clone, Copy, Debug)]
pub(crate) enum HypothesisText<'a> {
    CellWouldBeEmpty { cell: Cell },
    HouseWouldLack { house: Houses<'a>, digit: Digit },
    NotDigit { cell: Cell, digit: Digit },
    SupposedTrue { cell: Cell, digit: Digit },
    SupposedFalse { cell: Cell, digit: Digit },
    AtOnce { supposed: &'a str, end: &'a str, so: &'a str },
    AfterOne { supposed: &'a str, end: &'a str, so: &'a str },
    AfterSteps { supposed: &'a str, end: &'a str, count: Count, so: &'a str },
    Asked { assumed: &'a str },
    CellEmpty { cell: Cell },
    HouseLacks { house: Houses<'a>, digit: Digit },
}
