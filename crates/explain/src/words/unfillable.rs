//! Cells that too few digits cannot fill.
use crate::step_context::StepContext;
use crate::words::noun::{Count, Houses};
use qedoku_core::{CandidateSet, Cell, CellSet, Deadly, DigitSet, House};

/// Says that two digits cannot take turns around a loop of an odd number of cells.
pub(super) fn odd_loop(context: &StepContext<'_>, it: &Deadly) -> String {
    let style = context.style;
    let cells = it.deadly.cells();
    let joint = if style.is_plain() { " - " } else { "-" };
    let around = match around(context, cells) {
        Some(around) => {
            around.iter().chain(around.first()).map(|&cell| style.cell(cell)).collect::<Vec<_>>().join(joint)
        }
        None => style.at(cells),
    };
    style.say(&UnfillableText::OddLoop {
        without: &it.guards,
        around: &around,
        held: it.deadly.all_digits(),
        count: Count(cells.len()),
    })
}

/// Says that three digits cannot fill three cells in each of four boxes.
pub(super) fn four_boxes(context: &StepContext<'_>, it: &Deadly) -> String {
    let style = context.style;
    let cells = it.deadly.cells();
    let why = turned(context, cells).map(|odd| style.say(&UnfillableText::Turned { odd: context.named([odd]) }));
    let why = why.unwrap_or_default();
    style.say(&UnfillableText::FourBoxes { without: &it.guards, at: cells, held: it.deadly.all_digits(), why: &why })
}

/// The cells of a loop one after the other, if each of them sees just two of the others.
pub(super) fn around(context: &StepContext<'_>, cells: CellSet) -> Option<Vec<Cell>> {
    let first = cells.first()?;
    let mut path = vec![first];
    let mut left = cells.without(first);
    let mut last = first;
    while !left.is_empty() {
        let near = context.layout.peers(last) & cells;
        last = (near & left).first().filter(|_| near.len() == 2)?;
        left.remove(last);
        path.push(last);
    }
    context.layout.peers(last).contains(first).then_some(path)
}

/// The box whose cells run the other way than those of the other three.
fn turned(context: &StepContext<'_>, cells: CellSet) -> Option<House> {
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
    OddLoop { without: &'a CandidateSet, around: &'a str, held: DigitSet, count: Count },
    Turned { odd: Houses<'a> },
    FourBoxes { without: &'a CandidateSet, at: CellSet, held: DigitSet, why: &'a str },
}
