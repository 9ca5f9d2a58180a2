//! The evidence of a step about almost locked sets.
use super::graph::AlsNode;
use crate::{Context, proof};
use qedoku_core::{AlmostLocked, CandidateSet, CellSet, Conclusion, DigitSet, LinkedSet, Pattern, Sets, Slot, Truth};

/// The sets, and those of their cells as truths that the eliminations need.
pub fn of(cx: &Context<'_>, gone: &CandidateSet, sets: Option<Sets>) -> (Pattern, Vec<Truth>) {
    let all = sets.iter().flat_map(Sets::all);
    let cells = all.fold(CellSet::EMPTY, |all, set| all | set.cells);
    let slots: Vec<Slot> = cells.iter().map(Slot::Cell).collect();
    let truths = proof::truths(cx, &slots, &Conclusion::eliminating(*gone & *cx.board.candidates()));
    (Pattern::of(sets), truths)
}

/// A chain of sets, each with the digits that link it to the next.
pub(crate) fn chain<'a>(
    sets: impl IntoIterator<Item = &'a AlsNode>,
    links: impl IntoIterator<Item = DigitSet>,
) -> Option<Sets> {
    let mut sets = sets.into_iter();
    let first = sets.next()?.shape();
    let rest = links.into_iter().zip(sets).map(|(common, set)| LinkedSet { common, set: set.shape() });
    Sets::chain(first, rest.collect())
}

impl AlsNode {
    /// The set as steps show it.
    pub(crate) const fn shape(&self) -> AlmostLocked {
        AlmostLocked { cells: self.cells, digits: self.digits }
    }
}
