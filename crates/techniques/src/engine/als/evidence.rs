//! What a step about almost locked sets shows.
use crate::Context;
use qedoku_core::{AlmostLocked, CellSet, DigitSet, Pattern, Slot, Truth};

/// The sets in the order of the argument, and their cells as truths.
pub(crate) fn sets(
    cx: &Context<'_>,
    sets: impl IntoIterator<Item = (CellSet, DigitSet)>,
    common: DigitSet,
) -> (Pattern, Vec<Truth>) {
    let sets: Vec<AlmostLocked> = sets.into_iter().map(|(cells, digits)| AlmostLocked { cells, digits }).collect();
    let cells = sets.iter().fold(CellSet::EMPTY, |all, set| all | set.cells);
    let truths = cells.iter().map(|cell| cx.truth(Slot::Cell(cell))).collect();
    (Pattern::Sets { sets, common }, truths)
}
