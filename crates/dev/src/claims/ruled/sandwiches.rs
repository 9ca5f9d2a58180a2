//! Tests what sentences claim of sandwiches, and of what else does not fit the cells of a rule.
use super::super::grammar::TemplateNames;
use super::fillings::{CellTotal, OpenCell, TooManyFillings, value};
use super::judge::RuleJudge;
use super::rule_fillings::NamedRuleCells;
use qedoku_core::{Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, RuleKind};

/// The cells between the lowest and the highest digit of a row, or outside, and what they come to.
pub(super) struct SandwichPart {
    pub(super) cells: CellSet,
    pub(super) total: i32,
}

impl RuleJudge<'_> {
    /// The cells of the sandwich that was named last, and what those between come to.
    pub(super) fn sandwich(&self) -> Option<(Vec<Cell>, i32)> {
        let rule = self.layout.rules().list.get(*self.fillings.last()?)?;
        (rule.kind == RuleKind::Sandwich).then(|| (rule.cells.clone(), i32::from(rule.value_on(self.layout.size()))))
    }

    /// True if a sandwich was named last.
    pub(super) fn has_sandwich(&self) -> bool {
        self.of_filling && self.sandwich().is_some()
    }

    pub(super) fn is_bread(&self, digits: DigitSet) -> bool {
        let all = self.layout.digits();
        digits == all.first().into_iter().chain(all.last()).collect()
    }

    /// The cells between two of the row and those outside, each with their total.
    pub(super) fn parts(&self, ends: CellSet) -> Option<[SandwichPart; 2]> {
        let (cells, total) = self.sandwich()?;
        let at: Vec<usize> = (0..cells.len()).filter(|&at| ends.contains(cells[at])).collect();
        let &[from, to] = &at[..] else { return None };
        let all = self.layout.digits();
        let sum: i32 = all.iter().map(value).sum();
        let bread: i32 = all.first().into_iter().chain(all.last()).map(value).sum();
        let between: CellSet = cells[from + 1..to].iter().copied().collect();
        let outside = cells.iter().copied().collect::<CellSet>() - ends - between;
        let outside = SandwichPart { cells: outside, total: sum - bread - total };
        Some([SandwichPart { cells: between, total }, outside])
    }

    /// The digits of a cell that are not the lowest and the highest of the row.
    pub(super) fn inner(&self, cell: Cell) -> DigitSet {
        let all = self.layout.digits();
        all.first().into_iter().chain(all.last()).fold(self.digits(cell), DigitSet::without)
    }

    /// The total of the open cells of a part.
    pub(super) fn open_total(&self, part: &SandwichPart) -> CellTotal {
        let stand = |cell: &Cell| self.board.value(*cell).map(value);
        let held: i32 = part.cells.iter().filter_map(|cell| stand(&cell)).sum();
        CellTotal::of(part.cells & self.board.open(), part.total - held)
    }

    fn can_be(&self, total: &CellTotal) -> Result<bool, TooManyFillings> {
        let open = total.cells().iter().map(|cell| OpenCell { cell, digits: self.inner(cell) }).collect::<Vec<_>>();
        super::fillings::CellsToFill::new(self.layout, open).with(total.clone()).can_be_filled()
    }

    /// The total takes so many cells between the lowest and the highest digit.
    pub(super) fn takes(&mut self, said: &[i32], counts: &[i32], digits: DigitSet) {
        let is_bread = self.is_bread(digits);
        let inner: Vec<i32> = self.layout.digits().filter(|digit| !digits.contains(digit)).iter().map(value).collect();
        let holds = self.sandwich().is_some_and(|(cells, total)| {
            let fits = |count: &usize| {
                let least: i32 = inner.iter().take(*count).sum();
                let most: i32 = inner.iter().rev().take(*count).sum();
                (least..=most).contains(&total)
            };
            let found: Vec<usize> = (0..cells.len() - 1).filter(fits).collect();
            let counts: Option<Vec<usize>> = counts.iter().map(|count| usize::try_from(*count).ok()).collect();
            said == [total] && Some(found) == counts
        });
        self.claim(is_bread && holds, "the total takes so many cells");
    }

    /// With the lowest and the highest digit in two cells, those between come to a number at least, at most, or never.
    pub(super) fn comes_between(&mut self, digits: DigitSet, ends: CellSet, cells: CellSet, said: &[i32]) {
        let part = self.parts(ends).map(|[between, _]| self.open_total(&between));
        let is_part = self.is_bread(digits) && part.as_ref().is_some_and(|part| part.cells() == cells);
        self.claim(is_part && !said.is_empty(), "these are the open cells between");
        let can_be = part.map_or(Ok(true), |part| self.can_be(&part));
        self.claim_of_search(can_be.map(|can_be| !can_be), "they cannot come to the total");
    }

    /// The sum of the cells between is a bound that its total is beyond; both are said.
    pub(super) fn bounds_between(&mut self, ends: CellSet, said: &[Vec<i32>], is_least: bool) {
        let part = self.parts(ends).map(|[between, _]| self.open_total(&between));
        let holds = part.is_some_and(|part| {
            let beyond = |&bound: &i32| if is_least { part.total < bound } else { part.total > bound };
            // The bound itself is reached, and nothing beyond it.
            let at = |total| self.can_be(&CellTotal { total, ..part.clone() });
            let is_bound = |bound: &i32| {
                let next = if is_least { bound - 1 } else { bound + 1 };
                beyond(bound) && at(*bound) == Ok(true) && at(next) == Ok(false)
            };
            said[0].iter().all(is_bound) && said[1] == [part.total]
        });
        self.claim(holds, "that is the bound of the cells between, and their total");
    }

    /// With one of the two in cells the other could only be in cells that cannot hold it.
    pub(super) fn other_end(&mut self, [digits, others]: [DigitSet; 2], [cells, places]: [CellSet; 2]) {
        let lack = |cell: Cell| !self.digits(cell).meets(others);
        let none = places.iter().all(lack);
        let is_bread = self.is_bread(digits | others);
        self.claim(is_bread && none, "the other one cannot be there");
        self.fits_with_none(cells, digits);
    }

    /// With the lowest and the highest digit in two cells, what stands between comes to another number.
    pub(super) fn stands_between(&mut self, digits: DigitSet, ends: CellSet, said: &[i32]) {
        let is_bread = self.is_bread(digits);
        let part = self.parts(ends).map(|[between, _]| (self.open_total(&between), between.total));
        let holds =
            part.is_some_and(|(open, total)| open.terms.is_empty() && said == [total - open.total] && open.total != 0);
        self.claim(is_bread && holds, "that is what stands between");
    }

    /// With the lowest and the highest digit in two cells, those outside cannot be filled.
    pub(super) fn not_outside(&mut self, digits: DigitSet, ends: CellSet) {
        let is_bread = self.is_bread(digits);
        let places: Vec<Cell> = ends.iter().collect();
        let number = self.fillings.last().copied();
        let low_high: Vec<Digit> = digits.iter().collect();
        let can_be = number.map(|number| {
            let mut can_be = false;
            for order in [[0, 1], [1, 0]] {
                let held = |cell: Cell| match places.iter().position(|it| *it == cell) {
                    Some(at) => self.digits(cell) & DigitSet::of(low_high[order[at]]),
                    None => self.inner(cell),
                };
                can_be |= NamedRuleCells::new(self.layout, number, &held).can_be_filled()?;
            }
            Ok(can_be)
        });
        self.claim(is_bread && places.len() == 2, "two cells and two digits");
        self.claim_of_search(can_be.unwrap_or(Ok(true)).map(|can_be| !can_be), "the cells cannot be filled");
    }

    /// The places of the lowest and the highest digit are known, and leave a total to the open cells between, or outside.
    pub(super) fn leaves_part(&mut self, sum: &CellTotal, worked: Option<i32>) {
        let ends = self.known_places();
        let part = ends.and_then(|ends| self.parts(ends));
        if let Some(ends) = ends {
            let all = self.layout.digits();
            self.taken.push((ends, all.first().into_iter().chain(all.last()).collect()));
        }
        let at = usize::from(worked.is_some());
        let total = part.map(|parts| self.open_total(&parts[at]));
        self.claim(total.as_ref() == Some(sum), "that is what is left for these cells");
        self.claim(worked.is_none_or(|worked| worked == sum.total), "the sum comes out as it is written");
        self.of_filling = false;
        self.sums.push(sum.clone());
    }

    /// The only places that the lowest and the highest digit can have.
    pub(super) fn known_places(&self) -> Option<CellSet> {
        let number = *self.fillings.last()?;
        let cells = NamedRuleCells::new(self.layout, number, &|cell| self.digits(cell));
        let places = cells.bread().ok()?;
        if let [ends] = places[..] { Some(ends) } else { None }
    }

    /// Nothing fits the cells of the rule.
    pub(super) fn never_fits(&mut self) {
        let number = self.fillings.last().copied();
        let can_be = number.map_or(Ok(true), |number| {
            NamedRuleCells::new(self.layout, number, &|cell| self.digits(cell)).can_be_filled()
        });
        self.claim_of_search(can_be.map(|can_be| !can_be), "nothing fits the cells");
    }

    /// Cells are shown with all their candidates.
    pub(super) fn shown_are(&mut self, names: &TemplateNames) {
        for shown in &names.said.shown {
            let alike = shown.cells().iter().all(|cell| self.digits(cell) == shown.digits(cell));
            self.claim(alike, "the cells can be these");
        }
    }

    /// With any of some digits in a cell, nothing fits the cells of the rule.
    pub(super) fn fits_with_none(&mut self, cells: CellSet, digits: DigitSet) {
        let number = self.fillings.last().copied();
        for it in self.candidates(cells, digits).iter() {
            let held = |cell: Cell| if cell == it.cell { it.digit.into() } else { self.digits(cell) };
            let can_be =
                number.map_or(Ok(true), |number| NamedRuleCells::new(self.layout, number, &held).can_be_filled());
            self.claim_of_search(can_be.map(|can_be| !can_be), "nothing fits with the digit there");
        }
    }

    /// Of the far end and a cell inside, which are shown, all digits of one are beyond those of the other, so that this end is
    /// above or below.
    pub(super) fn end_beyond(&mut self, cells: CellSet, shown: &[CandidateSet], is_above: bool) {
        let [far, inner] = [0, 1].map(|at| shown[at].all_digits());
        let apart = if is_above { far.last() < inner.first() } else { far.first() > inner.last() };
        self.claim(apart && shown.len() == 2, "one is beyond the other");
        let beyond = |digit: Digit| if is_above { Some(digit) <= inner.first() } else { Some(digit) >= inner.last() };
        let digits = self.layout.digits().filter(beyond);
        self.fits_with_none(cells, digits);
    }

    /// Digits do not lie between any two that the ends of the line can be.
    pub(super) fn not_between(&mut self, digits: DigitSet) {
        let rule = self.fillings.last().and_then(|&number| self.layout.rules().list.get(number));
        let ends = rule.and_then(|rule| Some([*rule.cells.first()?, *rule.cells.last()?]));
        let lies = |it: Digit, [one, other]: [Digit; 2]| (one < it && it < other) || (other < it && it < one);
        let beyond = ends.is_some_and(|[one, other]| {
            let all = |it: Digit| {
                self.digits(one).iter().all(|low| self.digits(other).iter().all(|high| !lies(it, [low, high])))
            };
            digits.iter().all(all)
        });
        self.claim(beyond, "the digits are beyond the ends");
    }

    /// With each of some digits at one end of a line and each of others at the other one, cells inside that see each other
    /// have just some digits between these, fewer than they are.
    pub(super) fn too_few_between(&mut self, [ends, cells]: [CellSet; 2], [own, far]: [DigitSet; 2], left: DigitSet) {
        let rule = self.fillings.last().and_then(|&number| self.layout.rules().list.get(number));
        let line: CellSet = rule.into_iter().flat_map(|rule| rule.cells.iter().copied()).collect();
        let both: CellSet =
            rule.into_iter().flat_map(|it| it.cells.first().into_iter().chain(it.cells.last())).copied().collect();
        self.claim(ends == both && cells.is_subset(line - both), "the ends of the line and cells inside");
        let between = |low: Digit, high: Digit| {
            let lies = |it: Digit| low.min(high) < it && it < low.max(high);
            cells.iter().fold(DigitSet::EMPTY, |all, cell| all | self.digits(cell).filter(lies))
        };
        let all = own.iter().all(|one| far.iter().all(|other| between(one, other) == left));
        let see = cells.iter().all(|cell| cells.without(cell).is_subset(self.layout.peers(cell)));
        self.claim(all && see && left.len() < cells.len(), "they have too few digits");
    }

    /// Digits stand between the ends of the line, the lowest and the highest as they are named, and all others from one to
    /// the other are none of its ends.
    pub(super) fn ends_around(&mut self, digits: &[DigitSet]) {
        let &[held, low, high, lost] = digits else { return self.claim(false, "four digits or sets of them") };
        let rule = self.fillings.last().and_then(|&number| self.layout.rules().list.get(number));
        let inner = rule.and_then(|rule| rule.cells.get(1..rule.cells.len().saturating_sub(1))).unwrap_or_default();
        let standing: DigitSet = inner.iter().filter_map(|&cell| self.board.value(cell)).collect();
        let bounds = standing.first() == low.single() && standing.last() == high.single() && held == standing;
        let between = |it: Digit| low.single() <= Some(it) && Some(it) <= high.single();
        self.claim(bounds && !held.is_empty() && lost.iter().all(between), "these stand between the ends");
    }

    /// Only some cells of the rule are left for digits that it names: as many as these.
    pub(super) fn only_left(&mut self, cells: CellSet, digits: DigitSet) {
        let open = self.fillings.last().map_or(CellSet::EMPTY, |&number| self.cells_of_rule(number));
        let places = digits.iter().fold(CellSet::EMPTY, |all, digit| all | (self.board.plane(digit) & open));
        self.claim(places == cells && cells.len() >= digits.len(), "these are the cells that are left");
    }

    /// Only two cells of the rule can have a digit both.
    pub(super) fn both(&mut self, cells: CellSet, digits: DigitSet) {
        let open = self.fillings.last().map_or(CellSet::EMPTY, |&number| self.cells_of_rule(number));
        let Some(digit) = digits.single() else { return self.claim(false, "one digit") };
        let places = self.board.plane(digit) & open;
        let can = |one: Cell, other: Cell| {
            !self.layout.clash(Candidate { cell: one, digit }, Candidate { cell: other, digit })
        };
        let pairs =
            places.iter().flat_map(|one| places.iter().filter(move |it| *it > one).map(move |other| (one, other)));
        let pairs: Vec<CellSet> =
            pairs.filter(|(one, other)| can(*one, *other)).map(|(one, other)| CellSet::of(one).with(other)).collect();
        self.claim(pairs == [cells], "no other two cells can both have the digit");
    }

    /// In every run of the line the cell is the digit.
    pub(super) fn only_in_runs(&mut self, cells: CellSet, digits: DigitSet) {
        let number = self.fillings.last().copied();
        let can_be = number.map_or(Ok(true), |number| {
            let held = |cell: Cell| if cells.contains(cell) { self.digits(cell) - digits } else { self.digits(cell) };
            NamedRuleCells::new(self.layout, number, &held).can_be_filled()
        });
        self.claim_of_search(can_be.map(|can_be| !can_be), "the cell can be nothing else");
    }

    /// With a digit in a cell of the rule, no other cell can be others.
    pub(super) fn no_other(&mut self, cells: CellSet, [digits, lacked]: [DigitSet; 2]) {
        let all = self.fillings.last().and_then(|&number| self.layout.rules().list.get(number));
        let all: CellSet = all.into_iter().flat_map(|rule| rule.cells.iter().copied()).collect();
        for it in self.candidates(cells, digits).iter() {
            let can = |digit: Digit| {
                (all - cells).iter().any(|cell| {
                    let other = Candidate { cell, digit };
                    self.digits(cell).contains(digit) && !self.layout.clash(it, other)
                })
            };
            let none = !lacked.iter().any(can);
            self.claim(none, "no other cell can be these");
        }
    }
}
