//! Cells that dots, X and V join, one with the next.
use super::rule::{Relation, Rule};
use super::rule_kind::RuleKind;
use super::{HouseSet, Layout};
use crate::ids::{Cell, Digit, House};
use crate::set::{CellSet, DigitSet};
use std::ops::RangeInclusive;

/// The numbers of cells of the chains of a layout.
const LENGTHS: RangeInclusive<usize> = 3..=5;

/// The most lines along marks that are followed: those of all dots that a board has room for are fewer.
const LINES: usize = 20_000;

/// Cells that marks between two cells join, one with the next: dots, X and V.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MarkChain {
    /// The cells, from the end that comes first in reading order.
    pub cells: Vec<Cell>,
    /// The marks between each cell and the next.
    marks: Vec<Vec<Rule>>,
}

impl Rule {
    /// True if it is a mark between two cells: a dot, an X or a V.
    pub const fn is_mark(&self) -> bool {
        matches!(self.kind, RuleKind::Difference | RuleKind::Ratio | RuleKind::Sum)
    }

    /// True if a mark lets its cells hold these digits.
    fn lets(&self, layout: &Layout, one: Digit, other: Digit) -> bool {
        let value = self.value_on(layout.size());
        match self.kind {
            RuleKind::Difference => Relation::Difference(value),
            RuleKind::Ratio => Relation::Ratio(value),
            _ => Relation::Sum(value),
        }
        .allows(one, other)
    }
}

impl Layout {
    /// The chains along marks in which cells that no mark of theirs joins are in one house: one for each set of cells, those
    /// of few cells first.
    pub fn mark_chains(&self) -> &[MarkChain] {
        self.mark_chains.get_or_init(|| {
            let mut found = MarkChainSearch::of(self);
            for length in LENGTHS {
                for cell in self.board() {
                    found.extend(&mut vec![cell], length);
                }
            }
            found.chains
        })
    }

    /// The marks between two cells.
    fn marks_between(&self, one: Cell, other: Cell) -> Vec<Rule> {
        let joins = |rule: &&Rule| rule.is_mark() && (rule.cells == [one, other] || rule.cells == [other, one]);
        self.rules().list.iter().filter(joins).cloned().collect()
    }
}

/// The chains of a layout in the making.
struct MarkChainSearch<'l> {
    layout: &'l Layout,
    /// The cells that marks join with each cell.
    next: Vec<Vec<Cell>>,
    lines: usize,
    /// The sets of cells of the chains of one length.
    known: Vec<CellSet>,
    chains: Vec<MarkChain>,
}

impl<'l> MarkChainSearch<'l> {
    fn of(layout: &'l Layout) -> Self {
        let mut next = vec![Vec::new(); Cell::COUNT];
        for rule in layout.rules().list.iter().filter(|rule| rule.is_mark()) {
            if let [one, other] = rule.cells[..] {
                for [from, to] in [[one, other], [other, one]] {
                    next[from.index()].push(to);
                }
            }
        }
        for cells in &mut next {
            cells.sort_unstable();
            cells.dedup();
        }
        Self { layout, next, lines: 0, known: Vec::new(), chains: Vec::new() }
    }

    /// Takes up the chains of a length that begin with these cells.
    fn extend(&mut self, cells: &mut Vec<Cell>, length: usize) {
        let (Some(&first), Some(&last)) = (cells.first(), cells.last()) else { return };
        self.lines += 1;
        if cells.len() == length {
            if first < last {
                self.take(cells);
            }
            return;
        }
        for at in 0..self.next[last.index()].len() {
            let cell = self.next[last.index()][at];
            if !cells.contains(&cell) && self.lines < LINES {
                cells.push(cell);
                self.extend(cells, length);
                cells.pop();
            }
        }
    }

    fn take(&mut self, cells: &[Cell]) {
        let set: CellSet = cells.iter().copied().collect();
        let houses = |cell: Cell| self.layout.houses_of(cell);
        let shares = |one: Cell, other: Cell| !(houses(one) & houses(other)).is_empty();
        let mut each = cells.iter().enumerate();
        let is_in_houses = each.any(|(at, &one)| cells.iter().skip(at + 2).any(|&other| shares(one, other)));
        if is_in_houses && !self.known.contains(&set) {
            let marks = cells.windows(2).map(|pair| self.layout.marks_between(pair[0], pair[1])).collect();
            self.known.push(set);
            self.chains.push(MarkChain { cells: cells.to_vec(), marks });
        }
    }
}

impl MarkChain {
    /// The chain of all these cells; nothing if marks do not join them so.
    pub fn of(layout: &Layout, cells: CellSet) -> Option<&Self> {
        layout.mark_chains().iter().find(|chain| chain.set() == cells)
    }

    /// The cells as a set.
    pub fn set(&self) -> CellSet {
        self.cells.iter().copied().collect()
    }

    /// Its marks, in their order.
    pub fn marks(&self) -> impl Iterator<Item = &Rule> {
        self.marks.iter().flatten()
    }

    /// Few houses in which all those cells differ that could hold the same digit, of these and as its marks allow.
    pub fn houses(&self, layout: &Layout, digits: &dyn Fn(Cell) -> DigitSet) -> HouseSet {
        let mut pairs: Vec<HouseSet> = Vec::new();
        for (at, &one) in self.cells.iter().enumerate() {
            for (later, &other) in self.cells.iter().enumerate().skip(at + 1) {
                let marks = self.marks.get(at).filter(|_| later == at + 1);
                let lets = |digit: Digit| marks.is_none_or(|all| all.iter().all(|it| it.lets(layout, digit, digit)));
                if (digits(one) & digits(other)).iter().any(lets) {
                    pairs.push(layout.houses_of(one) & layout.houses_of(other));
                }
            }
        }
        pairs.retain(|around| !around.is_empty());
        let mut houses = HouseSet::EMPTY;
        while let Some(around) = pairs.first() {
            let count = |&house: &House| pairs.iter().filter(|around| around.contains(house)).count();
            // The first of those that have the most.
            let Some(best) = around.iter().collect::<Vec<_>>().into_iter().rev().max_by_key(count) else { break };
            houses.insert(best);
            pairs.retain(|around| !around.contains(best));
        }
        houses
    }

    /// The digits of each way to fill its cells, in their order, as its marks and the houses of its cells allow; nothing if
    /// there are more than `most`.
    pub fn ways(&self, layout: &Layout, digits: &dyn Fn(Cell) -> DigitSet, most: usize) -> Option<Vec<Vec<Digit>>> {
        let mut ways = ChainWays { chain: self, layout, digits, most, found: Vec::new() };
        ways.fill(&mut Vec::new()).then_some(ways.found)
    }
}

/// The ways to fill a chain, as they are found.
struct ChainWays<'c> {
    chain: &'c MarkChain,
    layout: &'c Layout,
    digits: &'c dyn Fn(Cell) -> DigitSet,
    most: usize,
    found: Vec<Vec<Digit>>,
}

impl ChainWays<'_> {
    /// Takes up the ways that begin so; false if there are too many.
    fn fill(&mut self, way: &mut Vec<Digit>) -> bool {
        let Some(&cell) = self.chain.cells.get(way.len()) else {
            self.found.push(way.clone());
            return self.found.len() <= self.most;
        };
        for digit in (self.digits)(cell) {
            if self.fits(way, cell, digit) {
                way.push(digit);
                let goes_on = self.fill(way);
                way.pop();
                if !goes_on {
                    return false;
                }
            }
        }
        true
    }

    /// True if a digit of the next cell goes with those before it.
    fn fits(&self, way: &[Digit], cell: Cell, digit: Digit) -> bool {
        let layout = self.layout;
        let mut marks = way.last().zip(way.len().checked_sub(1).and_then(|at| self.chain.marks.get(at))).into_iter();
        marks.all(|(&last, marks)| marks.iter().all(|mark| mark.lets(self.layout, last, digit)))
            && way.iter().zip(&self.chain.cells).all(|(&placed, &other)| {
                placed != digit || (layout.houses_of(other) & layout.houses_of(cell)).is_empty()
            })
    }
}
