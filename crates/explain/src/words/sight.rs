//! Says in which houses cells see places.
use super::inference::{SharedView, by_view, views};
use super::ruled_out;
use crate::step_context::StepContext;
use qedoku_core::{CandidateSet, Cell, CellSet, Digit, House};

/// Says that cells see all of some places of a digit, each with its houses: `r8c2 sees both (box 7, row 8), and r9c8 sees both
/// (row 9, box 9)`. What counts as one of the places may be several cells.
pub(super) fn sees_all(context: &StepContext<'_>, digit: Digit, cells: CellSet, ends: &[CellSet]) -> String {
    let style = context.style;
    let places: Vec<Cell> = ends.iter().flat_map(|end| end.iter()).collect();
    let count = ends.len();
    let is_grouped = ends.iter().any(|end| end.is_several());
    style.statements(by_view(context.layout, cells, &places).iter().enumerate().map(|(at, view)| {
        let why = &why_seen(context, digit, view, &places);
        if at > 0 && (is_grouped || count != 2) {
            return style.say(&SightText::SoDo { cells: view.cells, why });
        }
        style.say(&SightText::SeeAll { cells: view.cells, count: if is_grouped { 0 } else { count }, why })
    }))
}

/// The houses and the rules by which cells see some places of a digit.
pub(super) fn why_seen(context: &StepContext<'_>, digit: Digit, view: &SharedView, places: &[Cell]) -> String {
    let by = CandidateSet::of_digit(digit, places.iter().copied().collect());
    ruled_out::reason(context, &view.houses, &by, &CandidateSet::of_digit(digit, view.cells))
}

/// The houses in which a cell sees some places, in the order of the places.
pub(super) fn houses_between(context: &StepContext<'_>, cell: Cell, ends: &[CellSet]) -> Vec<House> {
    let places: Vec<Cell> = ends.iter().flat_map(|end| end.without(cell).iter()).collect();
    views(context.layout, cell, &places)
}

/// Sentences about cells that see others.
#[derive(Clone, Copy, Debug)]
pub(crate) enum SightText<'a> {
    SeeAll { cells: CellSet, count: usize, why: &'a str },
    SoDo { cells: CellSet, why: &'a str },
}
