//! Tests what sentences claim of totals: what was added up, in which ways cells reach it, and what that leaves.
use super::added_up::{AddedUp, NamedAddend};
use super::fillings::{CellTotal, CellsToFill, CountedCell, OpenCell, TooManyFillings, value};
use super::judge::RuleJudge;
use super::rule_fillings::{NamedRuleCells, total, totals_of};
use qedoku_core::{Candidate, Cell, CellSet, Digit, DigitSet, Layout, RuleKind};
use std::collections::{BTreeMap, BTreeSet};

/// The digits of ways, each in increasing order.
type WaySet = BTreeSet<Vec<Digit>>;

/// A total with every sign turned.
fn negated(sum: &CellTotal) -> CellTotal {
    let terms = sum.terms.iter().map(|term| CountedCell { times: -term.times, ..*term });
    CellTotal { terms: terms.collect(), total: -sum.total }
}

impl RuleJudge<'_> {
    /// Houses and rules add up to a total of open cells.
    pub(super) fn adds_up(&mut self, said: &AddedUp) {
        let signed = |addends: &[NamedAddend], times: i32| -> Vec<Vec<CellTotal>> {
            addends.iter().map(|addend| self.totals_of_addend(addend, times)).collect()
        };
        let all = [signed(&said.plus, 1), signed(&said.minus, -1)].concat();
        self.claim(all.iter().all(|totals| !totals.is_empty()), "the houses and the rules have these totals");
        let choices = choices(&all);
        // What a rule says of its cells need not be a sum of them.
        let is_sum = said.plus.iter().chain(&said.minus).all(|addend| !matches!(addend, NamedAddend::Rule(_)));
        let sum = |choice: &Vec<&CellTotal>| {
            choice.iter().fold(CellTotal { terms: Vec::new(), total: 0 }, |sum, total| added(&sum, total))
        };
        // The same with every sign turned says no more and no less.
        let is_it = |sum: &CellTotal| *sum == said.sum || negated(sum) == said.sum;
        let meant: Vec<_> = choices.iter().filter(|choice| is_it(&self.without_filled(&sum(choice)))).collect();
        let is_said = |choice: &Vec<&CellTotal>| {
            let mut times: BTreeMap<Cell, i32> = BTreeMap::new();
            for term in choice.iter().flat_map(|total| &total.terms) {
                if self.board.value(term.cell).is_some() {
                    *times.entry(term.cell).or_default() += term.times;
                }
            }
            times.retain(|_, times| *times != 0);
            if is_sum { times == said.filled.times } else { times.keys().eq(said.filled.times.keys()) }
        };
        let [comes, is_said] = [!meant.is_empty(), meant.iter().any(|choice| is_said(choice))];
        self.claim(comes, "that is what they come to");
        self.claim(is_said, "the filled cells that count are named, each as often as it counts");
        let stand = said.filled.digits.iter().all(|it| self.board.value(it.cell) == Some(it.digit));
        self.claim(stand, "the digits that are named stand there");
        if is_sum {
            let [plus, minus] = [&said.plus, &said.minus].map(|all| all.iter().map(NamedAddend::total).sum::<i32>());
            let comes_out = plus - minus - said.filled.value == said.sum.total;
            self.claim(comes_out && !said.filled.only_stand, "the sum comes out as it is written");
        }
        self.of_filling = false;
        self.sums.push(said.sum.clone());
    }

    /// The total of a house or a rule, times a sign; a line in several boxes has one for each box behind the first.
    fn totals_of_addend(&self, addend: &NamedAddend, times: i32) -> Vec<CellTotal> {
        let layout = self.layout;
        let totals = match addend {
            NamedAddend::House { cells, total } => {
                let all: i32 = layout.digits().iter().map(value).sum();
                let is_full = cells.len() == layout.digits().len() && *total == all;
                if is_full { vec![CellTotal::of(*cells, all)] } else { Vec::new() }
            }
            NamedAddend::Cage { cells, total } => {
                let is_it = |it: &CellTotal| it.cells() == *cells && it.total == *total;
                let cages = layout.rules().list.iter().filter(|rule| rule.kind == RuleKind::Cage);
                cages.flat_map(|rule| totals_of(layout, rule)).filter(is_it).take(1).collect()
            }
            NamedAddend::Rule(clause) => {
                clause.rules(layout).into_iter().flat_map(|(_, rule)| totals_of(layout, rule)).collect()
            }
        };
        let signed = |it: CellTotal| {
            let terms = it.terms.iter().map(|term| CountedCell { times: term.times * times, ..*term });
            CellTotal { terms: terms.collect(), total: it.total * times }
        };
        totals.into_iter().map(signed).collect()
    }

    /// A total of the cells that are open.
    fn without_filled(&self, sum: &CellTotal) -> CellTotal {
        let mut open = CellTotal { terms: Vec::new(), total: sum.total };
        for &term in &sum.terms {
            match self.board.value(term.cell) {
                Some(digit) => open.total -= term.times * value(digit),
                None => open.terms.push(term),
            }
        }
        open
    }

    pub(super) fn last_sum(&self) -> CellTotal {
        self.sums.last().cloned().unwrap_or_else(|| CellTotal::of(CellSet::EMPTY, 0))
    }

    /// The ways that the board leaves to the last total, with one cell that has a digit.
    fn ways(&self, fixed: Option<Candidate>) -> Result<WaySet, TooManyFillings> {
        self.cells_of(&self.last_sum(), fixed).ways_of(self.last_sum().line())
    }

    /// The total has just these ways.
    pub(in super::super) fn has_ways(&mut self, said: &[Vec<Digit>]) {
        let holds = self.ways(None).map(|ways| is_list(&ways, said));
        self.claim_of_search(holds, "these are the ways to reach the total");
    }

    /// No way has some digits: none of those with the digit of the house that was named, if one was.
    pub(super) fn in_no_way(&mut self, digits: DigitSet) {
        let ways = if self.claimed.is_empty() { self.ways(None) } else { self.ways_with_claimed() };
        let holds = ways.map(|ways| !ways.iter().flatten().any(|digit| digits.contains(*digit)));
        self.claim_of_search(holds, "no way has these digits");
    }

    /// If cells hold a digit, the others would have to come to a number, and cannot.
    pub(super) fn rest_fails(&mut self, cells: CellSet, digits: DigitSet, said: &[i32]) {
        let sum = self.last_sum();
        self.claim(cells.is_subset(sum.cells()) && digits.is_one(), "the cells are those of the total");
        for it in self.candidates(cells, digits).iter() {
            let times = sum.terms.iter().find(|term| term.cell == it.cell).map_or(0, |term| term.times);
            self.claim(said == [sum.total - times * value(it.digit)], "the others would have to come to this");
            self.rests.extend(said);
            self.supposed = Some(it);
            let can_be = self.cells_of(&sum, Some(it)).can_be_filled();
            self.claim_of_search(can_be.map(|can_be| !can_be), "the candidates of the others cannot");
        }
    }

    /// With a digit in a cell the others would have to be one of the ways that have it, and cannot.
    pub(super) fn others_are(&mut self, cells: CellSet, digits: DigitSet, said: &[Vec<Digit>]) {
        let sum = self.last_sum();
        self.claim(cells.is_one() && digits.is_one() && cells.is_subset(sum.cells()), "a cell of the total");
        let without = |way: &Vec<Digit>| {
            let at = way.iter().position(|digit| digits.contains(*digit))?;
            Some([&way[..at], &way[at + 1..]].concat())
        };
        let holds = self.ways(None).map(|ways| is_list(&ways.iter().filter_map(without).collect(), said));
        self.claim_of_search(holds, "these are the ways with the digit, without it");
        for it in self.candidates(cells, digits).iter() {
            let can_be = self.cells_of(&sum, Some(it)).can_be_filled();
            self.claim_of_search(can_be.map(|can_be| !can_be), "the candidates of the others cannot");
        }
    }

    /// With a digit in cells the others would have to be one of some ways, which come to the rest, and cannot.
    pub(super) fn others_need(&mut self, cells: CellSet, digits: DigitSet, said: &[Vec<Digit>]) {
        let sum = self.last_sum();
        self.claim(digits.is_one() && cells.is_subset(sum.cells()) && !said.is_empty(), "cells of the total");
        for it in self.candidates(cells, digits).iter() {
            let times = sum.terms.iter().find(|term| term.cell == it.cell).map_or(0, |term| term.times);
            let rest = sum.total - times * value(it.digit);
            let comes = |way: &Vec<Digit>| {
                way.len() + 1 == sum.terms.len() && way.iter().copied().map(value).sum::<i32>() == rest
            };
            self.claim(said.iter().all(comes), "the ways come to the rest");
            let can_be = self.cells_of(&sum, Some(it)).can_be_filled();
            self.claim_of_search(can_be.map(|can_be| !can_be), "the candidates of the others cannot");
        }
    }

    /// With a digit in cells, what is added comes to a bound.
    pub(super) fn one_side(&mut self, [cells, plus]: [CellSet; 2], digits: DigitSet, said: &[i32], worked: &[i32]) {
        let sum = self.last_sum();
        let own: CellSet = sum.terms.iter().filter(|term| term.times == 1).map(|term| term.cell).collect();
        self.claim(own == plus && said == worked && said.len() == 1, "the cells come to that");
        self.rests.extend(said);
        for it in self.candidates(cells, digits).iter() {
            let can_be = self.cells_of(&sum, Some(it)).can_be_filled();
            self.claim_of_search(can_be.map(|can_be| !can_be), "the candidates of the others cannot");
        }
    }

    /// A cell that is added, or is all that is, has a bound, which the cells that are taken off exclude; or these come to one
    /// that excludes what was said.
    pub(super) fn other_side(&mut self, said: &SideClaim<'_>) {
        let sum = self.last_sum();
        let [plus, minus] = [1, -1].map(|times| -> CellSet {
            sum.terms.iter().filter(|term| term.times == times).map(|term| term.cell).collect()
        });
        if self.rests.is_empty() && said.cells == plus && plus.is_one() && said.more == 0 && said.worked.is_empty() {
            let digits = plus.first().map_or(DigitSet::EMPTY, |cell| self.board.digits(cell));
            let end = if said.is_least { digits.last() } else { digits.first() };
            self.claim(end.map(value) == Some(said.bound), "the cell has the bound");
            self.rests.push(said.bound);
            return;
        }
        self.claim(minus == said.cells && sum.total == said.more, "these are the other cells of the total");
        let beyond = |low: &i32| if said.is_least { *low > said.bound } else { *low < said.bound };
        let all = !self.rests.is_empty() && self.rests.iter().all(beyond);
        self.claim(all && said.worked.iter().all(|it| *it == said.bound), "the bounds exclude each other");
        self.rests.clear();
    }

    /// With each of some digits in one of two cells the other would be beyond all digits.
    pub(super) fn other_beyond(&mut self, [cell, other]: [CellSet; 2], digits: DigitSet, said: &[i32]) {
        let sum = self.last_sum();
        let times = |of: CellSet| sum.terms.iter().find(|term| of.contains(term.cell)).map_or(0, |term| term.times);
        let all: Vec<i32> = self.layout.digits().iter().map(value).collect();
        let beyond = digits.iter().all(|digit| {
            let needed = times(other) * (sum.total - times(cell) * value(digit));
            said.iter().all(|bound| {
                (all.first() == Some(bound) && needed < *bound) || (all.last() == Some(bound) && needed > *bound)
            })
        });
        self.claim(beyond && cell | other == sum.cells() && sum.terms.len() == 2, "the other would be beyond that");
    }

    /// No cell of the total can be some digits, so that with the digit of the house it has just these ways.
    pub(super) fn lacks(&mut self, digits: DigitSet) {
        let cells = self.last_sum().cells();
        self.can_never_be(cells, digits);
    }

    /// So many cells have so many digits, which others that see them cannot be.
    pub(super) fn take(&mut self, [cells, from]: [CellSet; 2], [digits, gone]: [DigitSet; 2]) {
        let held = cells.iter().fold(DigitSet::EMPTY, |all, cell| all | self.board.digits(cell));
        self.claim(held == digits && cells.len() == digits.len(), "as many cells as digits");
        let see = |cell: Cell| (cells | from).without(cell).is_subset(self.layout.peers(cell) | from);
        self.claim(gone.is_subset(digits) && cells.iter().all(see), "all of them see each other");
    }

    /// The digits of a bound come to it, and it is beyond what the others would have to come to.
    pub(super) fn bounded(&mut self, said: &[i32], digits: i32, beyond: fn(i32, i32) -> bool) {
        let all = !self.rests.is_empty() && self.rests.iter().all(|rest| beyond(*rest, digits));
        self.claim(said == [digits] && all, "the bound comes out, and the rest is beyond it");
        self.rests.clear();
    }

    /// A cell has just these candidates.
    pub(super) fn can_only_be(&mut self, cells: CellSet, digits: DigitSet) {
        let alike = cells.iter().all(|cell| self.board.digits(cell) == digits);
        self.claim(alike && !cells.is_empty(), "the cell has just these candidates");
        self.known_of_chain(cells);
    }

    /// No cell has any of these candidates.
    pub(super) fn can_never_be(&mut self, cells: CellSet, digits: DigitSet) {
        let none = cells.iter().all(|cell| !self.board.digits(cell).meets(digits));
        self.claim(none, "no cell has the candidates");
    }

    /// With each of some digits in one of two cells the other would have to be what is said in the same order, and cannot.
    pub(super) fn other_fails(&mut self, [cell, other]: [CellSet; 2], digits: DigitSet, said: &[i32]) {
        let sum = self.last_sum();
        let times = |of: CellSet| sum.terms.iter().find(|term| of.contains(term.cell)).map_or(0, |term| term.times);
        let own = digits.iter().map(|digit| times(other) * (sum.total - times(cell) * value(digit)));
        let alike = own.eq(said.iter().copied());
        self.claim(alike && cell | other == sum.cells() && sum.terms.len() == 2, "the other would have to be this");
        for it in self.candidates(cell, digits).iter() {
            let can_be = self.cells_of(&sum, Some(it)).can_be_filled();
            self.claim_of_search(can_be.map(|can_be| !can_be), "the candidates of the other cannot");
        }
    }

    /// Every way to reach the total, or to fill the cells of the rule, has these digits, which can be in these cells.
    pub(super) fn needs(&mut self, digits: DigitSet, cells: CellSet) {
        let number = self.fillings.last().copied().filter(|_| self.of_filling);
        let all = number.map_or_else(|| self.last_sum().cells(), |number| self.cells_of_rule(number));
        let asked = if number.is_none() { self.last_sum().line() } else { all };
        let places = digits.iter().fold(CellSet::EMPTY, |places, digit| places | (self.board.plane(digit) & asked));
        self.claim(places == cells, "the digits can be in these cells");
        self.needed = Some(cells);
        for digit in digits {
            let without =
                |cell| if asked.contains(cell) { self.digits(cell).without(digit) } else { self.digits(cell) };
            let can_be = if let Some(number) = number {
                NamedRuleCells::new(self.layout, number, &without).can_be_filled()
            } else {
                let open = all.iter().map(|cell| OpenCell { cell, digits: without(cell) });
                CellsToFill::new(self.layout, open).with(self.last_sum()).can_be_filled()
            };
            self.claim_of_search(can_be.map(|can_be| !can_be), "every way has the digit");
        }
    }

    /// A digit of a house has these places, which are cells of the total.
    pub(super) fn claimed(&mut self, house: CellSet, digits: DigitSet, cells: CellSet) {
        let places = digits.single().map(|digit| self.board.plane(digit) & house);
        self.claim(places == Some(cells), "the digit has just these places there");
        self.claim(cells.is_subset(self.last_sum().cells()), "they are cells of the total");
        self.claimed = self.candidates(cells, digits);
        self.truths.push(self.claimed);
    }

    fn ways_with_claimed(&self) -> Result<WaySet, TooManyFillings> {
        let mut all = WaySet::new();
        for it in self.claimed.iter() {
            all.extend(self.ways(Some(it))?);
        }
        Ok(all)
    }

    /// With the digit of the house in one of its places, the total has just these ways.
    pub(super) fn has_ways_with(&mut self, digits: DigitSet, said: &[Vec<Digit>]) {
        self.claim(digits.single() == self.claimed_digit(), "the digit is that of the house");
        let holds = self.ways_with_claimed().map(|ways| is_list(&ways, said));
        self.claim_of_search(holds, "these are the ways with the digit there");
    }

    /// With one digit in cells, no way has the other, that of the house, in its places.
    pub(super) fn no_way_with(&mut self, [other, digits]: [DigitSet; 2], [cells, places]: [CellSet; 2]) {
        let claimed = self.claimed;
        self.claim(claimed == self.candidates(places, digits), "the places are those of the house");
        for it in self.candidates(cells, other).iter() {
            for place in claimed.iter().filter(|&place| place.cell != it.cell) {
                let mut fill = self.cells_of(&self.last_sum(), Some(it));
                for open in fill.cells.iter_mut().filter(|open| open.cell == place.cell) {
                    open.digits &= DigitSet::of(place.digit);
                }
                let can_be = fill.can_be_filled();
                self.claim_of_search(can_be.map(|can_be| !can_be), "no way has both");
            }
        }
    }

    /// Every way has so many of some digits, and one of them no more, or none of them.
    pub(super) fn has_of(&mut self, count: usize, digits: DigitSet, none_more: bool) {
        let least = self.ways(None).map(|ways| {
            let counts = ways.iter().map(|way| way.iter().filter(|digit| digits.contains(**digit)).count());
            let counts: BTreeSet<usize> = counts.collect();
            counts.first() == Some(&count) && (counts.len() == 1) == none_more
        });
        self.claim_of_search(least, "every way has so many of these");
        self.counted += count;
    }

    /// The cells of the totals, and others that have nothing else, hold these digits once each.
    pub(super) fn together(&mut self, cells: CellSet, digits: DigitSet) {
        let summed = self.sums.iter().fold(CellSet::EMPTY, |all, sum| all | sum.line());
        let others = cells - summed;
        let only = others.iter().all(|cell| self.board.digits(cell).is_subset(digits));
        self.claim(only, "the other cells have nothing else");
        let places = |digit: Digit| self.board.plane(digit) & (summed | others);
        let all = digits.iter().fold(CellSet::EMPTY, |all, digit| all | places(digit));
        self.claim(all == cells, "these are the cells that can hold the digits");
        let once = digits.iter().all(|digit| {
            let places = places(digit);
            places.iter().all(|cell| places.without(cell).is_subset(self.layout.peers(cell)))
        });
        self.claim(once, "each of the digits is there once at most");
        self.claim(self.counted + others.len() >= digits.len(), "so many of the digits are there");
        self.truths.extend(others.iter().map(|cell| self.candidates(cell.into(), digits)).collect::<Vec<_>>());
    }

    /// The open cells of a rule.
    pub(super) fn cells_of_rule(&self, number: usize) -> CellSet {
        let rule = self.layout.rules().list.get(number);
        let cells: CellSet = rule.into_iter().flat_map(|rule| rule.cells.iter().copied()).collect();
        cells & self.board.open()
    }
}

/// The bound of what is taken off.
pub(super) struct SideClaim<'a> {
    pub(super) cells: CellSet,
    /// The number that is added to these cells.
    pub(super) more: i32,
    pub(super) bound: i32,
    /// The sum of the digits behind it, if there are some.
    pub(super) worked: &'a [i32],
    /// True if the other side is at least something.
    pub(super) is_least: bool,
}

/// Two totals added up, without the cells that come to nothing.
fn added(one: &CellTotal, other: &CellTotal) -> CellTotal {
    total(one.terms.iter().chain(&other.terms).copied(), one.total + other.total)
}

/// Every choice of one total of each list: a line in several boxes has several.
fn choices(all: &[Vec<CellTotal>]) -> Vec<Vec<&CellTotal>> {
    all.iter().fold(vec![Vec::new()], |choices, totals| {
        choices
            .iter()
            .flat_map(|choice| totals.iter().map(move |total| [choice.as_slice(), &[total]].concat()))
            .collect()
    })
}

/// True if ways are listed, each once and in increasing order.
pub(super) fn is_list(ways: &WaySet, said: &[Vec<Digit>]) -> bool {
    ways.iter().eq(said.iter())
}

/// The totals of all houses and rules.
pub(super) fn all_totals(layout: &Layout) -> Vec<CellTotal> {
    let full = layout.houses().iter().map(|house| layout.cells(house));
    let full = full.filter(|cells| cells.len() == layout.digits().len());
    let sum: i32 = layout.digits().iter().map(value).sum();
    let rules = layout.rules().list.iter().flat_map(|rule| totals_of(layout, rule));
    full.map(|cells| CellTotal::of(cells, sum)).chain(rules).collect()
}
