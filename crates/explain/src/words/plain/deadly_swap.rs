//! Tells what could change places in a deadly pattern, and that there would be two solutions then.
use super::beginner_text::BeginnerText;
use super::deadly::PlainDeadlyText;
use crate::step_context::StepContext;
use crate::words::deadly_filling::has_filling;
use crate::words::noun::{Count, Or};
use qedoku_core::{Deadly, DeadlyKind, HouseSet};

/// Says that there would be two solutions, or none, if all cells of a pattern held its digits only.
pub(super) fn swap_each(prose: &mut BeginnerText<'_, '_>, it: &Deadly) {
    let style = prose.style();
    let digits = it.deadly.all_digits();
    let count = Count(it.deadly.cells().len());
    prose.item(style.say(&PlainDeadlyText::IfAllWere { count, digits: Or(digits), all: digits }));
    prose.also(style.say(&two_solutions(prose, it)));
}

/// That the cells could be filled in two ways; with a digit shut out of them already, if at all.
pub(super) fn two_solutions<'a>(prose: &BeginnerText<'_, '_>, it: &Deadly) -> PlainDeadlyText<'a> {
    if has_filling(prose.context, it) { PlainDeadlyText::TwoSolutions } else { PlainDeadlyText::TwoSolutionsOrNone }
}

/// Says that the digits could be swapped; with one of them shut out already, in any solution.
pub(super) fn digits_swapped<'a>(prose: &BeginnerText<'_, '_>, it: &Deadly) -> PlainDeadlyText<'a> {
    let digits = it.deadly.all_digits();
    if has_filling(prose.context, it) {
        PlainDeadlyText::Swap { digits }
    } else {
        PlainDeadlyText::SwapInAny { digits }
    }
}

/// Says that the cells could be filled in another way, and what that means.
pub(super) fn swapped(prose: &mut BeginnerText<'_, '_>, it: &Deadly) {
    let style = prose.style();
    if it.kind == DeadlyKind::ExtendedRectangle {
        prose.item(style.say(&swapped_lines(prose.context, it)));
    } else {
        prose.item(style.say(&digits_swapped(prose, it)));
    }
    prose.item(style.say(&two_solutions(prose, it)));
}

/// Says which two lines of an extended rectangle could change places.
fn swapped_lines<'a>(context: &StepContext<'a>, it: &Deadly) -> PlainDeadlyText<'a> {
    let cells = it.deadly.cells();
    let [rows, columns] = context.layout.rows_and_columns();
    let meeting = |family: HouseSet| family.filter(|house| context.layout.cells(house).meets(cells));
    let [rows, columns] = [rows, columns].map(meeting);
    let is_upright = columns.len() == 2;
    let lines = context.named(if is_upright { columns } else { rows });
    let count = Count(it.deadly.all_digits().len());
    if !has_filling(context, it) {
        return if is_upright {
            PlainDeadlyText::SwapColumnsInAny { lines, count }
        } else {
            PlainDeadlyText::SwapRowsInAny { lines, count }
        };
    }
    if is_upright { PlainDeadlyText::SwapColumns { lines, count } } else { PlainDeadlyText::SwapRows { lines, count } }
}
