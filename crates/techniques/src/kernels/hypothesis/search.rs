//! The search for the hypothesis with the shortest argument.
use super::assumed::{AssumedBoard, PatternsBoard};
use super::deduction::build;
use super::names::HypothesisNames;
use super::plan::HypothesisPlan;
use super::realize::{OnBoard, realize};
use super::reduced::AssumptionBoard;
use super::refute::{HypothesisVerdict, Trial};
use super::ruled::RuledBoard;
use super::rules::HypothesisRules;
use super::shorten::shortened;
use crate::base::position_cache::Cached;
use crate::{Context, Sink};
use qedoku_core::{Candidate, CandidateSet, Step};
use std::cell::OnceCell;
use std::ops::ControlFlow;

/// The most closures that one candidate may take in each pass over the board, by depth. A pass with a low limit finds
/// the contradictions that are near; the last one has no limit, so that none is missed. A caller that wants all of them
/// gets those of the first pass, and those that need more than singles only if singles refute nothing.
const LIMITS: [&[usize]; 3] = [&[usize::MAX], &[300, usize::MAX], &[2_000, 20_000, usize::MAX]];

/// The same where other rules make closures dear.
const LIMITS_IF_DEAR: [&[usize]; 3] = [&[usize::MAX], &[60, 300, usize::MAX], &[2_000, 20_000, usize::MAX]];

/// The number of closures for which a search goes on after its first find, by depth, and the factor on those that the
/// find took.
const PATIENCE: [(usize, usize); 3] = [(usize::MAX, 0), (20_000, 1), (20_000, 0)];

/// The most closures of all candidates together for three assumptions where other rules make closures dear: a puzzle that
/// needs more is not solved by steps, and that is said within a minute.
const MOST_OF_THREE: usize = 30_000;

/// The divisor of the patience after a find where other rules make closures dear; what the find took is no part of it then.
const LESS: usize = 60;

/// The number of finds at depth 2 and 3, those with the shortest arguments as found, that are worth shortening.
const FINALISTS: usize = 8;

/// The factor on those limits for a pass that tries cases inside an assumption as well, and the most closures of all
/// passes together.
const WITH_CASES: (usize, usize) = (4, 40_000);

/// Reports hypotheses that fail, with as many standing on each other as there are names for: the one with the shortest
/// argument, or all of them. Singles alone are tried first, then all the lower methods.
pub(crate) fn search(names: &HypothesisNames<'_>, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    if cx.board.contradiction().is_some() {
        return ControlFlow::Continue(());
    }
    let search = ShortestHypothesis { rules: &HypothesisRules::new(cx), cx, names };
    if !sink.wants_one() {
        return search.all(sink);
    }
    let by_singles = search.with_singles(|plans| search.best(plans));
    let Some(step) = by_singles.or_else(|| search.best(&search.ranked::<PatternsBoard>())) else {
        return ControlFlow::Continue(());
    };
    report(step, sink)
}

/// The length of the shortest argument that singles and assumptions inside make, if there is one.
pub(super) fn shortest(names: &HypothesisNames<'_>, cx: &Context<'_>, rules: &HypothesisRules<'_>) -> Option<usize> {
    ShortestHypothesis { rules, cx, names }.with_singles(|plans| plans.first().map(HypothesisPlan::length))
}

/// Reports a step that is worked out already.
pub(super) fn report(step: Step, sink: &mut Sink<'_>) -> ControlFlow<()> {
    sink.eliminate(step.conclusion.eliminate, || (step.pattern, step.truths))
}

/// For each depth the shortest arguments that take singles and assumptions inside alone, as far as they were asked for.
#[derive(Default)]
struct KnownPlans {
    of_depth: [OnceCell<Vec<HypothesisPlan>>; LIMITS.len()],
}

impl Cached for KnownPlans {
    fn renew(&mut self) {
        self.of_depth.iter_mut().for_each(|plans| drop(plans.take()));
    }
}

struct ShortestHypothesis<'s, 'a> {
    rules: &'s HypothesisRules<'s>,
    cx: &'s Context<'a>,
    names: &'s HypothesisNames<'s>,
}

impl ShortestHypothesis<'_, '_> {
    fn depth(&self) -> usize {
        self.names.hypotheses.len()
    }

    /// Every candidate that fails at this depth and no lower one, as far as the first pass finds them.
    fn all(&self, sink: &mut Sink<'_>) -> ControlFlow<()> {
        if self.rules.fillings.is_empty() {
            self.each::<AssumptionBoard>(sink)?;
        } else {
            self.each::<RuledBoard>(sink)?;
        }
        if sink.count() == 0 { self.each::<PatternsBoard>(sink) } else { ControlFlow::Continue(()) }
    }

    fn each<P: AssumedBoard>(&self, sink: &mut Sink<'_>) -> ControlFlow<()> {
        let position = P::new(self.cx.board);
        for candidate in self.cx.board.candidates().iter() {
            let plan = self.plan(&position, candidate);
            if let Some(step) =
                plan.and_then(|plan| realize(OnBoard { rules: self.rules, board: self.cx.board }, &plan, self.names))
            {
                report(step, sink)?;
            }
        }
        ControlFlow::Continue(())
    }

    fn plan<P: AssumedBoard>(&self, position: &P, candidate: Candidate) -> Option<HypothesisPlan> {
        let mut trial = Trial::of_run(self.rules, self.cx);
        trial.limit = LIMITS[self.depth() - 1][0];
        match trial.refute(position, candidate, self.depth()) {
            HypothesisVerdict::Refuted(tree) if tree.depth() == self.depth() => {
                build(self.rules, position, &tree).map(|plan| shortened(self.rules, position, plan))
            }
            _ => None,
        }
    }

    /// Calls `with` with the shortest arguments that take singles and assumptions inside alone.
    fn with_singles<R>(&self, with: impl FnOnce(&[HypothesisPlan]) -> R) -> R {
        let search = || match self.rules.fillings[..] {
            [] => self.ranked::<AssumptionBoard>(),
            _ => self.ranked::<RuledBoard>(),
        };
        match self.cx.cached::<KnownPlans>() {
            Some(known) => with(known.of_depth[self.depth() - 1].get_or_init(search)),
            None => with(&search()),
        }
    }

    /// The step with the shortest argument, then with the fewest truths, then the first in layout order.
    fn best(&self, plans: &[HypothesisPlan]) -> Option<Step> {
        plans.iter().find_map(|plan| realize(OnBoard { rules: self.rules, board: self.cx.board }, plan, self.names))
    }

    /// The shortest arguments.
    fn ranked<P: AssumedBoard>(&self) -> Vec<HypothesisPlan> {
        let rank = |plan: &HypothesisPlan| (plan.length(), plan.slot_count(self.rules.layout), plan.assume);
        let limits = if self.rules.is_patient() { LIMITS } else { LIMITS_IF_DEAR }[self.depth() - 1];
        let mut plans = self.plans::<P>(limits, false);
        // Cases make some arguments shorter: where closures are dear they are tried if nothing else is found.
        if self.depth() > 1 && P::NESTED && (self.rules.is_patient() || plans.is_empty()) {
            plans.extend(self.plans::<P>(limits, true));
        }
        plans.sort_by_cached_key(rank);
        if self.depth() > 1 {
            let position = P::new(self.cx.board);
            let shorter = |plan| shortened(self.rules, &position, plan);
            plans = plans.into_iter().take(FINALISTS).map(shorter).collect();
            plans.retain(|plan| plan.tree().depth() == self.depth());
            plans.sort_by_cached_key(rank);
        }
        plans
    }

    /// The plans found before the search runs out of patience, with cases inside assumptions or without.
    fn plans<P: AssumedBoard>(&self, limits: &[usize], cases: bool) -> Vec<HypothesisPlan> {
        let position = P::new(self.cx.board);
        let (times_limit, most) = match self.depth() {
            _ if cases => WITH_CASES,
            3 if !self.rules.is_patient() => (1, MOST_OF_THREE),
            _ => (1, usize::MAX),
        };
        let mut trial = Trial::of_run(self.rules, self.cx);
        let mut plans = Vec::new();
        let mut end = most;
        trial.cases = cases;
        let (more, times) = PATIENCE[self.depth() - 1];
        let (more, times) = if self.rules.is_patient() { (more, times) } else { (more / LESS, 0) };
        for &limit in limits {
            let limit = limit.saturating_mul(times_limit);
            let mut safe = CandidateSet::EMPTY;
            for candidate in position.reduced().open_candidates(self.rules.layout) {
                if safe.contains(candidate) {
                    continue;
                }
                trial.limit = trial.spent.saturating_add(limit).min(end);
                match trial.refute(&position, candidate, self.depth()) {
                    HypothesisVerdict::Stands(stand) => safe |= stand.follow,
                    HypothesisVerdict::Unknown => {}
                    HypothesisVerdict::Refuted(tree) => {
                        end = end.min((trial.spent * (1 + times)).saturating_add(more));
                        let plan = build(self.rules, &position, &tree);
                        plans.extend(plan.filter(|plan| plan.tree().depth() == self.depth()));
                    }
                }
                if trial.spent >= end {
                    return plans;
                }
            }
            if !plans.is_empty() {
                break;
            }
        }
        plans
    }
}
