//! What a step about almost locked sets shows.
use crate::Context;
use crate::proof;
use qedoku_core::{AlmostLocked, CandidateSet, CellSet, Conclusion, DigitSet, Pattern, Slot, Truth};

/// The sets in the order of the argument, and those of their cells as truths that what goes cannot do without.
pub(crate) fn sets(
    cx: &Context<'_>,
    gone: &CandidateSet,
    sets: impl IntoIterator<Item = (CellSet, DigitSet)>,
    common: DigitSet,
) -> (Pattern, Vec<Truth>) {
    let sets: Vec<AlmostLocked> = sets.into_iter().map(|(cells, digits)| AlmostLocked { cells, digits }).collect();
    let cells = sets.iter().fold(CellSet::EMPTY, |all, set| all | set.cells);
    let slots: Vec<Slot> = cells.iter().map(Slot::Cell).collect();
    let truths = proof::truths(cx, &slots, &Conclusion::eliminating(*gone & *cx.board.candidates()));
    (Pattern::Sets { sets, common }, truths)
}
