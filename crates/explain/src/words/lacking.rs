//! Says what keeps digits out of a cell, and a digit out of the other cells of a house.
use super::closed::{closed, standing_in};
use super::confined::ConfinedText;
use super::plain::closed::all_lost;
use super::plain::single::PlainSingleText;
use super::single::standing;
use crate::step_context::StepContext;
use crate::words::noun::{OneDigit, OneOf};
use qedoku_core::{Cell, CellSet, Digit, DigitSet, House};

/// Says why a cell lacks digits: the houses that have them, and the steps or the rules that took them.
pub(super) fn of_cell(context: &StepContext<'_>, cell: Cell, digits: DigitSet) -> Vec<String> {
    let style = context.style;
    let (houses, gone) = standing_in(context, cell, digits);
    if style.is_plain() {
        let has = houses
            .iter()
            .map(|it| style.say(&PlainSingleText::HasAlready { house: context.named([it.house]), digits: it.digits }));
        return has.chain(all_lost(context, cell, gone)).collect();
    }
    let mut said = Vec::new();
    if !houses.is_empty() {
        said.push(style.statements(houses.iter().map(|it| standing(context, *it))));
    }
    if !gone.is_empty() {
        said.extend(closed(context, CellSet::of(cell), gone));
    }
    said
}

/// Says where a house has a digit, and what closes its other cells.
pub(super) fn of_house(context: &StepContext<'_>, from: House, digit: Digit) -> Vec<String> {
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
