//! A digit of one house is left only where the house crosses another.
use super::lacking;
use crate::step_context::StepContext;
use crate::words::noun::{Houses, OneDigit, OneOf};
use qedoku_core::{Cell, CellSet, Confined, Digit, Step};

/// Says where the digit is left, what the other house loses, and what that leaves to a third.
pub(super) fn why(context: &StepContext<'_>, it: &Confined, step: &Step) -> String {
    let style = context.style;
    let digit = it.digit;
    let to = context.named([it.to]);
    let left = context.layout.cells(it.from) & context.board.plane(digit);
    let mut sentences = lacking::of_house(context, it.from, digit);
    sentences.push(style.say(&ConfinedText::AllIn { count: left.len(), to, digit }));
    if let (Some(last), Some(cell)) = (it.last, step.conclusion.place.plane(digit).first()) {
        sentences.push(style.say(&ConfinedText::Leaves { house: context.named([last]), cell, digit }));
    }
    sentences.push(style.so(&step.conclusion));
    style.sentences(sentences)
}

/// Sentences about a digit that one house confines.
#[derive(Clone, Copy, Debug)]
pub(crate) enum ConfinedText<'a> {
    Needs { from: Houses<'a>, digit: OneDigit },
    OnlyOpen { from: Houses<'a>, digit: OneDigit, left: CellSet },
    SoIn { closed: &'a str, from: Houses<'a>, digit: Digit, left: OneOf },
    AllIn { count: usize, to: Houses<'a>, digit: Digit },
    Leaves { house: Houses<'a>, cell: Cell, digit: Digit },
}
