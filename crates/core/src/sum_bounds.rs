//! Bounds of the sum of a total's cells without one that is filled.
use crate::ids::{Candidate, Digit};
use crate::layout::Layout;
use crate::set::{CandidateSet, CellSet, DigitSet};
use crate::sum::Sum;
use crate::sum_ways::value;

/// Digits of the cells of a total, that come to the least or the most that these can come to.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct SumBound {
    /// The total: the digits that are added less those that are taken off.
    pub total: i16,
    /// The digits that are added, in increasing order.
    pub plus: Vec<Digit>,
    /// The digits that are taken off.
    pub minus: Vec<Digit>,
}

impl Sum {
    /// The least and the most that the cells but one can come to, where that one holds a digit, with digits that come to
    /// it. Cells that see each other hold different digits. Where some cells have no digit beside it, it is not asked what
    /// it clashes with; nothing if they have none then.
    pub fn bounds_beside(&self, layout: &Layout, but: Candidate) -> Option<[SumBound; 2]> {
        bounds_of(layout, self, but, &(self.left - layout.clashes(but)))
            .or_else(|| bounds_of(layout, self, but, &self.left))
    }
}

/// The same by the candidates that are left; nothing if some cells have none.
fn bounds_of(layout: &Layout, sum: &Sum, but: Candidate, held: &CandidateSet) -> Option<[SumBound; 2]> {
    let of = |cells: CellSet| {
        let mut left = cells.without(but.cell);
        let [mut least, mut most] = [const { Vec::new() }; 2];
        while let Some(first) = left.first() {
            let mut group = CellSet::of(first);
            for cell in left.without(first) {
                if group.is_subset(layout.peers(cell)) {
                    group.insert(cell);
                }
            }
            left -= group;
            let digits: Vec<DigitSet> = group.iter().map(|cell| held.digits(cell)).collect();
            let [low, high] = apart(&digits)?;
            least.extend(low);
            most.extend(high);
        }
        Some([least, most])
    };
    let [[least_plus, most_plus], [least_minus, most_minus]] = [of(sum.plus)?, of(sum.minus)?];
    let bound = |mut plus: Vec<Digit>, mut minus: Vec<Digit>| {
        plus.sort_unstable();
        minus.sort_unstable();
        let total = total_of(plus.iter().copied()) - total_of(minus.iter().copied());
        SumBound { total, plus, minus }
    };
    Some([bound(least_plus, most_minus), bound(most_plus, least_minus)])
}

fn total_of(digits: impl IntoIterator<Item = Digit>) -> i16 {
    digits.into_iter().map(value).sum()
}

/// Digits of cells which all differ that come to the least and to the most; nothing if the cells have too few.
fn apart(digits: &[DigitSet]) -> Option<[DigitSet; 2]> {
    let mut sets = vec![DigitSet::EMPTY];
    for held in digits {
        let mut next: Vec<DigitSet> =
            sets.iter().flat_map(|set| (*held - *set).iter().map(move |digit| set.with(digit))).collect();
        next.sort_unstable();
        next.dedup();
        sets = next;
    }
    let total = |set: &&DigitSet| total_of(**set);
    Some([*sets.iter().min_by_key(total)?, *sets.iter().max_by_key(total)?])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ids::Cell;

    #[test]
    fn cells_that_see_each_other_differ() {
        let layout = Layout::classic();
        let cells = |names: &str| names.split(' ').filter_map(Cell::parse).collect::<CellSet>();
        let (plus, minus) = (cells("r1c1 r1c2 r1c3"), cells("r9c9"));
        let left =
            Digit::ALL.into_iter().fold(CandidateSet::EMPTY, |all, it| all | CandidateSet::of_digit(it, plus | minus));
        let five = Candidate { cell: Cell::at(1, 1), digit: Digit::D5 };
        let sum = |minus| Sum { plus, minus, total: 20, left, from: Vec::new() };
        let bounds = |sum: Sum, but| sum.bounds_beside(layout, but).unwrap().map(|bound| bound.total);
        assert_eq!(bounds(sum(CellSet::EMPTY), five), [1 + 2, 9 + 8]);
        assert_eq!(bounds(sum(minus), five), [1 + 2 - 9, 9 + 8 - 1]);
        let [least, _] = sum(minus).bounds_beside(layout, five).unwrap();
        assert_eq!((least.plus, least.minus), (vec![Digit::D1, Digit::D2], vec![Digit::D9]));
        let nine = Candidate { digit: Digit::D9, ..five };
        assert_eq!(bounds(sum(CellSet::EMPTY), nine), [1 + 2, 8 + 7]);
    }
}
