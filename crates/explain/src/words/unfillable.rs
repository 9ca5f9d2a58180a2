//! Cells that too few digits cannot fill.
use super::four_boxes::FourBoxes;
use crate::step_context::StepContext;
use crate::words::noun::{AllOf, Houses, InOrder};
use qedoku_core::{Cell, CellSet, House};

/// The number of cells of a loop that is sought.
const LONGEST: usize = 16;

/// Says that cells form a loop, each with the next in a house.
pub(super) fn odd_loop(context: &StepContext<'_>, cells: CellSet) -> String {
    let style = context.style;
    let Some(path) = around(context, cells) else {
        let names: Vec<String> = cells.iter().map(|cell| style.cell(cell)).collect();
        return style.say(&UnfillableText::LoopOf { cells: AllOf(&names) });
    };
    let names: Vec<String> = path.iter().map(|&cell| style.cell(cell)).collect();
    let next = path.iter().cycle().skip(1);
    let houses: Vec<House> = path
        .iter()
        .zip(next)
        .filter_map(|(&one, &next)| context.layout.houses_around(CellSet::of(one).with(next)).first())
        .collect();
    style.say(&UnfillableText::Loop { cells: AllOf(&names), houses: InOrder(context.layout, &houses) })
}

/// Says how three cells lie in each of four boxes.
pub(super) fn four_boxes(context: &StepContext<'_>, cells: CellSet) -> String {
    let style = context.style;
    let boxes = context.layout.boxes().iter().map(|house| context.layout.cells(house) & cells);
    let names =
        boxes.filter(|part| !part.is_empty()).map(|part| style.commas(part.iter().map(|cell| style.cell(cell))));
    style.say(&UnfillableText::FourBoxes { cells: &style.semicolons(names) })
}

/// Says why three digits cannot fill them.
pub(super) fn never_filled(context: &StepContext<'_>, cells: CellSet) -> Vec<String> {
    let ways = FourBoxes::of(context, cells).map(|four| four.sentences(context));
    ways.unwrap_or_else(|| vec![context.style.say(&UnfillableText::NoWay)])
}

/// The cells of a loop one after the other, each of which sees the next, and the last one the first.
pub(super) fn around(context: &StepContext<'_>, cells: CellSet) -> Option<Vec<Cell>> {
    let mut path = vec![cells.first()?];
    (cells.len() <= LONGEST && closes(context, cells.without(path[0]), &mut path)).then_some(path)
}

/// True if the path can go on through all the cells that are left and back to its start.
fn closes(context: &StepContext<'_>, left: CellSet, path: &mut Vec<Cell>) -> bool {
    let (Some(&first), Some(&last)) = (path.first(), path.last()) else { return false };
    let near = context.layout.peers(last);
    if left.is_empty() {
        return near.contains(first);
    }
    (near & left).iter().any(|next| {
        path.push(next);
        let is_loop = closes(context, left.without(next), path);
        if !is_loop {
            path.pop();
        }
        is_loop
    })
}

/// Sentences about cells that too few digits cannot fill.
#[derive(Clone, Copy, Debug)]
pub(crate) enum UnfillableText<'a> {
    LoopOf {
        cells: AllOf<'a>,
    },
    Loop {
        cells: AllOf<'a>,
        houses: InOrder<'a>,
    },
    FourBoxes {
        cells: &'a str,
    },
    CallThem {
        cells: AllOf<'a>,
    },
    NotTwiceInRows {
        cells: AllOf<'a>,
    },
    NotTwiceInColumns {
        cells: AllOf<'a>,
    },
    SameDigitLeft {
        first: Cell,
        one: &'a str,
        second: Cell,
        other: &'a str,
        cells: CellSet,
        house: Houses<'a>,
        digit: &'a str,
    },
    NoneOfFour,
    NoWay,
}
