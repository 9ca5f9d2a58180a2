//! A digit of one house is left only where the house crosses another.
use super::closed::closed;
use crate::step_context::StepContext;
use crate::words::noun::{Houses, OneDigit, OneOf};
use qedoku_core::{Cell, CellSet, Confined, Digit, House, Step};

/// Says where the digit is left, what the other house loses, and what that leaves to a third.
pub(super) fn why(context: &StepContext<'_>, it: &Confined, step: &Step) -> String {
    let style = context.style;
    let digit = it.digit;
    let to = context.named([it.to]);
    let left = context.layout.cells(it.from) & context.board.plane(digit);
    let mut sentences = in_house(context, it.from, digit);
    sentences.push(style.say(&ConfinedText::AllIn { count: left.len(), to, digit }));
    if let (Some(last), Some(cell)) = (it.last, step.conclusion.place.plane(digit).first()) {
        sentences.push(style.say(&ConfinedText::Leaves { house: context.named([last]), cell, digit }));
    }
    sentences.push(style.so(&step.conclusion));
    style.sentences(sentences)
}

/// Says where a house has a digit, and what closes its other cells.
pub(super) fn in_house(context: &StepContext<'_>, from: House, digit: Digit) -> Vec<String> {
    let style = context.style;
    let open = context.board.open() & context.layout.cells(from);
    let left = open & context.board.plane(digit);
    let from = context.named([from]);
    let rivals = closed(context, open - left, digit.into());
    if rivals.is_empty() {
        return vec![style.say(&ConfinedText::OnlyOpen { from, digit: OneDigit(digit), left })];
    }
    let mut said = vec![style.say(&ConfinedText::Needs { from, digit: OneDigit(digit) })];
    let mut closed = style.in_sentences(&rivals);
    let last = closed.pop().unwrap_or_default();
    said.extend(closed);
    said.push(style.say(&ConfinedText::SoIn { closed: &last, from, digit, left: OneOf(left) }));
    said
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
