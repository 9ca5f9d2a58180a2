//! Loops and boxes that three or two digits cannot fill.
use super::beginner_text::{BeginnerText, act};
use super::deadly::{PlainDeadlyText, around, joined, one_guard, supposed_without};
use crate::words::four_boxes::FourBoxes;
use crate::words::noun::{AllOf, Count};
use qedoku_core::{Deadly, House, Step};

/// A loop of an odd number of cells that two digits cannot fill.
pub(super) fn odd_loop(prose: &mut BeginnerText<'_, '_>, it: &Deadly, step: &Step) {
    let style = prose.style();
    let cells = it.deadly.cells();
    let around = around(prose, cells);
    prose.item(style.say(&PlainDeadlyText::LoopOfNeighbors { around: AllOf(&around) }));
    supposed_without(prose, &it.guards);
    let digits = it.deadly.all_digits();
    prose.then(style.say(&PlainDeadlyText::ThenAllHold { count: Count(cells.len()), digits }));
    prose.item(style.say(&PlainDeadlyText::TakeTurns { digits, count: Count(cells.len()) }));
    cannot_be_filled(prose, it, step);
}

/// Ends after what could not be filled.
fn cannot_be_filled(prose: &mut BeginnerText<'_, '_>, it: &Deadly, step: &Step) {
    if it.guards.len() == 1 && act(prose.context, step).len() == 1 {
        return prose.act(step);
    }
    if it.guards.cells().is_one() {
        one_guard(prose, &it.guards);
        for sentence in act(prose.context, step) {
            prose.also(sentence);
        }
        return;
    }
    joined(prose, it, step);
}

/// Three cells in each of four boxes that three digits cannot fill.
pub(super) fn four_boxes(prose: &mut BeginnerText<'_, '_>, it: &Deadly, step: &Step) {
    let context = prose.context;
    let style = prose.style();
    let cells = it.deadly.cells();
    let boxes: Vec<House> =
        context.layout.boxes().iter().filter(|&house| context.layout.cells(house).meets(cells)).collect();
    let each = boxes.iter().map(|&house| {
        let named = context.named([house]);
        style.say(&PlainDeadlyText::InBox { cells: cells & context.layout.cells(house), house: named })
    });
    let each: Vec<String> = each.collect();
    prose.item(style.say(&PlainDeadlyText::LookAtAll { all: AllOf(&each) }));
    supposed_without(prose, &it.guards);
    prose.then(style.say(&PlainDeadlyText::ThenAllHold { count: Count(cells.len()), digits: it.deadly.all_digits() }));
    let ways = FourBoxes::of(context, cells).map(|four| four.sentences(context));
    ways.unwrap_or_else(|| vec![style.say(&PlainDeadlyText::NeverFilled)])
        .into_iter()
        .for_each(|line| prose.item(line));
    cannot_be_filled(prose, it, step);
}
