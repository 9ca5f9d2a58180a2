//! Tests what sentences claim of rules: what was said before is kept, as far as what follows speaks of it, and at the end
//! what goes must be against it.
use super::clauses::RuleClause;
use super::fillings::{CellTotal, CellsToFill, OpenCell, TooManyFillings};
use super::leftovers::SaidLeftovers;
use super::mark_words::SaidMarkChain;
use super::names::NamedReason;
use super::partners::SaidWant;
use super::rule_fillings::NamedRuleCells;
use super::sandwich_cases::SaidCase;
use qedoku_core::{Board, Candidate, CandidateSet, Cell, CellSet, Conclusion, Digit, DigitSet, Layout};

/// Reads claims about rules in order and tests each.
pub(in super::super) struct RuleJudge<'b> {
    pub(super) layout: &'b Layout,
    pub(super) board: &'b Board,
    pub(super) conclusion: &'b Conclusion,
    /// The totals that were said, of open cells.
    pub(super) sums: Vec<CellTotal>,
    /// The rules whose cells are to be filled, by their places in the list.
    pub(super) fillings: Vec<usize>,
    /// True if a rule was named last, not a total.
    pub(super) of_filling: bool,
    /// Sets of candidates, one of each of which is true.
    pub(super) truths: Vec<CandidateSet>,
    /// The digit of a house that some cells of a total have, and these.
    pub(super) claimed: CandidateSet,
    /// The remainders that candidates leave to the other cells of a total.
    pub(super) rests: Vec<i32>,
    /// The candidate that leaves the last of them.
    pub(super) supposed: Option<Candidate>,
    /// Cells that have as many digits, which no other cell that sees them all is.
    pub(super) taken: Vec<(CellSet, DigitSet)>,
    /// The cells of which one has a digit, if that was said last.
    pub(in super::super) needed: Option<CellSet>,
    /// The number of some digits that the ways of the totals have together.
    pub(super) counted: usize,
    /// The candidates of a slot, each of which is said to clash with what goes, and by which rules.
    pub(super) clashing: CandidateSet,
    /// The candidates beyond bounds that a cell leaves to others, each with those of the cell.
    bounded: Vec<ExcludedTogether>,
    /// The candidates that each of them is said to exclude.
    pub(super) excluded: CandidateSet,
    /// The candidates that some of them are said to exclude, each with these.
    pub(super) partly: Vec<(Candidate, CandidateSet)>,
    /// The cases that were said of a sandwich.
    pub(super) cases: Vec<SaidCase>,
    /// The ways in which the cells between would be filled, where that was said last.
    pub(super) would: Vec<Vec<Digit>>,
    /// The cells in which houses were said to differ.
    pub(super) leftovers: Option<SaidLeftovers>,
    /// The cells that marks were said to join.
    pub(super) chain: Option<SaidMarkChain>,
    /// The partners that a rule was said to want beside digits.
    pub(super) wanted: SaidWant,
    reasons: Vec<NamedReason>,
    pub(in super::super) claims: usize,
    pub(in super::super) wrong: Vec<String>,
}

/// Candidates, each of which is said to clash with each of some others.
#[derive(Clone, Copy)]
struct ExcludedTogether {
    members: CandidateSet,
    gone: CandidateSet,
}

impl<'b> RuleJudge<'b> {
    pub(in super::super) fn new(board: &'b Board, conclusion: &'b Conclusion) -> Self {
        Self {
            layout: board.layout(),
            board,
            conclusion,
            sums: Vec::new(),
            fillings: Vec::new(),
            of_filling: false,
            truths: Vec::new(),
            claimed: CandidateSet::EMPTY,
            rests: Vec::new(),
            supposed: None,
            taken: Vec::new(),
            needed: None,
            counted: 0,
            clashing: CandidateSet::EMPTY,
            bounded: Vec::new(),
            excluded: CandidateSet::EMPTY,
            partly: Vec::new(),
            cases: Vec::new(),
            would: Vec::new(),
            leftovers: None,
            chain: None,
            wanted: SaidWant::default(),
            reasons: Vec::new(),
            claims: 0,
            wrong: Vec::new(),
        }
    }

    /// Counts a claim, and keeps it if it is false.
    pub(super) fn claim(&mut self, holds: bool, what: &str) {
        self.claims += 1;
        if !holds {
            self.wrong.push(what.to_owned());
        }
    }

    /// The same of a claim that a search decides.
    pub(super) fn claim_of_search(&mut self, holds: Result<bool, TooManyFillings>, what: &str) {
        match holds {
            Ok(holds) => self.claim(holds, what),
            Err(TooManyFillings) => self.claim(false, &format!("{what}: too many ways to test that")),
        }
    }

    /// The digits that a cell may hold, or its own.
    pub(super) fn digits(&self, cell: Cell) -> DigitSet {
        self.board.value(cell).map_or_else(|| self.not_taken(cell, self.board.digits(cell)), DigitSet::of)
    }

    /// Those of some digits that no cells take which the cell sees all.
    pub(super) fn not_taken(&self, cell: Cell, digits: DigitSet) -> DigitSet {
        let free = |digits: DigitSet, (cells, taken): &(CellSet, DigitSet)| {
            if cells.is_subset(self.layout.peers(cell)) { digits - *taken } else { digits }
        };
        self.taken.iter().fold(digits, free)
    }

    /// The candidates of digits in cells.
    pub(super) fn candidates(&self, cells: CellSet, digits: DigitSet) -> CandidateSet {
        cells.iter().fold(CandidateSet::EMPTY, |all, cell| all | CandidateSet::of_cell(cell, digits))
            & *self.board.candidates()
    }

    /// One of some candidates is true: they are all that is left of a slot.
    pub(in super::super) fn holds(&mut self, set: &CandidateSet) {
        let all = self.is_a_slot(set);
        self.claim(all, "one of these is true");
        self.truths.push(*set);
    }

    fn is_a_slot(&self, set: &CandidateSet) -> bool {
        let left = *set & *self.board.candidates();
        let mut slots = self.layout.slots().map(|slot| slot.candidates(self.layout) & *self.board.candidates());
        !left.is_empty() && slots.any(|slot| slot == left)
    }

    /// A slot has these candidates, each of which clashes with what goes.
    pub(in super::super) fn clashes_with(&mut self, set: &CandidateSet) {
        let all = self.is_a_slot(set);
        self.claim(all, "one of these is true");
        self.clashing = *set & *self.board.candidates();
    }

    /// Claims that this is the greatest or the least digit of a cell; each digit of the cell has to clash with what goes.
    pub(super) fn reaches(&mut self, cells: CellSet, digits: DigitSet, end: fn(DigitSet) -> Option<Digit>) {
        let own = cells.single().map(|cell| self.digits(cell)).unwrap_or_default();
        self.claim(digits.single().is_some() && end(own) == digits.single(), "the digits of the cell end there");
        self.clashing = self.candidates(cells, own);
    }

    /// Claims that the step removes from a cell the digits beyond this one.
    pub(super) fn leaves(&mut self, cells: CellSet, digits: DigitSet, end: fn(DigitSet) -> Option<Digit>) {
        let gone = cells.single().map(|cell| self.conclusion.eliminate.digits(cell)).unwrap_or_default();
        let own = cells.single().map(|cell| self.digits(cell)).unwrap_or_default();
        let is_beyond = |it: Digit| {
            digits.single().is_some_and(|last| end([it, last].into_iter().collect()) == Some(it) && it != last)
        };
        let beyond = own.filter(is_beyond);
        self.claim(beyond.is_subset(gone) && !beyond.is_empty(), "what is beyond goes there");
        self.bounded.push(ExcludedTogether { members: self.clashing, gone: self.candidates(cells, beyond) });
    }

    /// Wherever the digit is, the other cell is left one digit by rules.
    pub(super) fn other_is(&mut self, digits: DigitSet) {
        let places = self.clashing;
        let only = places.iter().all(|place| {
            let other = (places.cells().without(place.cell)).iter();
            let left = |cell: Cell| {
                let can_be = |digit| !self.layout.clash(place, Candidate { cell, digit });
                self.digits(cell).filter(can_be)
            };
            other.into_iter().all(|cell| left(cell).is_subset(digits))
        });
        self.claim(only && digits.is_one() && places.len() == 2, "the other cell is left this digit");
    }

    /// They do, by rules that are not named.
    pub(super) fn clashes_at_all(&mut self) {
        let members = std::mem::take(&mut self.clashing);
        let gone = self.conclusion.eliminate;
        let all = gone.iter().all(|it| members.iter().all(|member| self.layout.clash(member, it)));
        self.claim(all, "each clashes with what goes");
    }

    /// The rules by which it does.
    pub(super) fn as_rules_say(&mut self, reasons: &[NamedReason]) {
        let clashing = !self.clashing.is_empty();
        self.claim(clashing, "something is said to clash");
        self.reasons.extend(reasons.iter().cloned());
    }

    /// The same, or what a rule says whose cells are filled.
    pub(super) fn says_rules(&mut self, reasons: &[NamedReason]) {
        match reasons {
            [NamedReason::Rule(rule)] if self.clashing.is_empty() => self.fills(rule, &CandidateSet::EMPTY),
            [NamedReason::Share { cells, house }] if self.clashing.is_empty() => {
                self.claim(cells.is_subset(*house), "the cells are in the house");
            }
            _ => self.as_rules_say(reasons),
        }
    }

    /// A rule with the digits that stand in its cells.
    pub(super) fn fills(&mut self, clause: &RuleClause, filled: &CandidateSet) {
        let rules = clause.rules(self.layout);
        self.claim(!rules.is_empty(), "the rule is one of the puzzle");
        let Some(&(number, rule)) = rules.first() else { return };
        let held = rule.cells.iter().filter_map(|&cell| Some(Candidate { cell, digit: self.board.value(cell)? }));
        let held: CandidateSet = held.collect();
        self.claim(held == *filled, "these digits stand in its cells");
        self.fillings.push(number);
        self.of_filling = true;
    }

    /// Ends a sentence: what goes is against what was said, and by the rules that were named.
    pub(in super::super) fn end(&mut self) {
        let gone = self.conclusion.eliminate;
        if let Some(said) = self.leftovers {
            return self.end_of_leftovers(&said);
        }
        if self.chain.is_some() {
            return self.end_of_chain();
        }
        if !self.partly.is_empty() {
            let all = gone.iter().all(|it| self.is_excluded_by_all(it));
            return self.claim(all, "wherever the digit is, it excludes what goes");
        }
        if !self.excluded.is_empty() {
            return self.claim(self.excluded == gone, "all that goes is excluded");
        }
        if !self.bounded.is_empty() {
            let all = self.bounded.iter().fold(CandidateSet::EMPTY, |all, it| all | it.gone);
            self.claim(all == gone, "all that goes is beyond a bound");
            let bounded = std::mem::take(&mut self.bounded);
            return self.end_of_clash(&bounded);
        }
        if !self.clashing.is_empty() {
            return self.end_of_clash(&[ExcludedTogether { members: self.clashing, gone }]);
        }
        if self.sums.is_empty() && self.fillings.is_empty() {
            return;
        }
        for it in gone.iter() {
            let possible = self.is_possible(it);
            self.claim_of_search(possible.map(|possible| !possible), &format!("what was said excludes {it}"));
        }
    }

    fn end_of_clash(&mut self, said: &[ExcludedTogether]) {
        let reasons = std::mem::take(&mut self.reasons);
        let by = |reason: &NamedReason, member: Candidate, it: Candidate| reason.forbids(self.layout, member, it);
        let in_cell = |member: Candidate, it: Candidate| member.cell == it.cell && member.digit != it.digit;
        let pairs_of = |said: &ExcludedTogether| -> Vec<[Candidate; 2]> {
            let of = |it| said.members.iter().map(move |member| [member, it]);
            said.gone.iter().flat_map(of).collect()
        };
        let pairs: Vec<[Candidate; 2]> = said.iter().flat_map(pairs_of).collect();
        let all: Vec<bool> = pairs
            .iter()
            .map(|[member, it]| in_cell(*member, *it) || reasons.iter().any(|reason| by(reason, *member, *it)))
            .collect();
        let used = reasons.iter().all(|reason| pairs.iter().any(|[member, it]| by(reason, *member, *it)));
        for holds in all {
            self.claim(holds, "a rule that is named forbids both at once");
        }
        self.claim(used, "each rule that is named forbids something");
    }

    /// True if a candidate can be true by what was said alone.
    fn is_possible(&self, it: Candidate) -> Result<bool, TooManyFillings> {
        self.is_possible_with(&mut vec![it], &self.truths)
    }

    /// The same with candidates that are true, and one of each of some sets.
    fn is_possible_with(&self, known: &mut Vec<Candidate>, open: &[CandidateSet]) -> Result<bool, TooManyFillings> {
        let Some((truth, rest)) = open.split_first() else { return self.can_hold(known) };
        for member in truth.iter() {
            if known.iter().any(|&other| self.layout.clash(other, member)) {
                continue;
            }
            known.push(member);
            let possible = self.is_possible_with(known, rest)?;
            known.pop();
            if possible {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// True if all that was said can be if some candidates are true.
    fn can_hold(&self, known: &[Candidate]) -> Result<bool, TooManyFillings> {
        let digits = |cell: Cell| {
            let left = self.digits(cell);
            left.filter(|digit| known.iter().all(|&it| !self.layout.clash(it, Candidate { cell, digit })))
        };
        let cells = self.sums.iter().fold(CellSet::EMPTY, |all, sum| all | sum.cells());
        let open = cells.iter().map(|cell| OpenCell { cell, digits: digits(cell) });
        let fill = CellsToFill { totals: self.sums.clone(), ..CellsToFill::new(self.layout, open) };
        if !fill.can_be_filled()? {
            return Ok(false);
        }
        for &number in &self.fillings {
            if !NamedRuleCells::new(self.layout, number, &digits).can_be_filled()? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// The cells of a total, to be filled as the board allows; a cell with a digit holds this alone.
    pub(super) fn cells_of(&self, sum: &CellTotal, fixed: Option<Candidate>) -> CellsToFill<'b> {
        let digits = |cell: Cell| match fixed {
            Some(it) if it.cell == cell => DigitSet::of(it.digit),
            _ => self.digits(cell),
        };
        let cells = sum.cells().iter().map(|cell| OpenCell { cell, digits: digits(cell) });
        CellsToFill::new(self.layout, cells).with(sum.clone())
    }

    /// The digit of the house that was named.
    pub(super) fn claimed_digit(&self) -> Option<Digit> {
        self.claimed.all_digits().single()
    }
}
