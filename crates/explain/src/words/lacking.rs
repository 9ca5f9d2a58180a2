//! Says what keeps digits out of a cell.
use super::closed::{closed, standing_in};
use super::plain::closed::all_lost;
use super::plain::single::PlainSingleText;
use super::single::standing;
use crate::step_context::StepContext;
use qedoku_core::{Cell, CellSet, DigitSet};

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
