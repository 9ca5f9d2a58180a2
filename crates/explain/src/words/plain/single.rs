//! A cell with one digit left, and a digit with one place left.
use super::beginner_text::BeginnerText;
use super::closed;
use crate::words::closed::{StandingDigits, standing_in};
use crate::words::noun::{AllOf, Houses};
use crate::words::single::mirrored;
use qedoku_core::{Cell, CellSet, Digit, DigitSet, House, Slot, Step};

/// Tells a single.
pub(super) fn describe(prose: &mut BeginnerText<'_, '_>, slot: Slot, step: &Step) {
    match slot {
        Slot::Cell(cell) => naked(prose, cell, step),
        Slot::House(house, digit) => hidden(prose, house, digit, step),
    }
}

fn naked(prose: &mut BeginnerText<'_, '_>, cell: Cell, step: &Step) {
    let context = prose.context;
    let style = prose.style();
    prose.item(style.say(&PlainSingleText::LookAt { cells: cell.into() }));
    if let Some(mirrored) = mirrored(context, step) {
        prose.item(mirrored.said);
        return prose.act_here(step);
    }
    let left = context.board.digits(cell);
    let (houses, gone) = standing_in(context, cell, context.layout.digits() - left);
    for (StandingDigits { house, digits }, at) in houses.into_iter().zip(0..) {
        let house = context.named([house]);
        match at {
            0 => prose.item(style.say(&PlainSingleText::HasAlready { house, digits })),
            1 => prose.item(style.say(&PlainSingleText::HasToo { house, digits })),
            _ => prose.also(style.say(&PlainSingleText::HasToo { house, digits })),
        }
    }
    for (sentence, at) in closed::all_lost(context, cell, gone).into_iter().zip(0..) {
        if at == 0 { prose.item(sentence) } else { prose.also(sentence) }
    }
    prose.item(style.say(&PlainSingleText::OnlyDigit { digits: left }));
    prose.act_here(step);
}

fn hidden(prose: &mut BeginnerText<'_, '_>, house: House, digit: Digit, step: &Step) {
    let context = prose.context;
    let style = prose.style();
    let named = context.named([house]);
    let open = context.layout.cells(house) & context.board.open();
    if let Some(cell) = open.single() {
        prose.item(style.say(&PlainSingleText::OneOpen { house: named, cell }));
        prose.item(style.say(&PlainSingleText::LacksOnly { house: named, digit }));
        return prose.act_here(step);
    }
    prose.item(style.say(&PlainSingleText::Needs { house: named, digits: AllOf(&[digit.to_string()]) }));
    let closed = closed::closed(context, house, digit);
    let cells: Vec<String> = open.iter().map(|cell| style.cell(cell)).collect();
    prose.item(style.say(&PlainSingleText::OpenCells { cells: AllOf(&cells), count: open.len() }));
    closed::describe(prose, digit, &closed);
    let left = context.board.plane(digit) & open;
    prose.item(style.say(&PlainSingleText::OnlyCells { cells: left }));
    prose.act_here(step);
}

/// Sentences about what a cell or a house needs.
#[derive(Clone, Copy, Debug)]
pub(crate) enum PlainSingleText<'a> {
    LookAt { cells: CellSet },
    HasAlready { house: Houses<'a>, digits: DigitSet },
    HasToo { house: Houses<'a>, digits: DigitSet },
    OnlyDigit { digits: DigitSet },
    OneOpen { house: Houses<'a>, cell: Cell },
    LacksOnly { house: Houses<'a>, digit: Digit },
    Needs { house: Houses<'a>, digits: AllOf<'a> },
    OpenCells { cells: AllOf<'a>, count: usize },
    OnlyCells { cells: CellSet },
}
