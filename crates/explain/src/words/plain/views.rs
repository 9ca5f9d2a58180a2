//! Where cells see others: `r8c2 is in box 7 with r9c3 and in row 8 with r8c7`.
use super::beginner_text::BeginnerText;
use crate::step_context::StepContext;
use crate::words::inference::by_view;
use crate::words::noun::Houses;
use qedoku_core::{Cell, CellSet, Digit, House, HouseSet, Step};

/// The largest number of places whose names a sentence repeats.
const NAMED: usize = 4;

/// Says of each cell in which houses it sees all of some places.
pub(super) fn views(context: &StepContext<'_>, cells: CellSet, ends: &[Cell]) -> Vec<String> {
    let style = context.style;
    let places: CellSet = ends.iter().copied().collect();
    let each = by_view(context.layout, cells, ends).into_iter().map(|view| {
        if view.houses.len() > 2 || (view.houses.len() == 2 && places.len() > NAMED) {
            let houses = Houses(context.layout, view.houses.iter().copied().collect::<HouseSet>());
            return style.say(&ViewText::WithEach { cells: view.cells, houses });
        }
        let mut left = places;
        let parts: Vec<String> = view
            .houses
            .iter()
            .map(|&house| {
                let seen = left & context.layout.cells(house);
                left -= seen;
                let others = seen != places && seen.is_several() && left.is_empty();
                part(context, house, seen, places, others)
            })
            .collect();
        let first = view.houses.first().map_or(CellSet::EMPTY, |&house| places & context.layout.cells(house));
        let is_long = parts.len() == 2 && first.is_several();
        style.say(&ViewText::AreIn { cells: view.cells, parts: &together(context, &parts, is_long) })
    });
    each.collect()
}

fn together(context: &StepContext<'_>, parts: &[String], is_long: bool) -> String {
    let style = context.style;
    match parts {
        [one, other] if is_long => style.say(&ViewText::Two { one, other }),
        [one, other] => style.say(&ViewText::Both { one, other }),
        parts => style.and(parts),
    }
}

fn part(context: &StepContext<'_>, house: House, seen: CellSet, places: CellSet, others: bool) -> String {
    let style = context.style;
    let house = context.named([house]);
    if others {
        return style.say(&ViewText::WithOthers { house, count: seen.len() });
    }
    if seen == places && places.is_several() {
        return style.say(&ViewText::WithAll { house, count: places.len() });
    }
    style.say(&ViewText::With { house, seen })
}

/// How much is said of what sees some places, beside the act.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Seen {
    /// A line for all that see them alike, with what that means.
    Apart,
    /// In one line, with what it means for a cell that is alone.
    Said,
    /// In one line, which the act says the meaning of.
    Bare,
}

/// Ends a text by which one of some places is the digit that goes: where what goes sees them, and the act.
pub(super) fn seen_and_act(told: &mut BeginnerText<'_, '_>, ends: &[Cell], seen: Seen, step: &Step) {
    let lost = step.conclusion.eliminate;
    let all = views(told.context, lost.cells(), ends);
    let is_one = all.len() == 1;
    for (view, at) in all.into_iter().zip(0..) {
        let is_apart = seen == Seen::Apart;
        if at == 0 || is_apart {
            told.item(view);
        } else {
            told.also(view);
        }
        let means = is_apart || (seen == Seen::Said && is_one && lost.cells().is_one());
        if let (true, Some(digit)) = (means, lost.all_digits().single()) {
            let several = is_one && lost.cells().is_several();
            let text = told.style().say(&ViewText::SoNot { digit, several });
            told.also(text);
        }
    }
    if is_one && seen != Seen::Apart && (seen == Seen::Bare || lost.cells().is_one()) {
        told.act_here(step);
    } else {
        told.act(step);
    }
}

/// The names of cells in their order.
pub(super) fn names(context: &StepContext<'_>, cells: &[Cell]) -> Vec<String> {
    cells.iter().map(|&cell| context.style.cell(cell)).collect()
}

/// Sentences about where cells see others.
#[derive(Clone, Copy, Debug)]
pub(crate) enum ViewText<'a> {
    WithEach { cells: CellSet, houses: Houses<'a> },
    AreIn { cells: CellSet, parts: &'a str },
    Two { one: &'a str, other: &'a str },
    Both { one: &'a str, other: &'a str },
    WithAll { house: Houses<'a>, count: usize },
    WithOthers { house: Houses<'a>, count: usize },
    With { house: Houses<'a>, seen: CellSet },
    SoNot { digit: Digit, several: bool },
}
