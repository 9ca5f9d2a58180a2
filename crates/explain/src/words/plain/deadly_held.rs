//! The digits that the cells of a deadly pattern hold.
use super::beginner_text::BeginnerText;
use super::deadly::PlainDeadlyText;
use super::locked::holds_each;
use crate::cell_groups::cells_by_digits;
use qedoku_core::{CellSet, Deadly};

/// Says which cells hold just the digits that could change places, and what others have besides; where one lacks some of
/// these, what each of them can be.
pub(super) fn told_held(prose: &mut BeginnerText<'_, '_>, it: &Deadly) {
    let digits = it.deadly.all_digits();
    let cells = it.deadly.cells() & prose.context.board.open();
    if cells.iter().any(|cell| !digits.is_subset(prose.context.board.digits(cell))) {
        return holds_each(prose, cells);
    }
    just_hold(prose, it, cells);
}

fn just_hold(prose: &mut BeginnerText<'_, '_>, it: &Deadly, cells: CellSet) {
    let context = prose.context;
    let style = prose.style();
    let digits = it.deadly.all_digits();
    let just = cells.filter(|cell| context.board.digits(cell) == digits);
    let first = (!just.is_empty()).then(|| style.say(&PlainDeadlyText::JustHold { cells: just, digits }));
    let mut groups = cells_by_digits(&it.guards);
    groups.sort_by_key(|(_, cells)| cells.first());
    let more = groups.into_iter().map(|(digits, cells)| style.say(&PlainDeadlyText::AlsoHas { cells, digits }));
    let mut sentences = first.into_iter().chain(more).collect::<Vec<String>>().into_iter();
    if let Some(first) = sentences.next() {
        prose.item(first);
    }
    sentences.for_each(|sentence| prose.also(sentence));
}
