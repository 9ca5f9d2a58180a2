//! The eliminations of an exocet that hold whichever digits the base takes.
use super::base::ExocetBase;
use super::mirrors::Mirror;
use super::places::{Always, CrossLines};
use crate::Context;
use crate::proof::{self, TruthList};
use qedoku_core::{
    Candidate, CandidateSet, Cell, CellSet, Conclusion, Digit, DigitSet, Pattern, Slot, Truth, argument,
};

/// An exocet: a digit of the base has room in all of the lines only if it takes one of the targets, so the two digits
/// of the base cells are those of the targets.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ExocetCase {
    pub(crate) base: ExocetBase,
    pub(crate) cross_lines: CrossLines,
    pub(crate) targets: [Cell; 2],
}

impl ExocetCase {
    /// The two cells as targets, if every digit of the base needs one of them.
    pub(crate) fn new(
        cx: &Context<'_>,
        base: &ExocetBase,
        cross_lines: &CrossLines,
        targets: [Cell; 2],
    ) -> Option<Self> {
        let without = targets.into_iter().collect();
        let free = |digit| cross_lines.way(cx, digit, without).is_some();
        (!base.digits.iter().any(free)).then_some(Self { base: *base, cross_lines: *cross_lines, targets })
    }

    /// The candidates of `gone` that no simpler argument eliminates: those that take the base, or in the base itself
    /// more than one line.
    pub(crate) fn own(&self, cx: &Context<'_>, gone: CandidateSet, mirrors: Option<&[Mirror; 2]>) -> CandidateSet {
        if gone.is_empty() {
            return gone;
        }
        let base: CellSet = self.base.cells.into_iter().collect();
        let is_base = |slot: &Slot| matches!(slot, Slot::Cell(cell) if base.contains(*cell));
        let others = TruthList::new(cx, self.slots(cx, mirrors).filter(|slot| !is_base(slot)));
        let simple = |candidate: Candidate| {
            if base.contains(candidate.cell) {
                others.refutes_at_once(cx, candidate)
            } else {
                others.refutes(cx, candidate)
            }
        };
        gone.iter().filter(|&candidate| !simple(candidate)).collect()
    }

    /// The slots the argument rests on, as far as they are open.
    fn slots(&self, cx: &Context<'_>, mirrors: Option<&[Mirror; 2]>) -> impl Iterator<Item = Slot> {
        let digits = self.base.digits;
        let cross_lines = self.cross_lines.houses.into_iter();
        let cross_lines =
            cross_lines.flat_map(move |house| digits.into_iter().map(move |digit| Slot::House(house, digit)));
        let outside = self.outside();
        let mirrors = mirrors.into_iter().flatten().flat_map(move |mirror| mirror.slots(cx, outside, digits));
        let all = self.base.cells.into_iter().map(Slot::Cell).chain(cross_lines).chain(mirrors);
        all.filter(|&slot| !cx.board.is_settled(slot))
    }

    /// The candidates of the board that are false whichever two digits the base takes. With mirrors, in the order of the
    /// targets, these have to repeat the digits of the targets.
    pub(crate) fn gone(&self, cx: &Context<'_>, mirrors: Option<&[Mirror; 2]>) -> CandidateSet {
        let [one, other] = self.base.cells;
        let mut gone = *cx.board.candidates();
        let mut cases = 0;
        for first in cx.board.digits(one) {
            for second in cx.board.digits(other).without(first) {
                let taken = [Candidate::new(one, first), Candidate::new(other, second)];
                for turned in [false, true] {
                    if let Some(killed) = self.case(cx, taken, turned, mirrors) {
                        gone &= killed;
                        cases += 1;
                    }
                }
                if gone.is_empty() {
                    return gone;
                }
            }
        }
        // Without a case the position has no solution, which is for others to see.
        if cases == 0 { CandidateSet::EMPTY } else { gone }
    }

    /// The candidates that are false if the base takes these, and the targets the same in this order or turned around;
    /// nothing if that cannot be.
    fn case(
        &self,
        cx: &Context<'_>,
        taken: [Candidate; 2],
        turned: bool,
        mirrors: Option<&[Mirror; 2]>,
    ) -> Option<CandidateSet> {
        let [one, other] = taken.map(|candidate| candidate.digit);
        let digits = if turned { [other, one] } else { [one, other] };
        let [first, second] = self.targets;
        let ways = [
            self.cross_lines.with(cx, digits[0], first, second)?,
            self.cross_lines.with(cx, digits[1], second, first)?,
        ];
        let mut killed = cx.layout.clashes(taken[0]) | cx.layout.clashes(taken[1]);
        for (digit, way) in digits.into_iter().zip(ways) {
            mark(&mut killed, digit, way);
        }
        for (index, mirror) in mirrors.into_iter().flatten().enumerate() {
            killed |= mirror.repeating(cx, digits, index, self.outside())?;
        }
        Some(killed)
    }

    /// The cells that take two digits of the base and no others.
    fn outside(&self) -> CellSet {
        self.base.cells.into_iter().chain(self.targets).collect()
    }

    /// The pattern, and few truths that bear out the eliminations.
    pub(crate) fn evidence(
        &self,
        cx: &Context<'_>,
        gone: CandidateSet,
        mirrors: Option<&[Mirror; 2]>,
    ) -> (Pattern, Vec<Truth>) {
        let slots: Vec<Slot> = self.slots(cx, mirrors).collect();
        let truths = proof::truths(cx, &slots, &Conclusion::eliminating(gone & *cx.board.candidates()));
        let used = |mirror: &Mirror| {
            if truths.iter().any(|truth| mirror.is_used(cx, truth)) { mirror.cells } else { CellSet::EMPTY }
        };
        let mut mirrors: Vec<CellSet> = mirrors.into_iter().flatten().map(used).collect();
        if self.targets[1] < self.targets[0] {
            mirrors.reverse();
        }
        let pattern = argument::Exocet {
            base: self.base.cells.into_iter().collect(),
            targets: self.targets.into_iter().collect(),
            digits: self.base.digits,
            lines: self.cross_lines.houses.into_iter().collect(),
            mirrors,
        };
        (pattern.into(), truths)
    }
}

/// Adds what a digit excludes that takes some cells.
fn mark(killed: &mut CandidateSet, digit: Digit, Always { taken, seen }: Always) {
    for other in DigitSet::ALL.without(digit) {
        *killed.plane_mut(other) |= taken;
    }
    *killed.plane_mut(digit) |= seen;
}
