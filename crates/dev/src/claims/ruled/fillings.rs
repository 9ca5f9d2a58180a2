//! Fills cells in all ways that totals and the clashes of candidates allow, to test what sentences claim of such ways.
use qedoku_core::{Candidate, Cell, CellSet, Digit, DigitSet, Layout};
use std::collections::BTreeSet;

/// The most nodes of one search.
const NODES: usize = 400_000;

/// A cell with the digits that it may hold.
#[derive(Clone, Copy, Debug)]
pub(super) struct OpenCell {
    pub(super) cell: Cell,
    pub(super) digits: DigitSet,
}

/// A cell with the number of times that its digit counts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct CountedCell {
    pub(super) cell: Cell,
    pub(super) times: i32,
}

/// Cells that add up to a total.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct CellTotal {
    /// The cells, each once.
    pub(super) terms: Vec<CountedCell>,
    pub(super) total: i32,
}

impl CellTotal {
    /// The total of cells that count once each.
    pub(super) fn of(cells: CellSet, total: i32) -> Self {
        Self { terms: cells.iter().map(|cell| CountedCell { cell, times: 1 }).collect(), total }
    }

    pub(super) fn cells(&self) -> CellSet {
        self.terms.iter().map(|term| term.cell).collect()
    }

    /// Its cells, or those of them that add up to a single one.
    pub(super) fn line(&self) -> CellSet {
        let side = |times: i32| -> CellSet {
            self.terms.iter().filter(|term| term.times.signum() == times).map(|term| term.cell).collect()
        };
        match [side(1), side(-1)] {
            [one, line] | [line, one] if one.is_one() && line.is_several() => line,
            _ => self.cells(),
        }
    }
}

/// Cells to be filled so that no two candidates clash and all totals are kept.
#[derive(Clone, Debug)]
pub(super) struct CellsToFill<'l> {
    pub(super) layout: &'l Layout,
    pub(super) cells: Vec<OpenCell>,
    pub(super) totals: Vec<CellTotal>,
    /// True if all digits differ.
    pub(super) all_differ: bool,
}

/// A search that had to be given up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct TooManyFillings;

/// A function that takes a filling and says whether to go on.
type FillingTaker<'t> = &'t mut dyn FnMut(&[Candidate]) -> bool;

impl<'l> CellsToFill<'l> {
    /// Cells with these digits and nothing else to keep.
    pub(super) fn new(layout: &'l Layout, cells: impl IntoIterator<Item = OpenCell>) -> Self {
        Self { layout, cells: cells.into_iter().collect(), totals: Vec::new(), all_differ: false }
    }

    /// The same, with a total more.
    pub(super) fn with(mut self, total: CellTotal) -> Self {
        self.totals.push(total);
        self
    }

    /// True if there is a way to fill the cells.
    pub(super) fn can_be_filled(&self) -> Result<bool, TooManyFillings> {
        if self.cells.iter().any(|it| it.digits.is_empty()) || !self.totals.iter().all(|total| self.is_in_reach(total))
        {
            return Ok(false);
        }
        let mut found = false;
        self.each(&mut |_| {
            found = true;
            false
        })?;
        Ok(found)
    }

    /// The digits of all ways, each in increasing order.
    pub(super) fn ways(&self) -> Result<BTreeSet<Vec<Digit>>, TooManyFillings> {
        self.ways_of(CellSet::ALL)
    }

    /// The digits of some cells in all ways.
    pub(super) fn ways_of(&self, cells: CellSet) -> Result<BTreeSet<Vec<Digit>>, TooManyFillings> {
        let mut found = BTreeSet::new();
        self.each(&mut |filling| {
            let own = filling.iter().filter(|it| cells.contains(it.cell));
            let mut digits: Vec<Digit> = own.map(|it| it.digit).collect();
            digits.sort_unstable();
            found.insert(digits);
            true
        })?;
        Ok(found)
    }

    fn each(&self, take: FillingTaker<'_>) -> Result<(), TooManyFillings> {
        let mut cells = self.cells.clone();
        cells.sort_by_key(|it| it.digits.len());
        self.fill(&cells, &mut Vec::new(), &mut NODES.clone(), take).map(|_| ())
    }

    /// Fills the rest in all ways; true if to go on after them.
    fn fill(
        &self,
        rest: &[OpenCell],
        chosen: &mut Vec<Candidate>,
        nodes: &mut usize,
        take: FillingTaker<'_>,
    ) -> Result<bool, TooManyFillings> {
        *nodes = nodes.checked_sub(1).ok_or(TooManyFillings)?;
        let Some((&OpenCell { cell, digits }, others)) = rest.split_first() else { return Ok(take(chosen)) };
        for it in digits.iter().map(|digit| Candidate { cell, digit }) {
            let excluded =
                |other: &Candidate| self.layout.clash(*other, it) || (self.all_differ && other.digit == it.digit);
            if chosen.iter().any(excluded) {
                continue;
            }
            chosen.push(it);
            let goes_on = !self.totals.iter().all(|total| is_open(total, chosen, others))
                || self.fill(others, chosen, nodes, take)?;
            chosen.pop();
            if !goes_on {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// True if cells can come to a total if those that see each other differ, and no other clash counts.
    fn is_in_reach(&self, total: &CellTotal) -> bool {
        let mut left = total.terms.clone();
        let mut sums = BTreeSet::from([0]);
        while let Some(&first) = left.first() {
            let mut group = vec![first];
            for &term in &left[1..] {
                let sees = |other: &CountedCell| self.layout.peers(other.cell).contains(term.cell);
                if term.times == first.times && group.iter().all(sees) {
                    group.push(term);
                }
            }
            left.retain(|term| !group.contains(term));
            let of_group = self.sums_of(&group, first.times);
            sums = sums.iter().flat_map(|sum| of_group.iter().map(move |more| sum + more)).collect();
        }
        sums.contains(&total.total)
    }

    /// The sums of cells that all differ, times a factor.
    fn sums_of(&self, group: &[CountedCell], times: i32) -> BTreeSet<i32> {
        let mut sets = BTreeSet::from([DigitSet::EMPTY]);
        for term in group {
            let digits = self.digits_of(term.cell);
            sets = sets.into_iter().flat_map(|set| (digits - set).iter().map(move |digit| set.with(digit))).collect();
        }
        sets.into_iter().map(|set| set.iter().map(value).sum::<i32>() * times).collect()
    }

    fn digits_of(&self, cell: Cell) -> DigitSet {
        self.cells.iter().find(|it| it.cell == cell).map_or(DigitSet::EMPTY, |it| it.digits)
    }
}

/// True if a total can still be kept, as far as the least and the largest digits of the cells that are left say.
fn is_open(total: &CellTotal, chosen: &[Candidate], rest: &[OpenCell]) -> bool {
    let [mut least, mut most] = [0, 0];
    for &CountedCell { cell, times } in &total.terms {
        let of = |digits: DigitSet| [digits.first(), digits.last()].map(|digit| digit.map_or(0, value) * times);
        let [one, other] = match chosen.iter().find(|it| it.cell == cell) {
            Some(it) => of(it.digit.into()),
            None => of(rest.iter().find(|it| it.cell == cell).map_or(DigitSet::EMPTY, |it| it.digits)),
        };
        least += one.min(other);
        most += one.max(other);
    }
    (least..=most).contains(&total.total)
}

/// The number that a digit stands for.
pub(super) fn value(digit: Digit) -> i32 {
    digit.value().into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_are_filled_as_the_totals_say() {
        let layout = Layout::classic();
        let cells: Vec<Cell> = ["r1c1", "r1c2", "r2c5"].iter().filter_map(|name| Cell::parse(name)).collect();
        let all = cells.iter().map(|&cell| OpenCell { cell, digits: DigitSet::ALL });
        let fill = CellsToFill::new(layout, all).with(CellTotal::of(cells.iter().copied().collect(), 4));
        // The two cells of a row differ, the third does not see them.
        let ways: Vec<String> =
            fill.ways().unwrap().iter().map(|way| way.iter().map(Digit::to_string).collect()).collect();
        assert_eq!(ways, ["112"]);
        let mut three = fill.clone();
        three.totals[0].total = 3;
        assert_eq!([fill.can_be_filled(), three.can_be_filled()], [Ok(true), Ok(false)]);
        let apart = CellsToFill { all_differ: true, ..fill };
        assert_eq!(apart.can_be_filled(), Ok(false));
    }
}
