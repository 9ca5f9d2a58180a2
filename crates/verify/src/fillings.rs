//! The ways to fill the cells of one rule: whether they are what the board leaves, and what they leave.
use crate::fault::StepFault;
use crate::search::NoMemberLeft;
use crate::state::ChoiceState;
use crate::sums::{self, Term, digit_sets};
use qedoku_core::{
    Board, Candidate, CandidateSet, Cell, CellFactor, CellSet, Digit, DigitSet, Layout, Rule, RuleFilling, RuleKind,
};

/// Checks that the statement is what the cells of a rule hold on the board, and that one of them is open.
pub(crate) fn check(board: &Board, filling: &RuleFilling) -> Result<(), StepFault> {
    let is_so = RuleFilling::on(board, filling.rule).is_some_and(|on| on == *filling && !on.left.is_empty());
    if is_so { Ok(()) } else { Err(StepFault::OtherFilling) }
}

/// Rules out what no way to fill the cells of a rule has; returns whether there was any.
pub(crate) fn confine(layout: &Layout, state: &mut ChoiceState, filling: &RuleFilling) -> Result<bool, NoMemberLeft> {
    let Some(rule) = filling.rule.of(layout) else { return Ok(false) };
    let held = |cell: Cell| filling.held.digits(cell);
    let digits = |cell: Cell| (state.free().digits(cell) & filling.left.digits(cell)) | held(cell);
    let mut cells = RuleCells { layout, rule, terms: Vec::new() };
    for &cell in &rule.cells {
        if cells.terms.iter().all(|term| term.cell != cell) {
            cells.terms.push(Term { cell, factor: 1, digits: digits(cell) });
        }
    }
    let kept = match rule.kind {
        RuleKind::Renban => cells.renban(),
        RuleKind::Sandwich => cells.sandwich(),
        RuleKind::Between => cells.between(),
        RuleKind::Quadruple => cells.quadruple(),
        _ => cells.totals(&|cell| state.is_chosen(cell) || !held(cell).is_empty()),
    };
    let open: Vec<Term> = cells.terms.iter().copied().filter(|term| held(term.cell).is_empty()).collect();
    if cells.terms.iter().any(|term| kept.digits(term.cell).is_empty()) {
        return Err(NoMemberLeft);
    }
    sums::keep(state, &open, &kept)
}

/// The cells of a rule, each once, with what they may hold.
struct RuleCells<'a> {
    layout: &'a Layout,
    rule: &'a Rule,
    terms: Vec<Term>,
}

impl RuleCells<'_> {
    /// The candidates that all of the totals that the rule states leave.
    fn totals(&self, settled: &dyn Fn(Cell) -> bool) -> CandidateSet {
        let of = |cell: Cell| self.terms.iter().find(|term| term.cell == cell).map(|term| term.digits);
        let mut kept = CandidateSet::EMPTY;
        for term in &self.terms {
            kept |= CandidateSet::of_cell(term.cell, term.digits);
        }
        for sum in self.rule.sums(self.layout.rules()) {
            let term = |&CellFactor { cell, factor }: &CellFactor| {
                Some(Term { cell, factor: i32::from(factor), digits: of(cell)? & kept.digits(cell) })
            };
            let terms: Vec<Term> = sum.terms.iter().filter_map(term).collect();
            let left = sums::kept(self.layout, &terms, i32::from(sum.total), settled);
            for term in &terms {
                for digit in term.digits - left.digits(term.cell) {
                    kept.remove(Candidate { cell: term.cell, digit });
                }
            }
        }
        self.same_sums(&mut kept);
        kept
    }

    /// Takes away what no total has that all stretches of a line can come to. Each lies in one box.
    fn same_sums(&self, kept: &mut CandidateSet) {
        if self.rule.kind != RuleKind::RegionSumLine || self.terms.len() != self.rule.cells.len() {
            return;
        }
        let stretches = self.layout.rules().stretches(self.rule);
        let differ = |cells: &Vec<Cell>| {
            cells.iter().all(|&cell| cells.iter().all(|&it| it == cell || self.layout.peers(cell).contains(it)))
        };
        if !stretches.iter().all(differ) {
            return;
        }
        let value = |set: &DigitSet| set.iter().map(|digit| usize::from(digit.value())).sum::<usize>();
        let mut possible = [true; 46];
        for cells in &stretches {
            let mut here = [false; 46];
            for set in &digit_sets(cells.iter().map(|&cell| kept.digits(cell))) {
                here[value(set)] = true;
            }
            possible.iter_mut().zip(here).for_each(|(all, here)| *all &= here);
        }
        for (cells, &cell) in stretches.iter().flat_map(|cells| cells.iter().map(move |cell| (cells, cell))) {
            let rest = digit_sets(cells.iter().filter(|&&it| it != cell).map(|&it| kept.digits(it)));
            for digit in kept.digits(cell) {
                let stands = |set: &DigitSet| !set.contains(digit) && possible[value(&set.with(digit))];
                if !rest.iter().any(stands) {
                    kept.remove(Candidate { cell, digit });
                }
            }
        }
    }

    /// Digits that follow on each other: for each lowest digit, those that leave the other cells the rest of them.
    fn renban(&self) -> CandidateSet {
        let count = self.terms.len();
        let digits: Vec<Digit> = self.layout.digits().iter().collect();
        let mut kept = CandidateSet::EMPTY;
        for window in digits.windows(count) {
            let window: DigitSet = window.iter().copied().collect();
            for (at, term) in self.terms.iter().enumerate() {
                let others = self.terms.iter().enumerate().filter(|&(other, _)| other != at);
                let sets = digit_sets(others.map(|(_, it)| it.digits & window));
                for digit in term.digits & window {
                    if sets.contains(&window.without(digit)) {
                        kept.insert(Candidate { cell: term.cell, digit });
                    }
                }
            }
        }
        kept
    }

    /// Two ends of a line and all that fits between them.
    fn between(&self) -> CandidateSet {
        let mut kept = CandidateSet::EMPTY;
        let [one, inner @ .., other] = &self.terms[..] else { return kept };
        let ends =
            |term: &Term| term.digits.iter().map(|digit| Candidate { cell: term.cell, digit }).collect::<Vec<_>>();
        for (first, last) in ends(one).into_iter().flat_map(|a| ends(other).into_iter().map(move |b| (a, b))) {
            if self.layout.clash(first, last) {
                continue;
            }
            let low = first.digit.min(last.digit);
            let high = first.digit.max(last.digit);
            let fits = |term: &Term| Term {
                digits: term.digits.filter(|digit| {
                    let it = Candidate { cell: term.cell, digit };
                    low < digit && digit < high && !self.layout.clash(it, first) && !self.layout.clash(it, last)
                }),
                ..*term
            };
            let inner: Vec<Term> = inner.iter().map(fits).collect();
            let left = self.differing(&inner);
            if inner.iter().all(|term| !left.digits(term.cell).is_empty()) {
                kept |= left;
                kept.insert(first);
                kept.insert(last);
            }
        }
        kept
    }

    /// The candidates that cells leave each other that differ where they see each other, group by group.
    fn differing(&self, terms: &[Term]) -> CandidateSet {
        let mut groups: Vec<Vec<Term>> = Vec::new();
        for &term in terms {
            let sees_all =
                |group: &&mut Vec<Term>| group.iter().all(|it| self.layout.peers(it.cell).contains(term.cell));
            match groups.iter_mut().find(sees_all) {
                Some(group) => group.push(term),
                None => groups.push(vec![term]),
            }
        }
        let mut kept = CandidateSet::EMPTY;
        for group in &groups {
            for (at, term) in group.iter().enumerate() {
                let others = group.iter().enumerate().filter(|&(other, _)| other != at);
                let sets = digit_sets(others.map(|(_, it)| it.digits));
                for digit in term.digits {
                    if sets.iter().any(|set| !set.contains(digit)) {
                        kept.insert(Candidate { cell: term.cell, digit });
                    }
                }
            }
        }
        kept
    }

    /// The lowest and the highest digit of a line, and what lies between them and beside them.
    fn sandwich(&self) -> CandidateSet {
        let mut kept = CandidateSet::EMPTY;
        let cells: CellSet = self.terms.iter().map(|term| term.cell).collect();
        if !cells.iter().all(|cell| cells.without(cell).is_subset(self.layout.peers(cell))) {
            // No line of the board: nothing is known of cells that need not differ.
            return self.terms.iter().fold(kept, |all, term| all | CandidateSet::of_cell(term.cell, term.digits));
        }
        let all = self.layout.digits();
        let (Some(low), Some(high)) = (all.first(), all.last()) else { return kept };
        for (one, other) in (0..self.terms.len()).flat_map(|at| (at + 1..self.terms.len()).map(move |end| (at, end))) {
            for ends in [(low, high), (high, low)] {
                let first = &self.terms[one];
                let last = &self.terms[other];
                if first.digits.contains(ends.0)
                    && last.digits.contains(ends.1)
                    && self.fill_around(one, other, &mut kept)
                {
                    kept.insert(Candidate { cell: first.cell, digit: ends.0 });
                    kept.insert(Candidate { cell: last.cell, digit: ends.1 });
                }
            }
        }
        kept
    }

    /// Adds what the cells between two places and the cells beside them may hold; whether there is any way.
    fn fill_around(&self, one: usize, other: usize, kept: &mut CandidateSet) -> bool {
        let all = self.layout.digits();
        let (Some(low), Some(high)) = (all.first(), all.last()) else { return false };
        let inner = all.without(low).without(high);
        let total = u32::from(self.rule.value_on(self.layout.size()));
        let place = |between: bool| {
            let is_so = move |at: usize| at != one && at != other && (one < at && at < other) == between;
            (0..self.terms.len()).filter(move |&at| is_so(at)).collect::<Vec<_>>()
        };
        let between = place(true);
        let beside = place(false);
        let sets_of = |places: &[usize], but: Option<usize>| {
            let left = places.iter().filter(|&&at| Some(at) != but);
            digit_sets(left.map(|&at| self.terms[at].digits & inner))
        };
        let sum = |set: DigitSet| set.iter().map(|digit| u32::from(digit.value())).sum::<u32>();
        let outside = sets_of(&beside, None);
        let mut fits = sets_of(&between, None);
        fits.retain(|&set| sum(set) == total && outside.contains(&(inner - set)));
        for (places, whole) in [(&between, false), (&beside, true)] {
            for &at in places {
                let Term { cell, digits, .. } = self.terms[at];
                let digits = (digits & inner) - kept.digits(cell);
                if digits.is_empty() || fits.is_empty() {
                    continue;
                }
                let rest = sets_of(places, Some(at));
                let side = |set: DigitSet| if whole { inner - set } else { set };
                let stands = |digit: Digit| {
                    fits.iter().any(|&set| side(set).contains(digit) && rest.contains(&side(set).without(digit)))
                };
                digits.iter().filter(|&digit| stands(digit)).for_each(|digit| kept.insert(Candidate { cell, digit }));
            }
        }
        !fits.is_empty()
    }

    /// The candidates of all fillings that have the digits named, each as often as it is.
    fn quadruple(&self) -> CandidateSet {
        let named = self.rule.quadruple();
        let mut kept = CandidateSet::EMPTY;
        for term in &self.terms {
            for digit in term.digits {
                let first = Candidate { cell: term.cell, digit };
                let rest: Vec<Term> = self.terms.iter().copied().filter(|other| other.cell != term.cell).collect();
                if self.holds(&rest, &mut vec![first], &named) {
                    kept.insert(first);
                }
            }
        }
        kept
    }

    /// True if the rest of the cells can be filled so that the digits named are held.
    fn holds(&self, rest: &[Term], chosen: &mut Vec<Candidate>, named: &[Digit]) -> bool {
        let count = |of: &mut dyn Iterator<Item = Digit>, digit: Digit| of.filter(|&it| it == digit).count();
        let missing = |digit: Digit| {
            let wanted = count(&mut named.iter().copied(), digit);
            wanted.saturating_sub(count(&mut chosen.iter().map(|it| it.digit), digit))
        };
        let set: DigitSet = named.iter().copied().collect();
        let lacking: usize = set.iter().map(missing).sum();
        if lacking > rest.len() {
            return false;
        }
        let Some((term, others)) = rest.split_first() else { return true };
        for digit in term.digits {
            let next = Candidate { cell: term.cell, digit };
            if chosen.iter().any(|&it| self.layout.clash(it, next)) {
                continue;
            }
            chosen.push(next);
            if self.holds(others, chosen, named) {
                return true;
            }
            chosen.pop();
        }
        false
    }
}
