//! That nothing is left for a cell, or for a digit of a house.
use crate::step_context::StepContext;
use crate::words::noun::Houses;
use qedoku_core::{Cell, Digit, Slot};

/// Says that nothing is left for a slot.
pub(super) fn has_none(context: &StepContext<'_>, slot: Slot) -> String {
    let style = context.style;
    match slot {
        Slot::Cell(cell) => style.say(&EmptiedText::CellEmpty { cell }),
        Slot::House(house, digit) => style.say(&EmptiedText::HouseLacks { house: context.named([house]), digit }),
    }
}

/// Sentences about what nothing is left for.
#[derive(Clone, Copy, Debug)]
pub(crate) enum EmptiedText<'a> {
    CellEmpty { cell: Cell },
    HouseLacks { house: Houses<'a>, digit: Digit },
}
