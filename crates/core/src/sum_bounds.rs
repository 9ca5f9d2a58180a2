//! Bounds of the sum of a total's cells without one that is filled.
use crate::ids::{Candidate, Cell, Digit};
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
    /// The cells that are added, in sets of cells which all see each other, each with its digits.
    pub parts: Vec<SumPart>,
}

/// Cells that all see each other, and the digits with which they come to the least or the most.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct SumPart {
    /// The cells.
    pub cells: CellSet,
    /// Their digits.
    pub digits: DigitSet,
}

impl SumPart {
    /// The sum of the digits.
    pub fn total(&self) -> i16 {
        total_of(self.digits)
    }
}

impl Sum {
    /// The least and the most that the cells but one can come to, where that one holds a digit, with digits that come to
    /// it. Cells that see each other hold different digits. Where some cells have no digit beside it, it is not asked what
    /// it clashes with; nothing if they have none then.
    pub fn bounds_beside(&self, layout: &Layout, but: Candidate) -> Option<[SumBound; 2]> {
        bounds_of(layout, self, but.cell, &(self.left - layout.clashes(but)))
            .or_else(|| self.bounds_without(layout, but.cell))
    }

    /// The least and the most that the cells but one can come to, whatever that one holds.
    pub fn bounds_without(&self, layout: &Layout, but: Cell) -> Option<[SumBound; 2]> {
        bounds_of(layout, self, but, &self.left)
    }
}

/// The same by the candidates that are left; nothing if some cells have none.
fn bounds_of(layout: &Layout, sum: &Sum, but: Cell, held: &CandidateSet) -> Option<[SumBound; 2]> {
    let of = |cells: CellSet, is_most: bool| parted(layout, held, cells.without(but), is_most);
    let bound = |plus: Vec<SumPart>, minus: &[SumPart]| {
        let [total, less] = [&plus, minus].map(|parts| parts.iter().map(SumPart::total).sum::<i16>());
        SumBound { total: total - less, minus: all_digits(minus), plus: all_digits(&plus), parts: plus }
    };
    Some([bound(of(sum.plus, false)?, &of(sum.minus, true)?), bound(of(sum.plus, true)?, &of(sum.minus, false)?)])
}

fn all_digits(parts: &[SumPart]) -> Vec<Digit> {
    let mut digits: Vec<Digit> = parts.iter().flat_map(|part| part.digits).collect();
    digits.sort_unstable();
    digits
}

/// The most cells that are parted in every way; more are parted as they come.
const PARTED: usize = 9;

/// Cells in sets of cells that all see each other, as few as come nearest to the least or the most of all; nothing if some
/// cells have no digits, or too few for cells that see each other.
fn parted(layout: &Layout, held: &CandidateSet, cells: CellSet, is_most: bool) -> Option<Vec<SumPart>> {
    let part = |cells: CellSet| {
        let digits: Vec<DigitSet> = cells.iter().map(|cell| held.digits(cell)).collect();
        Some(SumPart { cells, digits: apart(&digits)?[usize::from(is_most)] })
    };
    let sees_all = |group: CellSet, cell: Cell| group.is_subset(layout.peers(cell));
    if cells.len() > PARTED {
        let mut parts = Vec::new();
        let mut left = cells;
        while let Some(first) = left.first() {
            let add = |group: CellSet, cell| if sees_all(group, cell) { group.with(cell) } else { group };
            let group = left.without(first).iter().fold(CellSet::of(first), add);
            left -= group;
            parts.push(part(group)?);
        }
        return Some(parts);
    }
    let list: Vec<Cell> = cells.iter().collect();
    let of = |mask: usize| (0..list.len()).filter(move |place| mask >> place & 1 == 1).map(|place| list[place]);
    // The best parts of each set of cells, by the places of these: those of the cells that come before are known.
    let mut best: Vec<Option<Vec<SumPart>>> = vec![None; 1 << list.len()];
    best[0] = Some(Vec::new());
    for mask in 1..best.len() {
        let top = usize::BITS - 1 - mask.leading_zeros();
        let mut own = mask;
        while own > 0 {
            let group: CellSet = of(own).collect();
            let is_group = own >> top == 1 && group.iter().all(|cell| sees_all(group.without(cell), cell));
            if !is_group {
                own = (own - 1) & mask;
                continue;
            }
            // Cells that see each other and have too few digits leave no bound.
            let it = part(group)?;
            if let Some(known) = &best[mask - own] {
                let found: Vec<SumPart> = known.iter().copied().chain([it]).collect();
                let value = |parts: &[SumPart]| {
                    let total = parts.iter().map(SumPart::total).sum::<i16>();
                    (if is_most { total } else { -total }, parts.len())
                };
                if best[mask].as_ref().is_none_or(|known| value(&found) < value(known)) {
                    best[mask] = Some(found);
                }
            }
            own = (own - 1) & mask;
        }
    }
    best.pop().flatten()
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

    #[test]
    fn cells_that_see_each_other_differ() {
        let layout = Layout::classic();
        let cells = |names: &str| names.split(' ').filter_map(Cell::parse).collect::<CellSet>();
        let plus = cells("r1c1 r1c2 r1c3");
        let minus = cells("r9c9");
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
    #[test]
    fn cells_are_parted_where_they_come_nearest() {
        let layout = Layout::classic();
        let cells = |names: &str| names.split(' ').filter_map(Cell::parse).collect::<CellSet>();
        // r4c7 sees all others: that in its column, and those in its box; the bound is nearer where r7c7 has it.
        let of = |name, digits: &str| {
            let digits = digits.chars().filter_map(|it| Digit::from_value(it.to_digit(10)?));
            CandidateSet::of_cell(Cell::parse(name).unwrap(), digits.collect())
        };
        let left = of("r4c7", "13") | of("r4c8", "1") | of("r4c9", "23456789") | of("r6c7", "89") | of("r7c7", "23");
        let sum =
            Sum { plus: cells("r4c7 r4c8 r4c9 r6c7 r7c7"), minus: CellSet::EMPTY, total: 24, left, from: Vec::new() };
        let [_, most] = sum.bounds_beside(layout, Candidate { cell: Cell::at(4, 8), digit: Digit::D1 }).unwrap();
        let parts: Vec<(CellSet, i16)> = most.parts.iter().map(|it| (it.cells, it.total())).collect();
        assert_eq!(most.total, 22);
        assert_eq!(parts, [(cells("r4c9 r6c7"), 17), (cells("r4c7 r7c7"), 5)]);
    }
}
