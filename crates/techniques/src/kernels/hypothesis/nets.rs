//! The shortest argument that forces something: one assumption that fails, or a slot all of whose candidates agree.
use super::assumed::AssumedBoard;
use super::closures::Closed;
use super::deduction::build_within;
use super::kept::KeptClosures;
use super::names::{ForcingNames, HypothesisNames, TakeStep};
use super::plan::HypothesisPlan;
use super::realize::{OnBoard, realize};
use super::rules::HypothesisRules;
use super::{cases, whip};
use crate::Context;
use crate::base::shape::ArgumentShape;
use qedoku_core::{Board, Candidate, CandidateSet, Step};
use std::ops::ControlFlow;

/// The number of contradictions that are worked out where other rules make that dear.
const FINALISTS: usize = 12;

/// The number of contradictions after which no more are looked for where each candidate takes all the lower methods and
/// other rules.
const ENOUGH: usize = 3;

/// The shortest argument.
pub(super) fn shortest<P: AssumedBoard>(cx: &Context<'_>, names: &ForcingNames) -> Option<Step> {
    let rules = HypothesisRules::new(cx);
    ForcingNets::<P>::new(&rules, cx, false)?.shortest(names)
}

/// Hands on every argument that `of` may name, as it is worked out.
pub(super) fn each<P: AssumedBoard>(
    cx: &Context<'_>,
    names: &ForcingNames,
    of: ArgumentShape,
    take: &mut TakeStep<'_>,
) -> ControlFlow<()> {
    let rules = HypothesisRules::new(cx);
    match ForcingNets::<P>::new(&rules, cx, true) {
        Some(nets) => nets.each(names, of, take),
        None => ControlFlow::Continue(()),
    }
}

/// The result of assuming a candidate.
#[derive(Clone, Copy)]
pub(super) struct Consequences {
    /// The candidates that stand, those that fill cells included; none after a contradiction.
    pub(super) left: CandidateSet,
    /// The number of cells filled on the way.
    pub(super) filled: usize,
}

/// A position with the consequences of assuming each of its candidates.
pub(super) struct ForcingNets<'a, P> {
    pub(super) rules: &'a HypothesisRules<'a>,
    pub(super) board: &'a Board,
    pub(super) from: P,
    consequences: Vec<Option<Consequences>>,
}

impl<'a, P: AssumedBoard> ForcingNets<'a, P> {
    /// None for a board with an empty slot. Not `all` consequences are worked out where that is dear and a few suffice.
    fn new(rules: &'a HypothesisRules<'a>, cx: &Context<'a>, all: bool) -> Option<Self> {
        let board = cx.board;
        if board.contradiction().is_some() {
            return None;
        }
        let mut from = P::new(board);
        from.settle(rules);
        let mut consequences = vec![None; Candidate::COUNT];
        let kept: Option<&KeptClosures> = cx.cached();
        // What fails by one digit alone fails by singles as well, of which more is known.
        let failing_by_singles = kept.filter(|_| P::PART_OF_SINGLES && !all).map(|kept| kept.failing(board, rules));
        // Candidates of slots with two are more likely to fail, and where it is dear a few that do are enough.
        let patient = all || !P::AFTER_SINGLES || rules.is_patient();
        let mut order: Vec<Candidate> = board.candidates().iter().collect();
        if !patient {
            let pairs = from.reduced().pairs(rules.layout);
            order.sort_by_key(|&candidate| !pairs.contains(candidate));
        }
        // How far contradictions are is asked of the nearest ones alone where it is dear.
        let exact = all || !P::MONOTONE || rules.is_patient();
        let mut nearest = Vec::new();
        let mut failing = 0;
        for candidate in order {
            if !patient && failing == ENOUGH {
                break;
            }
            if failing_by_singles.is_some_and(|failing| !failing.contains(candidate)) {
                continue;
            }
            let closed = kept.and_then(|kept| kept.closed(&from, candidate, rules, exact));
            let closed = closed.unwrap_or_else(|| Closed::of(&from, candidate, rules));
            let mut filled = closed.filled_since(&from);
            if !exact && closed.failed() {
                let most = if nearest.len() < FINALISTS { usize::MAX } else { nearest[FINALISTS - 1] };
                filled = Closed::filled_up_to(&from, candidate, rules, most);
                nearest.insert(nearest.partition_point(|&known| known <= filled), filled);
            }
            failing += usize::from(closed.failed());
            consequences[candidate.index()] = Some(Consequences { left: closed.left, filled });
        }
        Some(Self { rules, board, from, consequences })
    }

    /// The result of assuming a candidate of the board.
    pub(super) fn consequences(&self, candidate: Candidate) -> Consequences {
        let unknown = Consequences { left: CandidateSet::ALL, filled: 0 };
        self.consequences[candidate.index()].unwrap_or(unknown)
    }

    /// The candidates that fail.
    fn failing(&self) -> impl Iterator<Item = Candidate> + '_ {
        self.board.candidates().iter().filter(|&candidate| self.consequences(candidate).left.is_empty())
    }

    fn plan(&self, assume: Candidate) -> Option<HypothesisPlan> {
        build_within(self.rules, &self.from, assume, usize::MAX)
    }

    /// The contradiction with the fewest steps, then with the fewest slots, then the first in layout order.
    fn shortest_plan(&self) -> Option<HypothesisPlan> {
        let mut failing: Vec<Candidate> = self.failing().collect();
        // The short ones are likely among those that fill few cells, and they bound the others.
        failing.sort_by_key(|&candidate| self.consequences(candidate).filled);
        if !self.rules.is_patient() {
            failing.truncate(FINALISTS);
        }
        let rank = |plan: &HypothesisPlan| (plan.length(), plan.slot_count(self.rules.layout), plan.assume);
        let mut best: Option<((usize, usize, Candidate), HypothesisPlan)> = None;
        for assume in failing {
            let at_most = best.as_ref().map_or(usize::MAX, |((length, ..), _)| *length);
            let plan = build_within(self.rules, &self.from, assume, at_most);
            let ranked = plan.map(|plan| (rank(&plan), plan));
            best = match (best, ranked) {
                (Some(best), Some(other)) => Some(if other.0 < best.0 { other } else { best }),
                (best, other) => best.or(other),
            };
        }
        best.map(|(_, plan)| plan)
    }

    /// The contradiction with the fewest steps, or the cases if they take fewer.
    fn shortest(&self, names: &ForcingNames) -> Option<Step> {
        let plan = self.shortest_plan();
        let cases = cases::shortest(self);
        let length = plan.as_ref().map_or(usize::MAX, HypothesisPlan::length);
        let cases =
            cases.filter(|it| it.length() < length).and_then(|it| cases::realize(self.rules, self.board, &it, names));
        cases.or_else(|| self.failed(&plan?, names))
    }

    /// The step for an assumption that fails.
    fn failed(&self, plan: &HypothesisPlan, names: &ForcingNames) -> Option<Step> {
        match whip::in_line(self.rules, self.board, plan) {
            Some(whip) => {
                realize(OnBoard { rules: self.rules, board: self.board }, &whip, &HypothesisNames::plain(&[names.whip]))
            }
            None => realize(
                OnBoard { rules: self.rules, board: self.board },
                plan,
                &HypothesisNames::plain(&[names.contradiction]),
            ),
        }
    }

    fn each(&self, names: &ForcingNames, of: ArgumentShape, take: &mut TakeStep<'_>) -> ControlFlow<()> {
        if [names.whip, names.contradiction].contains(&of) {
            for assume in self.failing() {
                if let Some(step) = self.plan(assume).and_then(|plan| self.failed(&plan, names)) {
                    take(step)?;
                }
            }
        }
        if [names.cell, names.house].contains(&of) {
            cases::each(self, &mut |it| match cases::realize(self.rules, self.board, it, names) {
                Some(step) => take(step),
                None => ControlFlow::Continue(()),
            })?;
        }
        ControlFlow::Continue(())
    }
}
