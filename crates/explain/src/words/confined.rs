//! A digit of one house is left only where the house crosses another.
use super::blocked::elsewhere;
use crate::step_context::StepContext;
use crate::words::noun::Houses;
use qedoku_core::{Cell, CellSet, Conclusion, Confined, Digit, HouseSet, Step};

/// Says where the digit is left, what the other house loses, and what that leaves to a third.
pub(super) fn why(context: &StepContext<'_>, it: &Confined, step: &Step) -> String {
    let style = context.style;
    let digit = it.digit;
    let rest = elsewhere(context, HouseSet::of(it.from), digit.into());
    let claim = style.say(&ConfinedText::Claim {
        from: context.named([it.from]),
        left: context.board.plane(digit) & context.layout.cells(it.from),
        digit,
        rest: &rest,
        to: context.named([it.to]),
    });
    if let (Some(last), Some(cell)) = (it.last, step.conclusion.place.plane(digit).first()) {
        return style.say(&ConfinedText::Places { claim: &claim, third: context.named([last]), cell, digit });
    }
    style.say(&ConfinedText::Eliminates { claim: &claim, gone: &step.conclusion })
}

/// Sentences about a digit that one house confines.
#[derive(Clone, Copy, Debug)]
pub(crate) enum ConfinedText<'a> {
    Claim { from: Houses<'a>, left: CellSet, digit: Digit, rest: &'a str, to: Houses<'a> },
    Places { claim: &'a str, third: Houses<'a>, cell: Cell, digit: Digit },
    Eliminates { claim: &'a str, gone: &'a Conclusion },
}
