//! Lists the ways in which the cells of a rule can be filled, for explanations.
use crate::ids::{Candidate, Cell, Digit};
use crate::layout::{Layout, Rule, RuleKind};
use crate::rule_filling::RuleFilling;
use crate::set::{CellSet, DigitSet};

/// The most nodes of the search for one filling, of many that are asked for.
const NODES: usize = 20_000;

/// The same where one alone is asked for.
const NODES_FOR_ONE: usize = 40_000;

/// The ways to fill the cells of a rule.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FillingWays {
    /// The lowest and the highest digit of each run that a line may be.
    Runs(Vec<[Digit; 2]>),
    /// The lower and the higher digit of the two ends of a line.
    Ends(Vec<[Digit; 2]>),
    /// The places of the lowest and the highest digit of a line.
    Bread(Vec<CellSet>),
    /// The totals that every stretch of a line can have.
    Sums(Vec<u32>),
}

impl FillingWays {
    /// The number of ways.
    pub const fn count(&self) -> usize {
        match self {
            Self::Runs(list) | Self::Ends(list) => list.len(),
            Self::Bread(list) => list.len(),
            Self::Sums(list) => list.len(),
        }
    }
}

/// The digits of the open cells of a line with a sandwich: between the lowest and the highest digit, and outside.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SandwichWay {
    /// The digits of those between.
    pub inside: DigitSet,
    /// The digits of those outside.
    pub outside: DigitSet,
}

impl RuleFilling {
    /// The ways to fill the open cells of a sandwich with the lowest and the highest digit in two places, in increasing
    /// order of the digits between; nothing if the search takes too long, or if the cells are no line.
    pub fn sandwich_ways(&self, layout: &Layout, ends: CellSet) -> Option<Vec<SandwichWay>> {
        let rule = self.rule.of(layout).filter(|rule| rule.kind == RuleKind::Sandwich)?;
        let all: CellSet = rule.cells.iter().copied().collect();
        let is_line = all.iter().all(|cell| all.without(cell).is_subset(layout.peers(cell)));
        let cells = FillingCells::of(layout, self).filter(|_| is_line)?;
        cells.sandwich_ways(self, ends)
    }

    /// The ways that are left; nothing if there are more than `most`, if the search takes too long, or if a rule has none
    /// to list.
    pub fn ways(&self, layout: &Layout, most: usize) -> Option<FillingWays> {
        let cells = FillingCells::of(layout, self)?;
        let ways = match self.rule.of(layout)?.kind {
            RuleKind::Renban => FillingWays::Runs(cells.runs()?),
            RuleKind::Between => FillingWays::Ends(cells.ends()?),
            RuleKind::Sandwich => FillingWays::Bread(cells.bread(self, most)?),
            RuleKind::RegionSumLine => FillingWays::Sums(cells.sums(self)?),
            _ => return None,
        };
        (1..=most).contains(&ways.count()).then_some(ways)
    }
}

impl Rule {
    /// True if its cells can be filled as it says, each with one of these digits, and without a clash; nothing if that takes
    /// too long to tell.
    pub fn can_be_filled(&self, layout: &Layout, digits: &dyn Fn(Cell) -> DigitSet) -> Option<bool> {
        let cells: CellSet = self.cells.iter().copied().collect();
        let cells: Vec<CellOptions> = cells.iter().map(|cell| CellOptions::new(cell, digits(cell))).collect();
        let is_met = |chosen: &[Candidate]| {
            let digit = |cell| chosen.iter().find(|it| it.cell == cell).map_or(Digit::D1, |it| it.digit);
            layout.rules().is_filled(self, &digit)
        };
        DigitsSearch { layout, holds: &is_met, nodes: NODES_FOR_ONE }.can_fill(cells)
    }
}

/// A search for one digit of each of some cells without a clash, so that a test holds.
struct DigitsSearch<'a> {
    layout: &'a Layout,
    holds: &'a dyn Fn(&[Candidate]) -> bool,
    /// The nodes that are left to visit.
    nodes: usize,
}

impl DigitsSearch<'_> {
    /// True if there are such digits; nothing if that takes too long to tell.
    fn can_fill(&mut self, mut cells: Vec<CellOptions>) -> Option<bool> {
        cells.sort_by_key(|it| it.digits.len());
        self.fill(&cells, &mut Vec::new())
    }

    fn fill(&mut self, rest: &[CellOptions], chosen: &mut Vec<Candidate>) -> Option<bool> {
        self.nodes = self.nodes.checked_sub(1)?;
        let Some((&CellOptions { cell, digits }, others)) = rest.split_first() else {
            return Some((self.holds)(chosen));
        };
        for it in digits.iter().map(|digit| Candidate { cell, digit }) {
            if chosen.iter().any(|&other| self.layout.clash(other, it)) {
                continue;
            }
            chosen.push(it);
            if self.fill(others, chosen)? {
                return Some(true);
            }
            chosen.pop();
        }
        Some(false)
    }
}

/// A cell with the digits that it may hold.
#[derive(Clone, Copy)]
struct CellOptions {
    cell: Cell,
    digits: DigitSet,
}

impl CellOptions {
    const fn new(cell: Cell, digits: DigitSet) -> Self {
        Self { cell, digits }
    }
}

/// The cells of a rule in their order, with the digits that each may hold.
struct FillingCells<'a> {
    layout: &'a Layout,
    cells: Vec<CellOptions>,
}

impl<'a> FillingCells<'a> {
    fn of(layout: &'a Layout, filling: &RuleFilling) -> Option<Self> {
        let all = filling.left | filling.held;
        let cells = filling.rule.of(layout)?.cells.iter().map(|&cell| CellOptions::new(cell, all.digits(cell)));
        Some(Self { layout, cells: cells.collect() })
    }

    /// True if the cells can be filled with some of the digits of each, so that a test holds; nothing if that takes too long.
    fn can_fill(&self, cells: &[CellOptions], holds: &dyn Fn(&[Candidate]) -> bool) -> Option<bool> {
        DigitsSearch { layout: self.layout, holds, nodes: NODES }.can_fill(cells.to_vec())
    }

    /// The lowest and the highest digit of each run that the cells can hold.
    fn runs(&self) -> Option<Vec<[Digit; 2]>> {
        let digits: Vec<Digit> = self.layout.digits().iter().collect();
        let mut runs = Vec::new();
        for window in digits.windows(self.cells.len().max(1)) {
            let run: DigitSet = window.iter().copied().collect();
            let cells: Vec<_> = self.cells.iter().map(|it| CellOptions::new(it.cell, it.digits & run)).collect();
            if self.can_fill(&cells, &|_| true)? {
                runs.push([window[0], window[window.len() - 1]]);
            }
        }
        Some(runs)
    }

    /// The totals that every stretch of a line can come to.
    fn sums(&self, filling: &RuleFilling) -> Option<Vec<u32>> {
        let stretches = self.layout.rules().stretches(filling.rule.of(self.layout)?);
        let mut found = Vec::new();
        for total in 1..=45_u32 {
            let is_total =
                |chosen: &[Candidate]| chosen.iter().map(|it| u32::from(it.digit.value())).sum::<u32>() == total;
            let mut all = true;
            for stretch in &stretches {
                let cells: Vec<_> = self.cells.iter().copied().filter(|it| stretch.contains(&it.cell)).collect();
                all = all && self.can_fill(&cells, &is_total)?;
            }
            if all {
                found.push(total);
            }
        }
        Some(found)
    }

    /// The lower and the higher digit that the two ends can have, whichever is where.
    fn ends(&self) -> Option<Vec<[Digit; 2]>> {
        let [one, inner @ .., other] = &self.cells[..] else { return None };
        let mut ends = Vec::new();
        for low in self.layout.digits() {
            for high in self.layout.digits().iter().filter(|&high| low < high) {
                let between: DigitSet = self.layout.digits().filter(|digit| low < digit && digit < high);
                for (first, last) in [(low, high), (high, low)] {
                    if !one.digits.contains(first) || !other.digits.contains(last) {
                        continue;
                    }
                    let mut cells: Vec<_> =
                        inner.iter().map(|it| CellOptions::new(it.cell, it.digits & between)).collect();
                    cells.push(CellOptions::new(one.cell, DigitSet::of(first)));
                    cells.push(CellOptions::new(other.cell, DigitSet::of(last)));
                    if !ends.contains(&[low, high]) && self.can_fill(&cells, &|_| true)? {
                        ends.push([low, high]);
                    }
                }
            }
        }
        Some(ends)
    }

    /// The cells that the lowest and the highest digit can take together.
    fn bread(&self, filling: &RuleFilling, most: usize) -> Option<Vec<CellSet>> {
        let all = self.layout.digits();
        let low = all.first()?;
        let high = all.last()?;
        let total = u32::from(filling.rule.of(self.layout)?.value_on(self.layout.size()));
        let inner = all.without(low).without(high);
        let mut found = Vec::new();
        for (one, other) in (0..self.cells.len()).flat_map(|at| (at + 1..self.cells.len()).map(move |end| (at, end))) {
            let between: CellSet = self.cells[one + 1..other].iter().map(|it| it.cell).collect();
            let is_total = |chosen: &[Candidate]| {
                let inside = chosen.iter().filter(|it| between.contains(it.cell));
                inside.map(|it| u32::from(it.digit.value())).sum::<u32>() == total
            };
            for (first, last) in [(low, high), (high, low)] {
                if !self.cells[one].digits.contains(first) || !self.cells[other].digits.contains(last) {
                    continue;
                }
                let cells = self.sandwiched([one, other], [first, last], [inner; 2]);
                if self.can_fill(&cells, &is_total)? {
                    let ends = CellSet::of(self.cells[one].cell).with(self.cells[other].cell);
                    if !found.contains(&ends) {
                        found.push(ends);
                    }
                    break;
                }
            }
            if found.len() > most {
                return None;
            }
        }
        Some(found)
    }
    /// The cells with two digits at two places, and some digits between these places and outside.
    fn sandwiched(&self, ends: [usize; 2], bread: [Digit; 2], [inside, outside]: [DigitSet; 2]) -> Vec<CellOptions> {
        let [one, other] = ends;
        let [first, last] = bread;
        let limit = |at: usize| match at {
            at if at == one => first.into(),
            at if at == other => last.into(),
            at if one < at && at < other => inside,
            _ => outside,
        };
        self.cells.iter().enumerate().map(|(at, it)| CellOptions::new(it.cell, it.digits & limit(at))).collect()
    }

    /// The digits of the open cells with the lowest and the highest digit in two places, whichever is where.
    fn sandwich_ways(&self, filling: &RuleFilling, ends: CellSet) -> Option<Vec<SandwichWay>> {
        let all = self.layout.digits();
        let [low, high] = [all.first()?, all.last()?];
        let inner = all.without(low).without(high);
        let total = u32::from(filling.rule.of(self.layout)?.value_on(self.layout.size()));
        let places: Vec<usize> = (0..self.cells.len()).filter(|&at| ends.contains(self.cells[at].cell)).collect();
        let &[one, other] = &places[..] else { return None };
        let digits: Vec<Digit> = inner.iter().collect();
        let subset = |mask: usize| (0..digits.len()).filter(|at| mask >> at & 1 == 1).map(|at| digits[at]).collect();
        let mut sets: Vec<DigitSet> = (0..1_usize << digits.len()).map(subset).collect();
        sets.retain(|set| {
            set.len() == other - one - 1 && set.iter().map(|it| u32::from(it.value())).sum::<u32>() == total
        });
        sets.sort_by_key(|set| set.iter().collect::<Vec<_>>());
        let held = |digits: DigitSet| digits - filling.held.all_digits();
        let mut ways = Vec::new();
        for inside in sets {
            let outside = inner - inside;
            for bread in [[low, high], [high, low]] {
                let cells = self.sandwiched([one, other], bread, [inside, outside]);
                if self.can_fill(&cells, &|_| true)? {
                    ways.push(SandwichWay { inside: held(inside), outside: held(outside) });
                    break;
                }
            }
        }
        Some(ways)
    }
}
