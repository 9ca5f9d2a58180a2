//! Where cells see others: `r8c2 is in box 7 with r9c3 and in row 8 with r8c7`.
use super::beginner_text::BeginnerText;
use crate::cell_groups::cells_by_digits;
use crate::step_context::StepContext;
use crate::words::inference::{SharedView, by_view};
use crate::words::noun::Houses;
use crate::words::ruled_out;
use qedoku_core::{CandidateSet, Cell, CellSet, DigitSet, House, HouseSet, Step};

/// The largest number of places whose names a sentence repeats.
const NAMED: usize = 4;

/// Says of each cell in which houses it sees all of some places of one of some digits, and by which rules.
pub(super) fn views(context: &StepContext<'_>, digits: DigitSet, cells: CellSet, ends: &[Cell]) -> Vec<String> {
    by_view(context.layout, cells, ends).iter().filter_map(|view| sentence(context, digits, view, ends)).collect()
}

/// The houses in which some cells see all of some places, and the rules by which they see the others; nothing if there is no
/// reason for some.
fn sentence(context: &StepContext<'_>, digits: DigitSet, view: &SharedView, ends: &[Cell]) -> Option<String> {
    let style = context.style;
    let places: CellSet = ends.iter().copied().collect();
    let covered = view.houses.iter().fold(CellSet::EMPTY, |all, &house| all | context.layout.cells(house));
    let seen = places - covered;
    let cells = view.cells;
    let in_houses = || told_in_houses(context, view, places, seen);
    if seen.is_empty() {
        return Some(in_houses());
    }
    let digit = digits.first()?;
    let [by, lost] = [seen, cells].map(|cells| CandidateSet::of_digit(digit, cells));
    let why = &ruled_out::reason(context, &[], &by, &lost);
    if why.is_empty() {
        return None;
    }
    Some(if view.houses.is_empty() {
        style.say(&ViewText::Differ { cells, seen, why })
    } else {
        style.say(&ViewText::AndDiffer { before: &in_houses(), seen, why })
    })
}

/// The houses in which some cells see all of some places but for those that they see by rules.
fn told_in_houses(context: &StepContext<'_>, view: &SharedView, places: CellSet, by_rules: CellSet) -> String {
    let style = context.style;
    let is_many = view.houses.len() > 1 && places.len() > NAMED;
    if is_many && by_rules.is_empty() {
        let houses = Houses(context.layout, view.houses.iter().copied().collect::<HouseSet>());
        return style.say(&ViewText::WithEach { cells: view.cells, houses });
    }
    let mut left = places - by_rules;
    let parts: Vec<String> = view
        .houses
        .iter()
        .map(|&house| {
            let seen = left & context.layout.cells(house);
            left -= seen;
            let others = seen != places && seen.is_several() && left.is_empty() && by_rules.is_empty();
            part(context, house, seen, places, others)
        })
        .collect();
    let first = view.houses.first().map_or(CellSet::EMPTY, |&house| places & context.layout.cells(house));
    let is_long = parts.len() == 2 && first.is_several();
    style.say(&ViewText::AreIn { cells: view.cells, parts: &together(context, &parts, is_long) })
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

/// Says of each cell in which houses it sees all of some places, and that it is none of the digits that one of them is.
pub(super) fn views_without(
    context: &StepContext<'_>,
    digits: DigitSet,
    cells: CellSet,
    ends: &[Cell],
) -> impl Iterator<Item = [String; 2]> {
    by_view(context.layout, cells, ends).into_iter().filter_map(move |view| {
        let so_not = context.style.say(&ViewText::SoNot { digits, cells: view.cells });
        Some([sentence(context, digits, &view, ends)?, so_not])
    })
}

/// Where the act stands below what sees some places.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Act {
    /// In a line of its own.
    Apart,
    /// In the same line, where that is one.
    Here,
}

/// Ends a text by which one of some places is the digit that goes: a line for all that see them alike, with what that
/// means, and the act.
pub(super) fn seen_and_act(prose: &mut BeginnerText<'_, '_>, ends: &[Cell], act: Act, step: &Step) {
    let mut lines = 0;
    for (digits, cells) in cells_by_digits(&step.conclusion.eliminate) {
        for [view, so_not] in views_without(prose.context, digits, cells, ends) {
            prose.item(view);
            prose.also(so_not);
            lines += 1;
        }
    }
    if lines == 1 && act == Act::Here { prose.act_here(step) } else { prose.act(step) }
}

/// The names of cells in their order.
pub(super) fn names(context: &StepContext<'_>, cells: &[Cell]) -> Vec<String> {
    cells.iter().map(|&cell| context.style.cell(cell)).collect()
}

/// Sentences about where cells see others.
#[derive(Clone, Copy, Debug)]
pub(crate) enum ViewText<'a> {
    WithEach { cells: CellSet, houses: Houses<'a> },
    Differ { cells: CellSet, seen: CellSet, why: &'a str },
    AndDiffer { before: &'a str, seen: CellSet, why: &'a str },
    AreIn { cells: CellSet, parts: &'a str },
    Two { one: &'a str, other: &'a str },
    Both { one: &'a str, other: &'a str },
    WithAll { house: Houses<'a>, count: usize },
    WithOthers { house: Houses<'a>, count: usize },
    With { house: Houses<'a>, seen: CellSet },
    SoNot { digits: DigitSet, cells: CellSet },
}
