//! Cells of one house with one digit more than they are many, and a cell of two of these digits beside them.
use super::choice::{AddedFind, Ranked};
use qedoku_core::{AlmostLocked, CandidateSet, Cell, DigitSet, LinkedSet, Pattern, Sets, Slot, Truth, Wing};
use qedoku_techniques::Context;
use std::cmp::Reverse;
use std::fmt;

/// An almost locked set and a cell of two of its digits, one of which at least cannot be true in both.
#[derive(Clone, Copy, Debug)]
pub(super) struct FlankedSet {
    pub(super) set: AlmostLocked,
    pub(super) flank: Cell,
    pub(super) pair: DigitSet,
    /// The digits of the pair whose places in the set the flank sees: one, or both.
    pub(super) bound: DigitSet,
    pub(super) gone: CandidateSet,
    pub(super) rank: FlankRank,
    /// The name of wings of this size.
    pub(super) name: &'static str,
}

/// The rank of a wing among all wings of its size in a position: the easiest first, then that with the most
/// eliminations, then by suffix, and in the order in which they are looked for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct FlankRank {
    pub(super) tenths: u16,
    pub(super) count: Reverse<usize>,
    pub(super) suffix: Reverse<WingSuffix>,
    /// Of two sets that with the lower cell comes first, where they differ first.
    pub(super) cells: Reverse<u128>,
    pub(super) flank: Cell,
}

/// The suffix of the name of a wing; in the order of its text.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct WingSuffix {
    /// Two if both digits of the pair go or any other one; else one.
    kind: usize,
    /// The most candidates that a cell of the set has.
    most: usize,
    /// The first digit of the number of candidates.
    first: usize,
    /// The number of candidates that the cells of the set have.
    candidates: usize,
}

impl WingSuffix {
    pub(super) const fn new(is_wide: bool, most: usize, candidates: usize) -> Self {
        let first = if candidates < 10 { candidates } else { candidates / 10 };
        Self { kind: 1 + is_wide as usize, most, first, candidates }
    }
}

impl fmt::Display for WingSuffix {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}{}", self.kind, self.most, self.candidates)
    }
}

impl Ranked for FlankedSet {
    type Rank = FlankRank;

    fn rank(&self) -> FlankRank {
        self.rank
    }

    fn to_added_find(&self) -> AddedFind {
        let FlankRank { tenths, count: Reverse(count), suffix: Reverse(suffix), .. } = self.rank;
        AddedFind { name: format!("{} {suffix}", self.name), tenths, count, eliminate: self.gone }
    }
}

impl FlankedSet {
    /// With one digit bound the cells are a wing: the other digit is in one of them. With both, neither the set nor the flank
    /// has both digits, and each holds all its others.
    pub(super) fn evidence(&self, cx: &Context<'_>) -> (Pattern, Vec<Truth>) {
        let Self { set, flank, pair, bound, .. } = *self;
        let slots: Vec<Slot> = set.cells.iter().chain([flank]).map(Slot::Cell).collect();
        let pattern = if bound == pair {
            let flank = AlmostLocked { cells: flank.into(), digits: pair };
            Pattern::of(Sets::chain(set, vec![LinkedSet { common: pair, set: flank }]))
        } else {
            let pivot = set.cells & cx.layout.peers(flank);
            Pattern::of(Wing::new(pivot, (set.cells - pivot).with(flank), pair - bound))
        };
        (pattern, cx.truths(&slots))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn suffixes_stand_in_the_order_of_their_text() {
        let suffixes = [(false, 2, 8), (false, 3, 8), (false, 3, 9), (false, 3, 10), (true, 2, 7), (true, 3, 12)];
        let suffixes = suffixes.map(|(is_wide, most, candidates)| WingSuffix::new(is_wide, most, candidates));
        let mut by_rank = suffixes;
        let mut by_text = suffixes;
        by_rank.sort();
        by_text.sort_by_key(ToString::to_string);
        assert_eq!(by_rank, by_text);
        assert_eq!(by_rank.map(|suffix| suffix.to_string()), ["128", "1310", "138", "139", "227", "2312"]);
    }
}
