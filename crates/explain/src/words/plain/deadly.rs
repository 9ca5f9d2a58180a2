//! Cells that would allow two solutions, or none.
use super::beginner_text::BeginnerText;
use super::chain_text::PlainChainText;
use super::deadly_forced::{DigitPlaces, forced, open, rest_of_rectangle};
use super::deadly_held::told_held;
use super::deadly_swap::{digits_swapped, swap_each, swapped, two_solutions};
use super::facts::FactText;
use super::locked::PlainLockedText;
use super::statement::{holds, not_all, not_all_in};
use super::views::{Act, seen_and_act};
use super::walk;
use crate::words::deadly::beside;
use crate::words::noun::{AllOf, Any, CaseScope, Count, Houses, Or};
use qedoku_core::{Candidate, CandidateSet, Cell, CellSet, Deadly, DeadlyKind, Digit, DigitSet, Step, Truth};

/// Tells a deadly pattern of open cells that two digits or more could fill in several ways.
pub(super) fn describe(prose: &mut BeginnerText<'_, '_>, it: &Deadly, step: &Step) {
    let cells = it.deadly.cells();
    match it.kind {
        DeadlyKind::UniqueRectangle => corners(prose, cells),
        DeadlyKind::UniqueLoop => {
            // The same way round as the usual words go.
            let mut around = around(prose, cells);
            around[1..].reverse();
            let text = prose.style().say(&PlainDeadlyText::Loop { around: AllOf(&around) });
            prose.item(text);
        }
        _ => {
            let text = prose.style().say(&PlainDeadlyText::LookAt { cells });
            prose.item(text);
        }
    }
    if it.guards.cells().is_one() {
        supposed_without(prose, &it.guards);
        let left = PlainDeadlyText::ThenAllHold { count: Count(cells.len()), digits: it.deadly.all_digits() };
        prose.then(prose.style().say(&left));
        swapped(prose, it);
        return one_cell(prose, it, step);
    }
    told_held(prose, it);
    if it.kind == DeadlyKind::UniqueRectangle && is_supposed(prose, it, step) {
        let houses: Vec<DigitPlaces> = houses(step).collect();
        return supposed_each(prose, it, &houses, step);
    }
    match it.kind {
        DeadlyKind::ExtendedRectangle => {
            let left = PlainDeadlyText::IfAllHeld { count: Count(cells.len()), digits: it.deadly.all_digits() };
            prose.item(prose.style().say(&left));
            swapped(prose, it);
        }
        _ => swap_each(prose, it),
    }
    joined(prose, it, step);
}

/// Says that four cells are the corners of a rectangle, or names cells that are none.
pub(super) fn corners(prose: &mut BeginnerText<'_, '_>, cells: CellSet) {
    let text = prose.style().say(&PlainDeadlyText::Corners { cells });
    prose.item(text);
}

/// Says that there would be two solutions if all cells held these digits only.
pub(super) fn swap(prose: &mut BeginnerText<'_, '_>, cells: CellSet, digits: DigitSet) {
    let style = prose.style();
    prose.item(style.say(&PlainDeadlyText::IfAllWere { count: Count(cells.len()), digits: Or(digits), all: digits }));
    prose.also(style.say(&PlainDeadlyText::TwoSolutions));
}

/// Says that one of the guards is true.
pub(super) fn one_guard(prose: &mut BeginnerText<'_, '_>, guards: &CandidateSet) {
    let style = prose.style();
    let text = style.say(&PlainDeadlyText::SoGuard { guards: &holds(style, guards) });
    prose.item(text);
}

pub(super) fn supposed_without(prose: &mut BeginnerText<'_, '_>, guards: &CandidateSet) {
    let text = walk::supposed_false(prose.context, guards);
    prose.suppose(text);
}

/// True if what goes is told by what would follow from it.
fn is_supposed(prose: &BeginnerText<'_, '_>, it: &Deadly, step: &Step) -> bool {
    let all: Vec<DigitPlaces> = houses(step).collect();
    let two_places = all.len() == 1 && is_two_places(it, all[0], step);
    let excluded = |lost: Candidate| it.guards.iter().all(|guard| prose.context.layout.clash(guard, lost));
    !all.is_empty() && !two_places && beside(it, step).is_empty() && !step.conclusion.eliminate.iter().all(excluded)
}

/// True if a digit has the cells of the guards only, which lose others.
fn is_two_places(it: &Deadly, there: DigitPlaces, step: &Step) -> bool {
    let DigitPlaces { digit, cells: places, .. } = there;
    let lost = step.conclusion.eliminate;
    places == it.guards.cells() && lost.cells().is_subset(places) && !lost.all_digits().contains(digit)
}

/// Ends with the one cell that has guards.
fn one_cell(prose: &mut BeginnerText<'_, '_>, it: &Deadly, step: &Step) {
    if it.guards.single().is_none() {
        one_guard(prose, &it.guards);
        return prose.act_here(step);
    }
    prose.act(step);
}

pub(super) fn around(prose: &BeginnerText<'_, '_>, cells: CellSet) -> Vec<String> {
    let style = prose.style();
    match crate::words::unfillable::around(prose.context, cells) {
        Some(around) => around.into_iter().map(|cell| style.cell(cell)).collect(),
        None => cells.iter().map(|cell| style.cell(cell)).collect(),
    }
}

/// That one of the guards is true, what is joined with them, and what follows.
pub(super) fn joined(prose: &mut BeginnerText<'_, '_>, it: &Deadly, step: &Step) {
    let context = prose.context;
    if houses(step).next().is_none() && !beside(it, step).is_empty() {
        return subset(prose, it, beside(it, step), step);
    }
    one_guard(prose, &it.guards);
    let lost = step.conclusion.eliminate;
    let houses: Vec<DigitPlaces> = houses(step).collect();
    let cells = beside(it, step);
    let excluded = |it_lost: Candidate| it.guards.iter().all(|guard| context.layout.clash(guard, it_lost));
    if houses.is_empty() && cells.is_empty() && lost.iter().all(excluded) {
        return by_guards(prose, it, step);
    }
    if let [there] = *houses.as_slice()
        && is_two_places(it, there, step)
        && cells.is_empty()
    {
        return two_places(prose, it, there, step);
    }
    supposed_each(prose, it, &houses, step);
}

/// Tells what sees all guards, or clashes with each.
fn by_guards(prose: &mut BeginnerText<'_, '_>, it: &Deadly, step: &Step) {
    let lost = step.conclusion.eliminate;
    let same = it.guards.all_digits().is_one() && it.guards.all_digits() == lost.all_digits();
    if same && !lost.cells().meets(it.guards.cells()) {
        return seen_and_act(prose, &it.guards.cells().iter().collect::<Vec<Cell>>(), Act::Here, step);
    }
    let gone = not_all_in(prose.context, &lost, CaseScope::Every);
    let text = prose.style().say(&PlainDeadlyText::Whichever { gone: &gone });
    prose.item(text);
    prose.act_here(step);
}

/// A digit has two places in a house, the cells of the guards.
fn two_places(prose: &mut BeginnerText<'_, '_>, it: &Deadly, there: DigitPlaces, step: &Step) {
    let DigitPlaces { house, digit, cells } = there;
    let style = prose.style();
    let named = prose.context.named([house]);
    prose.item(style.say(&PlainChainText::HasIn { house: named, digit, cells: Any(cells) }));
    prose.also(style.say(&PlainDeadlyText::OneAndOther { digit, others: Or(it.guards.all_digits()) }));
    prose.item(style.say(&PlainDeadlyText::Neither { digits: Or(step.conclusion.eliminate.all_digits()) }));
    prose.act_here(step);
}

/// Other cells of a house with the guards that take their digits.
fn subset(prose: &mut BeginnerText<'_, '_>, it: &Deadly, cells: CellSet, step: &Step) {
    let context = prose.context;
    let style = prose.style();
    let guarded = it.guards.cells();
    let digits = it.guards.all_digits();
    prose.item(style.say(&PlainDeadlyText::OneOfGuarded { cells: guarded, digits: Or(digits) }));
    let held = cells.iter().fold(DigitSet::EMPTY, |all, cell| all | context.board.digits(cell));
    let all = held | it.guards.all_digits();
    let around = context.named(context.layout.houses_around(cells | guarded));
    super::locked::holds_each(prose, cells);
    let count = Count(cells.len() + 1);
    // Only a rectangle has corners.
    prose.item(style.say(&match it.kind {
        DeadlyKind::UniqueRectangle | DeadlyKind::AvoidableRectangle => {
            PlainDeadlyText::CornerUses { count, cells, digits: all, house: around }
        }
        _ => PlainDeadlyText::CellUses { count, cells, digits: all, house: around },
    }));
    prose.item(style.say(&PlainLockedText::NoOther { house: around, digits: Or(all) }));
    prose.act_here(step);
}

/// For each candidate that goes: what would follow from it.
fn supposed_each(prose: &mut BeginnerText<'_, '_>, it: &Deadly, houses: &[DigitPlaces], step: &Step) {
    let context = prose.context;
    let style = prose.style();
    let mut first: Option<Candidate> = None;
    for lost in step.conclusion.eliminate.iter_by_cell() {
        // A corner that leads to the other one leads to the same digits.
        let to_first = |it: &DigitPlaces| {
            let left = open(prose, &[lost], it.digit, it.cells).single();
            first.is_some_and(|first| left == Some(first.cell) && it.digit == first.digit && lost.digit == first.digit)
        };
        if it.kind == DeadlyKind::UniqueRectangle && houses.iter().any(to_first) {
            let Candidate { cell, digit } = lost;
            prose.item(style.say(&PlainDeadlyText::SameWay { cell, digit }));
            prose.also(style.say(&super::cases::CaseText::SoNot { cell, digit }));
            continue;
        }
        first = first.or(Some(lost));
        prose.suppose(style.say(&FactText::Suppose { cell: lost.cell, digit: lost.digit }));
        let mut placed = vec![lost];
        forced(prose, houses, &mut placed);
        rest_of_rectangle(prose, it, &mut placed);
        let guards = it.guards.iter().filter(|guard| placed.iter().all(|one| !context.layout.clash(*one, *guard)));
        let guards: CandidateSet = guards.collect();
        if !guards.is_empty() {
            prose.item(style.say(&PlainDeadlyText::ThenGuard { guards: &holds(style, &guards) }));
        } else if it.kind == DeadlyKind::UniqueRectangle {
            prose.item(style.say(&digits_swapped(prose, it)));
            prose.also(style.say(&two_solutions(prose, it)));
        } else {
            let nots = not_all(context, &it.guards);
            prose.item(style.say(&PlainDeadlyText::ThenNoGuard { nots: &nots }));
        }
        prose.also(style.say(&super::cases::CaseText::SoNot { cell: lost.cell, digit: lost.digit }));
    }
    prose.act(step);
}

fn houses(step: &Step) -> impl Iterator<Item = DigitPlaces> {
    step.truths.iter().filter_map(|truth| match truth {
        Truth::House { house, digit, cells } => Some(DigitPlaces { house: *house, digit: *digit, cells: *cells }),
        _ => None,
    })
}

/// Sentences about cells that would allow two solutions, or none.
#[derive(Clone, Copy, Debug)]
pub(crate) enum PlainDeadlyText<'a> {
    Corners { cells: CellSet },
    LookAt { cells: CellSet },
    LookAtAll { all: AllOf<'a> },
    JustHold { cells: CellSet, digits: DigitSet },
    AlsoHas { cells: CellSet, digits: DigitSet },
    InBox { cells: CellSet, house: Houses<'a> },
    Loop { around: AllOf<'a> },
    LoopOfNeighbors { around: AllOf<'a> },
    ThenAllHold { count: Count, digits: DigitSet },
    IfAllHeld { count: Count, digits: DigitSet },
    IfAllWere { count: Count, digits: Or, all: DigitSet },
    TwoSolutions,
    SoGuard { guards: &'a str },
    Swap { digits: DigitSet },
    SwapInAny { digits: DigitSet },
    TwoSolutionsOrNone,
    SwapColumns { lines: Houses<'a>, count: Count },
    SwapColumnsInAny { lines: Houses<'a>, count: Count },
    SwapRowsInAny { lines: Houses<'a>, count: Count },
    SwapRows { lines: Houses<'a>, count: Count },
    Whichever { gone: &'a str },
    OneAndOther { digit: Digit, others: Or },
    Neither { digits: Or },
    OneOfGuarded { cells: CellSet, digits: Or },
    CornerUses { count: Count, cells: CellSet, digits: DigitSet, house: Houses<'a> },
    CellUses { count: Count, cells: CellSet, digits: DigitSet, house: Houses<'a> },
    SameWay { cell: Cell, digit: Digit },
    ThenGuard { guards: &'a str },
    ThenNoGuard { nots: &'a str },
    NoneGiven,
    TheyAre { all: AllOf<'a> },
    SupposeAll { all: AllOf<'a> },
    TwoEach { more: AllOf<'a> },
    HasMore { cell: Cell, digits: DigitSet },
    ManyPlaces { houses: Houses<'a>, digit: Digit, count: Count },
    OthersTwice,
    TwicePlaces,
    TwoOrNone,
    TakeTurns { digits: DigitSet, count: Count },
    NeverFilled,
}
