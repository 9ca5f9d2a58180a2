//! A cell with one digit left, and a digit with one place left.
use super::{Told, closed};
use crate::words::noun::{AllOf, Houses};
use qedoku_core::{Cell, CellSet, Digit, DigitSet, House, Slot, Step};

/// Tells a single.
pub(super) fn tell(told: &mut Told<'_, '_>, slot: Slot, step: &Step) {
    match slot {
        Slot::Cell(cell) => naked(told, cell, step),
        Slot::House(house, digit) => hidden(told, house, digit, step),
    }
}

fn naked(told: &mut Told<'_, '_>, cell: Cell, step: &Step) {
    let context = told.context;
    let style = told.style();
    told.item(style.say(&SingleText::LookAt { cells: cell.into() }));
    let (houses, gone) = closed::digits_closed(context, cell);
    for ((house, digits), at) in houses.into_iter().zip(0..) {
        let house = context.named([house]);
        match at {
            0 => told.item(style.say(&SingleText::HasAlready { house, digits })),
            1 => told.item(style.say(&SingleText::HasToo { house, digits })),
            _ => told.also(style.say(&SingleText::HasToo { house, digits })),
        }
    }
    for (digit, at) in gone.into_iter().zip(0..) {
        let lost = closed::lost(context, cell.into(), digit);
        if at == 0 { told.item(lost) } else { told.also(lost) }
    }
    let left = context.board.digits(cell);
    told.item(style.say(&SingleText::OnlyDigit { digits: left }));
    told.act_here(step);
}

fn hidden(told: &mut Told<'_, '_>, house: House, digit: Digit, step: &Step) {
    let context = told.context;
    let style = told.style();
    let named = context.named([house]);
    let open = context.layout.cells(house) & context.board.open();
    if let Some(cell) = open.single() {
        told.item(style.say(&SingleText::OneOpen { house: named, cell }));
        told.item(style.say(&SingleText::LacksOnly { house: named, digit }));
        return told.act_here(step);
    }
    told.item(style.say(&SingleText::Needs { house: named, digits: AllOf(&[digit.to_string()]) }));
    told.item(style.say(&SingleText::OpenCells { cells: open }));
    closed::tell(told, digit, &closed::closed(context, house, digit));
    let left = context.board.plane(digit) & open;
    told.item(style.say(&SingleText::OnlyCells { cells: left }));
    told.act_here(step);
}

/// Sentences about what a cell or a house needs.
#[derive(Clone, Copy, Debug)]
pub(crate) enum SingleText<'a> {
    LookAt { cells: CellSet },
    HasAlready { house: Houses<'a>, digits: DigitSet },
    HasToo { house: Houses<'a>, digits: DigitSet },
    OnlyDigit { digits: DigitSet },
    OneOpen { house: Houses<'a>, cell: Cell },
    LacksOnly { house: Houses<'a>, digit: Digit },
    Needs { house: Houses<'a>, digits: AllOf<'a> },
    OpenCells { cells: CellSet },
    OnlyCells { cells: CellSet },
}
