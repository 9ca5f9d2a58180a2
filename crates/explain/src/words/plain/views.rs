//! Where cells see others: `r8c2 is in box 7 with r9c3 and in row 8 with r8c7`.
use super::Told;
use crate::step_context::StepContext;
use crate::words::inference::by_view;
use crate::words::noun::Houses;
use qedoku_core::{Cell, CellSet, House, HouseSet, Step};

/// The largest number of places whose names a sentence repeats.
const NAMED: usize = 4;

/// Says of each cell in which houses it sees all of some places.
pub(super) fn views(context: &StepContext<'_>, cells: CellSet, places: CellSet) -> Vec<String> {
    let style = context.style;
    let ends: Vec<Cell> = places.iter().collect();
    let each = by_view(context.layout, cells, &ends).into_iter().map(|view| {
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
                part(context, house, seen, places)
            })
            .collect();
        let is_long = places.len() > 2;
        style.say(&ViewText::AreIn { cells: view.cells, parts: &together(context, &parts, is_long) })
    });
    each.collect()
}

fn together(context: &StepContext<'_>, parts: &[String], is_long: bool) -> String {
    let style = context.style;
    match parts {
        [one, other] if is_long => style.say(&ViewText::Two { one, other }),
        parts => style.and(parts),
    }
}

fn part(context: &StepContext<'_>, house: House, seen: CellSet, places: CellSet) -> String {
    let style = context.style;
    let house = context.named([house]);
    if seen == places && places.is_several() {
        return style.say(&ViewText::WithAll { house, count: places.len() });
    }
    style.say(&ViewText::With { house, seen })
}

/// Ends a text by which one of some places is the digit that goes: where what goes sees them, and the act.
pub(super) fn seen_and_act(told: &mut Told<'_, '_>, places: CellSet, step: &Step) {
    let all = views(told.context, step.conclusion.eliminate.cells(), places);
    let is_one = all.len() == 1;
    for (view, at) in all.into_iter().zip(0..) {
        if at == 0 { told.item(view) } else { told.also(view) }
    }
    if is_one { told.act_here(step) } else { told.act(step) }
}

/// Sentences about where cells see others.
#[derive(Clone, Copy, Debug)]
pub(crate) enum ViewText<'a> {
    WithEach { cells: CellSet, houses: Houses<'a> },
    AreIn { cells: CellSet, parts: &'a str },
    Two { one: &'a str, other: &'a str },
    WithAll { house: Houses<'a>, count: usize },
    With { house: Houses<'a>, seen: CellSet },
}
