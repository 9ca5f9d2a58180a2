//! Fills the cells of one rule in the ways that it allows, to test what sentences claim of them.
use super::fillings::{CellTotal, CellsToFill, CountedCell, OpenCell, TooManyFillings, value};
use super::judge::RuleJudge;
use qedoku_core::{Candidate, Cell, CellSet, Digit, DigitSet, Layout, Rule, RuleKind};
use std::collections::{BTreeMap, BTreeSet};

/// The totals that a rule states.
pub(super) fn totals_of(layout: &Layout, rule: &Rule) -> Vec<CellTotal> {
    let value = i32::from(rule.value.unwrap_or_default());
    match rule.kind {
        RuleKind::Cage if rule.value.is_none() => Vec::new(),
        RuleKind::Cage | RuleKind::LittleKiller => vec![total(counted(&rule.cells, 1), value)],
        RuleKind::Arrow => {
            let (number, line) = rule.arrow();
            // The last cell of the number is worth its digit, the one before ten times that.
            let number = number.iter().rev().zip([-1, -10, -100]).map(|(&cell, times)| CountedCell { cell, times });
            vec![total(counted(line, 1).chain(number), 0)]
        }
        RuleKind::RegionSumLine => {
            let stretches = stretches(layout, rule);
            let [first, others @ ..] = &stretches[..] else { return Vec::new() };
            others.iter().map(|other| total(counted(first, 1).chain(counted(other, -1)), 0)).collect()
        }
        _ => Vec::new(),
    }
}

fn counted(cells: &[Cell], times: i32) -> impl Iterator<Item = CountedCell> {
    cells.iter().map(move |&cell| CountedCell { cell, times })
}

/// The total of cells of which some may be counted several times.
pub(super) fn total(terms: impl Iterator<Item = CountedCell>, total: i32) -> CellTotal {
    let mut times: BTreeMap<Cell, i32> = BTreeMap::new();
    terms.for_each(|term| *times.entry(term.cell).or_default() += term.times);
    let terms = times.into_iter().filter(|(_, times)| *times != 0);
    CellTotal { terms: terms.map(|(cell, times)| CountedCell { cell, times }).collect(), total }
}

/// The cells of a line in each box, as they follow each other.
fn stretches(layout: &Layout, rule: &Rule) -> Vec<Vec<Cell>> {
    rule.cells.chunk_by(|one, other| layout.box_of(*one) == layout.box_of(*other)).map(<[Cell]>::to_vec).collect()
}

/// The cells of a rule with the digits that each may hold.
pub(super) struct NamedRuleCells<'l> {
    layout: &'l Layout,
    rule: &'l Rule,
    cells: Vec<OpenCell>,
}

impl<'l> NamedRuleCells<'l> {
    /// The cells of a rule by its place in the list.
    pub(super) fn new(layout: &'l Layout, number: usize, digits: &dyn Fn(Cell) -> DigitSet) -> Self {
        let rule = &layout.rules().list[number];
        let mut cells: Vec<OpenCell> = Vec::new();
        for &cell in &rule.cells {
            if cells.iter().all(|it| it.cell != cell) {
                cells.push(OpenCell { cell, digits: digits(cell) });
            }
        }
        Self { layout, rule, cells }
    }

    /// The same, where cells hold only some digits.
    fn limited(&self, limit: impl Fn(usize, Cell) -> DigitSet) -> CellsToFill<'l> {
        let cells = self.cells.iter().enumerate();
        let cells = cells.map(|(at, it)| OpenCell { digits: it.digits & limit(at, it.cell), ..*it });
        CellsToFill { all_differ: self.rule.kind == RuleKind::Renban, ..CellsToFill::new(self.layout, cells) }
    }

    /// True if the cells can be filled as the rule says.
    pub(super) fn can_be_filled(&self) -> Result<bool, TooManyFillings> {
        match self.rule.kind {
            RuleKind::Renban => Ok(!self.runs()?.is_empty()),
            RuleKind::Between => Ok(!self.ends()?.is_empty()),
            RuleKind::Sandwich => Ok(!self.bread()?.is_empty()),
            RuleKind::Quadruple => self.holds_quadruple(),
            RuleKind::RegionSumLine => self.has_equal_sums(),
            _ => {
                let fill = self.limited(|_, _| DigitSet::ALL);
                CellsToFill { totals: totals_of(self.layout, self.rule), ..fill }.can_be_filled()
            }
        }
    }

    /// True if the cells can be filled without a clash, each with one of some digits.
    pub(super) fn can_be_within(&self, limit: &dyn Fn(Cell) -> DigitSet) -> Result<bool, TooManyFillings> {
        self.limited(|_, cell| limit(cell)).can_be_filled()
    }

    /// The lowest and the highest digit of the runs that the cells can be.
    fn runs(&self) -> Result<Vec<[Digit; 2]>, TooManyFillings> {
        let digits: Vec<Digit> = self.layout.digits().iter().collect();
        let mut found = Vec::new();
        for window in digits.windows(self.cells.len()) {
            let run: DigitSet = window.iter().copied().collect();
            if self.limited(|_, _| run).can_be_filled()? {
                found.push([window[0], window[window.len() - 1]]);
            }
        }
        Ok(found)
    }

    /// The lower and the higher digit of the ends between which the others can lie.
    fn ends(&self) -> Result<Vec<[Digit; 2]>, TooManyFillings> {
        let digits: Vec<Digit> = self.layout.digits().iter().collect();
        let last = self.cells.len() - 1;
        let mut found = Vec::new();
        for (at, &low) in digits.iter().enumerate() {
            for &high in &digits[at + 1..] {
                let inner: DigitSet = self.layout.digits().filter(|digit| low < digit && digit < high);
                let of_ends = |first: Digit, other: Digit| {
                    self.limited(|place, _| match place {
                        0 => first.into(),
                        place if place == last => other.into(),
                        _ => inner,
                    })
                };
                if of_ends(low, high).can_be_filled()? || of_ends(high, low).can_be_filled()? {
                    found.push([low, high]);
                }
            }
        }
        Ok(found)
    }

    /// The cells that the lowest and the highest digit can take, whichever is where.
    pub(super) fn bread(&self) -> Result<Vec<CellSet>, TooManyFillings> {
        let all = self.layout.digits();
        let (Some(low), Some(high)) = (all.first(), all.last()) else { return Ok(Vec::new()) };
        let sum = i32::from(self.rule.value.unwrap_or_default());
        let count = self.cells.len();
        let mut found = Vec::new();
        for (one, other) in (0..count).flat_map(|one| (one + 1..count).map(move |other| (one, other))) {
            let inside: CellSet = self.cells[one + 1..other].iter().map(|it| it.cell).collect();
            let of_ends = |first: Digit, last: Digit| {
                let fill = self.limited(|place, _| match place {
                    place if place == one => first.into(),
                    place if place == other => last.into(),
                    _ => all.without(low).without(high),
                });
                fill.with(CellTotal::of(inside, sum)).can_be_filled()
            };
            if of_ends(low, high)? || of_ends(high, low)? {
                found.push(CellSet::of(self.cells[one].cell).with(self.cells[other].cell));
            }
        }
        Ok(found)
    }

    /// The totals that all stretches of the line can have, each stretch taken for itself.
    fn sums(&self) -> Result<Vec<i32>, TooManyFillings> {
        let stretches = stretches(self.layout, self.rule);
        let mut common: Option<BTreeSet<i32>> = None;
        for stretch in &stretches {
            let cells = self.cells.iter().filter(|it| stretch.contains(&it.cell)).copied();
            let ways = CellsToFill::new(self.layout, cells).ways()?;
            let sums: BTreeSet<i32> = ways.into_iter().map(|way| way.into_iter().map(value).sum()).collect();
            common = Some(common.map_or(sums.clone(), |known| &known & &sums));
        }
        Ok(common.unwrap_or_default().into_iter().collect())
    }

    fn has_equal_sums(&self) -> Result<bool, TooManyFillings> {
        let stretches = stretches(self.layout, self.rule);
        for sum in self.sums()? {
            let totals = stretches.iter().map(|stretch| CellTotal::of(stretch.iter().copied().collect(), sum));
            let fill = self.limited(|_, _| DigitSet::ALL);
            if (CellsToFill { totals: totals.collect(), ..fill }).can_be_filled()? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// True if each digit of the value can have a cell of its own.
    fn holds_quadruple(&self) -> Result<bool, TooManyFillings> {
        let text = self.rule.value.unwrap_or_default().to_string();
        let named: Vec<Digit> = text.chars().filter_map(|sign| Digit::from_value(sign.to_digit(10)?)).collect();
        self.places_digits(&named, &mut Vec::new())
    }

    fn places_digits(&self, left: &[Digit], taken: &mut Vec<Candidate>) -> Result<bool, TooManyFillings> {
        let Some((&digit, rest)) = left.split_first() else {
            let digits =
                |cell: Cell| taken.iter().find(|it| it.cell == cell).map_or(DigitSet::ALL, |it| DigitSet::of(it.digit));
            return self.limited(|_, cell| digits(cell)).can_be_filled();
        };
        for it in &self.cells {
            if it.digits.contains(digit) && taken.iter().all(|other| other.cell != it.cell) {
                taken.push(Candidate { cell: it.cell, digit });
                let can_be = self.places_digits(rest, taken)?;
                taken.pop();
                if can_be {
                    return Ok(true);
                }
            }
        }
        Ok(false)
    }
}

impl<'b> RuleJudge<'b> {
    /// The cells of the rule that was named last, as the board has them.
    fn rule_cells(&self) -> Option<NamedRuleCells<'b>> {
        let number = *self.fillings.last()?;
        Some(NamedRuleCells::new(self.layout, number, &|cell| self.digits(cell)))
    }

    /// Tests a list of the rule's kind against what the rule leaves.
    fn lists<T: PartialEq>(
        &mut self,
        kind: RuleKind,
        said: &[T],
        list: fn(&NamedRuleCells<'b>) -> Result<Vec<T>, TooManyFillings>,
    ) {
        let found = self.rule_cells().filter(|cells| cells.rule.kind == kind).map(|cells| list(&cells));
        let holds = found.map_or(Ok(false), |found| found.map(|found| found == said));
        self.claim_of_search(holds, "these are the ways to fill the cells");
    }

    /// The line can be these runs.
    pub(in super::super) fn has_runs(&mut self, said: &[[Digit; 2]]) {
        self.lists(RuleKind::Renban, said, NamedRuleCells::runs);
    }

    /// The ends can be these digits.
    pub(in super::super) fn has_ends(&mut self, said: &[[Digit; 2]]) {
        self.lists(RuleKind::Between, said, NamedRuleCells::ends);
    }

    /// The lowest and the highest digit can take these cells.
    pub(in super::super) fn has_bread(&mut self, digits: DigitSet, said: &[CellSet]) {
        let all = self.layout.digits();
        let ends: DigitSet = all.first().into_iter().chain(all.last()).collect();
        self.claim(digits == ends, "these are the lowest and the highest digit");
        self.lists(RuleKind::Sandwich, said, NamedRuleCells::bread);
    }

    /// Each stretch of the line can come to these sums.
    pub(in super::super) fn has_sums(&mut self, said: &[i32]) {
        self.lists(RuleKind::RegionSumLine, said, NamedRuleCells::sums);
    }

    /// A digit of the rule that does not stand yet has these places.
    pub(super) fn fits(&mut self, digits: DigitSet, cells: CellSet) {
        let number = self.fillings.last().copied();
        let open = number.map_or(CellSet::EMPTY, |number| self.cells_of_rule(number));
        let rule = number.and_then(|number| self.layout.rules().list.get(number));
        let named = rule.map(|rule| rule.value.unwrap_or_default().to_string()).unwrap_or_default();
        let all = self.layout.digits();
        let is_bread = |digit| self.has_sandwich() && [all.first(), all.last()].contains(&Some(digit));
        let named: DigitSet = digits.filter(|digit| is_bread(digit) || named.contains(&digit.to_string()));
        for digit in digits {
            self.claim(named.contains(digit), "the rule names the digit");
            self.claim(self.board.plane(digit) & open == cells, "the digit can be in these cells");
        }
    }

    /// No way to fill the cells of the rule has a digit in a cell.
    pub(super) fn never_filled(&mut self, digits: DigitSet, cells: CellSet) {
        let Some(&number) = self.fillings.last() else {
            return self.claim(false, "a rule was named");
        };
        self.claim(cells.is_subset(self.cells_of_rule(number)), "the cells are those of the rule");
        for it in self.candidates(cells, digits).iter() {
            let held = |cell: Cell| if cell == it.cell { DigitSet::of(it.digit) } else { self.digits(cell) };
            let can_be = NamedRuleCells::new(self.layout, number, &held).can_be_filled();
            self.claim_of_search(can_be.map(|can_be| !can_be), "no way has the digit there");
        }
    }
}
