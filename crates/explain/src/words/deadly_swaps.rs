//! Says what could change places in a deadly pattern: two digits, or the lines that hold the same digits.
use super::deadly::DeadlyText;
use super::deadly_filling::has_filling;
use crate::step_context::StepContext;
use crate::words::noun::{AllOf, Count};
use qedoku_core::{CellSet, Deadly, Digit, HouseKind};

/// The lines that hold the same digits, and those that cross them.
pub(super) struct SwappedLines {
    /// The cells of each line.
    pub(super) names: Vec<String>,
    kind: HouseKind,
    /// The kind of the lines that cross them.
    across: HouseKind,
    /// The number of lines that cross them.
    crossing: usize,
}

/// The lines of an extended rectangle that change places: where others cross them, all cells are in one box.
pub(super) fn lines_of(context: &StepContext<'_>, cells: CellSet) -> SwappedLines {
    let layout = context.layout;
    let met = |kind| layout.houses_of_kind(kind).filter(|house| layout.cells(house).meets(cells));
    let [rows, columns] = [HouseKind::Row, HouseKind::Column].map(met);
    let in_one_box = |house| layout.houses_around(layout.cells(house) & cells).iter().any(|it| layout.is_box(it));
    let is_by_rows = columns.iter().all(in_one_box);
    let (lines, crossing) = if is_by_rows { (rows, columns) } else { (columns, rows) };
    let kinds = if is_by_rows { [HouseKind::Row, HouseKind::Column] } else { [HouseKind::Column, HouseKind::Row] };
    let [kind, across] = kinds;
    let names = lines.iter().map(|line| context.style.at(layout.cells(line) & cells)).collect();
    SwappedLines { names, kind, across, crossing: crossing.len() }
}

/// Says how the cells of an extended rectangle lie, line by line.
pub(super) fn extended(context: &StepContext<'_>, cells: CellSet) -> String {
    let style = context.style;
    let lines = lines_of(context, cells);
    style.say(&DeadlyText::Lines {
        names: AllOf(&lines.names),
        count: lines.names.len(),
        kinds: style.kinds(lines.kind),
        crossing: lines.crossing,
        crossing_kinds: style.kinds(lines.across),
        crossing_kind: style.kind(lines.across),
    })
}

/// Says that what would be left could be filled in two ways.
pub(super) fn two_solutions(context: &StepContext<'_>, it: &Deadly) -> Vec<String> {
    let style = context.style;
    if !has_filling(context, it) {
        let swap = &keeps(context, it);
        return vec![style.say(&DeadlyText::StaysOne { swap }), style.say(&DeadlyText::TwoSolutionsOrNone)];
    }
    vec![breaks_nothing(context, it), style.say(&DeadlyText::TwoSolutions)]
}

/// Says that swapping the digits, or the lines that hold them, breaks nothing.
pub(super) fn breaks_nothing(context: &StepContext<'_>, it: &Deadly) -> String {
    let style = context.style;
    let digits = it.deadly.all_digits();
    if let Ok([one, other]) = <[Digit; 2]>::try_from(digits.iter().collect::<Vec<_>>()) {
        return style.say(&DeadlyText::Swap { digits, one, other });
    }
    let lines = lines_of(context, it.deadly.cells());
    let [kinds, across] = [style.kinds(lines.kind), style.kind(lines.across)];
    style.say(&DeadlyText::SwapLines { count: Count(lines.names.len()), kinds, across })
}

/// Says what swapping the digits, or the lines that hold them, keeps in any solution.
fn keeps(context: &StepContext<'_>, it: &Deadly) -> String {
    let style = context.style;
    let digits = it.deadly.all_digits();
    if let Ok([one, other]) = <[Digit; 2]>::try_from(digits.iter().collect::<Vec<_>>()) {
        return style.say(&DeadlyText::KeepsEach { digits, one, other });
    }
    let lines = lines_of(context, it.deadly.cells());
    let [kinds, across] = [style.kinds(lines.kind), style.kind(lines.across)];
    style.say(&DeadlyText::KeepsLines { count: Count(lines.names.len()), kinds, across })
}
