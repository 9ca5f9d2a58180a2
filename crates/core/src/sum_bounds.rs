//! Bounds of the sum of a total's cells without one that is filled.
use crate::ids::Candidate;
use crate::layout::Layout;
use crate::set::{CandidateSet, CellSet, DigitSet};
use crate::sum::Sum;
use crate::sum_ways::value;

impl Sum {
    /// The least and the most that the cells but one can come to, where that one holds a digit. Cells that see each other hold
    /// different digits. Where some cells have no digit beside it, it is not asked what it clashes with.
    pub fn bounds_beside(&self, layout: &Layout, but: Candidate) -> (i16, i16) {
        bounds_of(layout, self, but, &(self.left - layout.clashes(but)))
            .or_else(|| bounds_of(layout, self, but, &self.left))
            .unwrap_or((i16::MIN, i16::MAX))
    }
}

/// The same by the candidates that are left; nothing if some cells have none.
fn bounds_of(layout: &Layout, sum: &Sum, but: Candidate, held: &CandidateSet) -> Option<(i16, i16)> {
    let of = |cells: CellSet| {
        let mut left = cells.without(but.cell);
        let (mut least, mut most) = (0, 0);
        while let Some(first) = left.first() {
            let mut group = CellSet::of(first);
            for cell in left.without(first) {
                if group.is_subset(layout.peers(cell)) {
                    group.insert(cell);
                }
            }
            left -= group;
            let digits: Vec<DigitSet> = group.iter().map(|cell| held.digits(cell)).collect();
            let (low, high) = apart(&digits);
            if low > high {
                return None;
            }
            least += low;
            most += high;
        }
        Some((least, most))
    };
    let (plus, minus) = (of(sum.plus)?, of(sum.minus)?);
    Some((plus.0 - minus.1, plus.1 - minus.0))
}

/// The least and the most that cells which all differ can come to.
fn apart(digits: &[DigitSet]) -> (i16, i16) {
    let mut sets = vec![DigitSet::EMPTY];
    for held in digits {
        let mut next: Vec<DigitSet> =
            sets.iter().flat_map(|set| (*held - *set).iter().map(move |digit| set.with(digit))).collect();
        next.sort_unstable();
        next.dedup();
        sets = next;
    }
    let totals = sets.iter().map(|set| set.iter().map(value).sum::<i16>());
    totals.fold((i16::MAX, i16::MIN), |(least, most), total| (least.min(total), most.max(total)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ids::{Cell, Digit};

    #[test]
    fn cells_that_see_each_other_differ() {
        let layout = Layout::classic();
        let cells = |names: &str| names.split(' ').filter_map(Cell::parse).collect::<CellSet>();
        let (plus, minus) = (cells("r1c1 r1c2 r1c3"), cells("r9c9"));
        let left =
            Digit::ALL.into_iter().fold(CandidateSet::EMPTY, |all, it| all | CandidateSet::of_digit(it, plus | minus));
        let five = Candidate { cell: Cell::at(1, 1), digit: Digit::D5 };
        let sum = |minus| Sum { plus, minus, total: 20, left, from: Vec::new() };
        assert_eq!(sum(CellSet::EMPTY).bounds_beside(layout, five), (1 + 2, 9 + 8));
        assert_eq!(sum(minus).bounds_beside(layout, five), (1 + 2 - 9, 9 + 8 - 1));
        let nine = Candidate { digit: Digit::D9, ..five };
        assert_eq!(sum(CellSet::EMPTY).bounds_beside(layout, nine), (1 + 2, 8 + 7));
    }
}
