//! Deadly patterns with cells of their own: filled ones, and a whole board with two candidates a cell.
use super::beginner_text::BeginnerText;
use super::cases::CaseText;
use super::deadly::{self, PlainDeadlyText, corners, joined, supposed_without};
use super::deadly_swap::{digits_swapped, two_solutions};
use super::locked::holds_each;
use super::unfillable;
use crate::words::noun::{AllOf, Count};
use crate::words::thrice::{ManyPlaces, many_places};
use qedoku_core::{Deadly, DeadlyKind, Step};

/// Tells a deadly pattern.
pub(super) fn describe(prose: &mut BeginnerText<'_, '_>, it: &Deadly, step: &Step) {
    match it.kind {
        DeadlyKind::AvoidableRectangle => avoidable(prose, it, step),
        DeadlyKind::Bug => grave(prose, it, step),
        DeadlyKind::BivalueOddagon => unfillable::odd_loop(prose, it, step),
        DeadlyKind::Tridagon => unfillable::four_boxes(prose, it, step),
        DeadlyKind::UniqueRectangle | DeadlyKind::UniqueLoop | DeadlyKind::ExtendedRectangle => {
            deadly::describe(prose, it, step);
        }
    }
}

/// Four cells some of which are filled, but not given.
fn avoidable(prose: &mut BeginnerText<'_, '_>, it: &Deadly, step: &Step) {
    let context = prose.context;
    let style = prose.style();
    let cells = it.deadly.cells();
    corners(prose, cells);
    prose.also(style.say(&PlainDeadlyText::NoneGiven));
    let filled = cells - context.board.open();
    let are = filled.iter().filter_map(|cell| Some(style.is(cell, context.board.value(cell)?)));
    let are: Vec<String> = are.collect();
    prose.item(style.say(&PlainDeadlyText::TheyAre { all: AllOf(&are) }));
    let open = cells & context.board.open();
    holds_each(prose, open);
    let would = open.iter().filter_map(|cell| Some(style.is(cell, it.deadly.digits(cell).single()?)));
    let would: Vec<String> = would.collect();
    prose.suppose(style.say(&PlainDeadlyText::SupposeAll { all: AllOf(&would) }));
    prose.also(style.say(&digits_swapped(prose, it)));
    prose.also(style.say(&two_solutions(prose, it)));
    if let Some(cell) = open.single() {
        if let Some(digit) = it.deadly.digits(cell).single() {
            prose.also(style.say(&CaseText::SoNot { cell, digit }));
        }
        return prose.act(step);
    }
    joined(prose, it, step);
}

/// All open cells with two candidates but few.
fn grave(prose: &mut BeginnerText<'_, '_>, it: &Deadly, step: &Step) {
    let context = prose.context;
    let style = prose.style();
    let more: Vec<String> = it
        .guards
        .cells()
        .iter()
        .map(|cell| style.say(&PlainDeadlyText::HasMore { cell, digits: context.board.digits(cell) }))
        .collect();
    prose.item(style.say(&PlainDeadlyText::TwoEach { more: AllOf(&more) }));
    let many = many_places(context, it);
    for (ManyPlaces { digit, count, houses }, at) in many.iter().zip(0..) {
        let text = style.say(&PlainDeadlyText::ManyPlaces { houses: *houses, digit: *digit, count: Count(*count) });
        if at == 0 { prose.item(text) } else { prose.also(text) }
    }
    if !many.is_empty() {
        prose.also(style.say(&PlainDeadlyText::OthersTwice));
    }
    supposed_without(prose, &it.guards);
    prose.then(style.say(&PlainDeadlyText::TwicePlaces));
    prose.item(style.say(&PlainDeadlyText::TwoOrNone));
    if it.guards.len() > 1 {
        return joined(prose, it, step);
    }
    prose.act(step);
}
