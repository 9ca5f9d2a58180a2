//! Cells that too few digits cannot fill.
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

/// Says why three digits cannot fill them: the cells of one box run the other way.
pub(super) fn turned(context: &StepContext<'_>, cells: CellSet) -> Vec<String> {
    let style = context.style;
    let Some(odd) = odd_box(context, cells) else { return vec![style.say(&UnfillableText::NoWay)] };
    vec![
        style.say(&UnfillableText::Turns),
        style.say(&UnfillableText::Slopes { odd: context.named([odd]) }),
        style.say(&UnfillableText::Mirrored),
    ]
}

/// The cells of a loop one after the other, each of which sees the next, and the last one the first.
pub(super) fn around(context: &StepContext<'_>, cells: CellSet) -> Option<Vec<Cell>> {
    let mut path = vec![cells.first()?];
    (cells.len() <= LONGEST && closes(context, cells.without(path[0]), &mut path)).then_some(path)
}

/// Whether the path can go on through all the cells that are left and back to its start.
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

/// The box whose cells run the other way than those of the other three.
fn odd_box(context: &StepContext<'_>, cells: CellSet) -> Option<House> {
    let boxes = context.layout.boxes().iter().filter(|&house| context.layout.cells(house).meets(cells));
    let (right, left): (Vec<House>, Vec<House>) =
        boxes.partition(|&house| runs_right(context.layout.cells(house) & cells));
    match (right.as_slice(), left.as_slice()) {
        ([odd], [_, _, _]) | ([_, _, _], [odd]) => Some(*odd),
        _ => None,
    }
}

/// Whether the columns of three cells follow each other to the right from row to row, the last one before the first.
fn runs_right(cells: CellSet) -> bool {
    let mut rows: Vec<Cell> = cells.iter().collect();
    rows.sort_by_key(|cell| cell.row());
    let next = rows.iter().cycle().skip(1);
    let steps = rows.iter().zip(next);
    steps.filter(|(above, below)| above.column() < below.column()).count() == 2
}

/// Sentences about cells that too few digits cannot fill.
#[derive(Clone, Copy, Debug)]
pub(crate) enum UnfillableText<'a> {
    LoopOf { cells: AllOf<'a> },
    Loop { cells: AllOf<'a>, houses: InOrder<'a> },
    FourBoxes { cells: &'a str },
    Turns,
    Slopes { odd: Houses<'a> },
    Mirrored,
    NoWay,
}
