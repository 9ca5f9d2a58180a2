//! The box of an empty rectangle: it has all places of a digit in two lines, or in a line and at a place.
use crate::step_context::StepContext;
use qedoku_core::{CellSet, Chain, Digit, House, Reason, StrongLink};

/// Where a box has its digit: cells, and the line that has them if they are several.
type BoxSide = (CellSet, Option<House>);

/// The box of a chain of two links that has all places of its digit in lines, or in a line and a place.
pub(super) fn box_of(context: &StepContext<'_>, chain: &Chain) -> Option<(House, Digit)> {
    Some(rectangle_box(context, chain)?.0)
}

/// The same, with the two sides and their lines.
pub(super) fn rectangle_box(context: &StepContext<'_>, chain: &Chain) -> Option<((House, Digit), [BoxSide; 2])> {
    let layout = context.layout;
    let links: Vec<&StrongLink> = chain.links().collect();
    let [one, other] = *links.as_slice() else { return None };
    let (house, digit, link) = [one, other].into_iter().find_map(|link| match link.reason {
        Reason::Group(house, digit) if layout.is_box(house) => Some((house, digit, link)),
        _ => None,
    })?;
    let line = |cells: CellSet| {
        let around = layout.houses_around(cells);
        around.iter().find(|&it| cells.is_several() && it != house && !layout.is_box(it))
    };
    let sides = [link.from.cells(), link.to.cells()].map(|cells| (cells, line(cells)));
    let is_one = !chain.is_loop() && sides.iter().any(|(_, line)| line.is_some());
    is_one.then_some(((house, digit), sides))
}
