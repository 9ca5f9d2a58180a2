//! Says in which houses cells see places.
use crate::step_context::StepContext;
use crate::words::noun::InOrder;
use qedoku_core::{Cell, CellSet, House};

/// Says that cells see all of some places, each with its houses: `r8c2 sees both (box 7, row 8), and r9c8 sees both
/// (row 9, box 9)`. What counts as one of the places may be several cells.
pub(super) fn sees_all(context: &StepContext<'_>, cells: CellSet, ends: &[CellSet]) -> String {
    let style = context.style;
    let mut groups: Vec<(Vec<House>, CellSet)> = Vec::new();
    for cell in cells {
        let houses = houses_between(context, cell, ends);
        match groups.iter_mut().find(|(known, _)| *known == houses) {
            Some((_, cells)) => cells.insert(cell),
            None => groups.push((houses, CellSet::of(cell))),
        }
    }
    let count = ends.len();
    let is_grouped = ends.iter().any(|end| end.is_several());
    style.statements(groups.iter().enumerate().map(|(at, (houses, cells))| {
        let houses = InOrder(context.layout, houses);
        if at > 0 && (is_grouped || count != 2) {
            return style.say(&SightText::SoDo { cells: *cells, houses });
        }
        style.say(&SightText::SeeAll { cells: *cells, count: if is_grouped { 0 } else { count }, houses })
    }))
}

/// The houses in which a cell sees some places, as few as there are, in the order of the places.
pub(super) fn houses_between(context: &StepContext<'_>, cell: Cell, ends: &[CellSet]) -> Vec<House> {
    let mut left = ends.iter().fold(CellSet::EMPTY, |all, end| all | *end).without(cell);
    let all = left;
    let mut chosen: Vec<House> = Vec::new();
    while !left.is_empty() {
        let reach = |house: House| (context.layout.cells(house) & left).len();
        let best = context.layout.houses_of(cell).iter().fold(None, |best: Option<House>, house| match best {
            Some(so_far) if reach(so_far) >= reach(house) => best,
            _ => Some(house),
        });
        let Some(house) = best.filter(|&house| reach(house) > 0) else { break };
        left -= context.layout.cells(house);
        chosen.push(house);
    }
    let first = |house: House| {
        let at = |end: &CellSet| (*end & all & context.layout.cells(house)) == *end & all;
        ends.iter().position(at).or_else(|| ends.iter().position(|end| end.meets(context.layout.cells(house))))
    };
    chosen.sort_by_key(|&house| first(house));
    chosen
}

/// Sentences about cells that see others.
#[derive(Clone, Copy, Debug)]
pub(crate) enum SightText<'a> {
    SeeAll { cells: CellSet, count: usize, houses: InOrder<'a> },
    SoDo { cells: CellSet, houses: InOrder<'a> },
}
