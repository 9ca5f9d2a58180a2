//! Boards inside an assumption where rules say something of several cells at once.
use super::assumed::AssumedBoard;
use super::plan::{PlannedFilling, PlannedInference};
use super::reduced::AssumptionBoard;
use super::rules::HypothesisRules;
use crate::kernels::fillings::filled_rule::{AskedAt, CellsNow, FilledRule};
use qedoku_core::{Board, Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, Layout};

/// A position inside an assumption with singles, and with what rules about several cells leave.
///
/// A type of its own besides [`AssumptionBoard`], so that layouts without such rules copy no more than they need.
#[derive(Clone)]
pub(super) struct RuledBoard {
    reduced: AssumptionBoard,
    /// The candidates before any assumption.
    start: CandidateSet,
    /// The candidates when the rules were last gone through: what they leave of them is known.
    seen: CandidateSet,
}

/// The candidates that a rule takes away in its open cells, unless it is broken.
enum RuleLosses {
    Lost(CandidateSet),
    /// No cell is open, and the digits are not as it says.
    Broken,
}

impl RuledBoard {
    /// A position in which nothing follows by singles or by rules about several cells.
    pub(super) const fn calm(left: &CandidateSet, filled: CellSet) -> Self {
        Self { reduced: AssumptionBoard::calm(left, filled), start: *left, seen: *left }
    }

    /// The cells that differ from those of a set of candidates.
    fn changed_since(&self, before: &CandidateSet) -> CellSet {
        let of = |digit: Digit| before.plane(digit) - self.reduced.candidates().plane(digit);
        Digit::ALL.into_iter().fold(CellSet::EMPTY, |all, digit| all | of(digit))
    }

    /// Deduces until nothing follows, or more cells than `most` are filled; whether a slot is left without a candidate then, or
    /// there are more.
    fn follow_up_to(&mut self, rules: &HypothesisRules<'_>, most: usize) -> bool {
        loop {
            if self.reduced.close_up_to(rules.layout, most) {
                return true;
            }
            if rules.fillings.is_empty() {
                return false;
            }
            let changed = self.changed_since(&self.seen);
            if changed.is_empty() {
                return false;
            }
            self.seen = *self.reduced.candidates();
            for rule in rules.fillings.iter().filter(|rule| rule.cells().meets(changed)) {
                match self.losses(rules.layout, rule) {
                    RuleLosses::Broken => return true,
                    RuleLosses::Lost(lost) => {
                        lost.iter().for_each(|candidate| self.reduced.eliminate(rules.layout, candidate));
                    }
                }
            }
        }
    }

    /// The candidates that a rule takes away, unless it is broken.
    fn losses(&self, layout: &Layout, rule: &FilledRule) -> RuleLosses {
        let filled = self.reduced.filled();
        let mut lost = CandidateSet::EMPTY;
        let fits = rule.lose(layout, self.reduced.candidates(), filled, &mut lost);
        if !fits && rule.cells().is_subset(filled) { RuleLosses::Broken } else { RuleLosses::Lost(lost) }
    }

    /// The cells of a rule whose losses since the start it takes to lose these candidates.
    fn needed(&self, layout: &Layout, rule: &FilledRule, lost: &CandidateSet) -> CellSet {
        let changed = self.changed_since(&self.start) & rule.cells();
        let mut needed = changed;
        for spared in changed {
            let cells = needed.without(spared);
            let filled = self.reduced.filled() - (changed - cells);
            let candidates = |cell: Cell| {
                let as_now = cells.contains(cell) || !changed.contains(cell);
                let of = if as_now { self.reduced.candidates() } else { &self.start };
                of.digits(cell)
            };
            if !rule.kept_at(layout, &CellsNow { candidates: &candidates, filled }, AskedAt::Assumption).meets(lost) {
                needed = cells;
            }
        }
        needed
    }
}

impl AssumedBoard for RuledBoard {
    const MONOTONE: bool = true;

    fn new(board: &Board) -> Self {
        let reduced = AssumptionBoard::new(board);
        let start = *reduced.candidates();
        Self { reduced, start, seen: start }
    }

    fn reduced(&self) -> &AssumptionBoard {
        &self.reduced
    }

    fn place(&mut self, layout: &Layout, candidate: Candidate) {
        self.reduced.place(layout, candidate);
    }

    fn eliminate(&mut self, layout: &Layout, candidate: Candidate) {
        self.reduced.eliminate(layout, candidate);
    }

    fn close(&mut self, rules: &HypothesisRules<'_>) -> bool {
        self.follow_up_to(rules, usize::MAX)
    }

    fn close_up_to(&mut self, rules: &HypothesisRules<'_>, most: usize) {
        self.follow_up_to(rules, most);
    }

    fn has_empty_slot(&self, layout: &Layout) -> bool {
        self.reduced.has_empty_slot(layout)
    }

    fn may_place(&self, rules: &HypothesisRules<'_>, candidate: Candidate) -> bool {
        let filled = self.reduced.filled().with(candidate.cell);
        let candidates = |cell: Cell| match cell {
            cell if cell == candidate.cell => DigitSet::of(candidate.digit),
            cell => self.reduced.candidates().digits(cell),
        };
        let now = CellsNow { candidates: &candidates, filled };
        let full = rules.fillings.iter().filter(|rule| rule.cells().contains(candidate.cell));
        let kept = |rule: &FilledRule| rule.kept_at(rules.layout, &now, AskedAt::Assumption);
        full.filter(|rule| rule.cells().is_subset(filled)).all(|rule| !kept(rule).is_empty())
    }

    fn inferences(&mut self, rules: &HypothesisRules<'_>, mut with: impl FnMut(PlannedInference)) {
        self.reduced.singles(rules.layout, |candidate, slot| with(PlannedInference::Place(candidate, slot)));
        let changed = self.changed_since(&self.start);
        for (number, rule) in rules.fillings.iter().enumerate().filter(|(_, rule)| rule.cells().meets(changed)) {
            if let RuleLosses::Lost(lost) = self.losses(rules.layout, rule)
                && !lost.is_empty()
            {
                let cells = self.needed(rules.layout, rule, &lost);
                with(PlannedInference::Fill(PlannedFilling { rule: number, lost, cells }));
            }
        }
    }

    fn close_within(
        rules: &HypothesisRules<'_>,
        left: &mut CandidateSet,
        filled: &mut CellSet,
        position: &AssumptionBoard,
    ) -> Option<bool> {
        let start = *left;
        let Some(reduced) = AssumptionBoard::within(rules.layout, left, *filled, position) else { return Some(false) };
        let mut with = Self { reduced, start, seen: start };
        let failed = with.close(rules);
        (*left, *filled) = (*with.reduced.candidates(), with.reduced.filled());
        Some(failed)
    }
}
