//! The digits that the cells of a deadly pattern hold.
use super::beginner_text::BeginnerText;
use super::deadly::PlainDeadlyText;
use qedoku_core::Deadly;

/// Says which cells hold just the digits that could change places, and what others have besides.
pub(super) fn just_hold(told: &mut BeginnerText<'_, '_>, it: &Deadly) {
    let context = told.context;
    let style = told.style();
    let digits = it.deadly.all_digits();
    let cells = it.deadly.cells() & context.board.open();
    let just = cells.filter(|cell| context.board.digits(cell) == digits);
    let first = (!just.is_empty()).then(|| style.say(&PlainDeadlyText::JustHold { cells: just, digits }));
    let more = it.guards.cells().iter().map(|cell| {
        let others = it.guards.digits(cell);
        style.say(&PlainDeadlyText::AlsoHas { cell, digits: others })
    });
    let mut sentences = first.into_iter().chain(more).collect::<Vec<String>>().into_iter();
    if let Some(first) = sentences.next() {
        told.item(first);
    }
    sentences.for_each(|sentence| told.also(sentence));
}
