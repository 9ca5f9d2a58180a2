//! Slots each of whose candidates leads to the same, some of them only with assumptions inside.
use super::assumed::AssumedBoard;
use super::deduction::build_cases;
use super::inner_cases;
use super::names::HypothesisNames;
use super::plan::{AssumptionTree, Cases, CommonLoss};
use super::realize::{OnBoard, realize_cases};
use super::reduced::AssumptionBoard;
use super::refute::{HypothesisVerdict, Trial};
use super::ruled::RuledBoard;
use super::rules::HypothesisRules;
use super::search::{report, shortest};
use super::shorten::shortened_cases;
use crate::{Context, Sink};
use qedoku_core::{Candidate, CandidateSet, Step};
use std::collections::BTreeMap;
use std::ops::ControlFlow;

/// The most closures that a search may take; a fifteenth of it where other rules make them dear.
const BUDGET: usize = 15_000;

/// The number of passes over cases and assumptions inside a case: few, so that a reader can follow.
const PASSES: usize = 2;

/// The most pairs of a slot and a lost candidate that are worked out.
const MOST: usize = 64;

/// The number of these pairs worked out for the shortest argument: those whose cases fill the fewest cells.
const FINALISTS: usize = 6;

/// Reports cases with assumptions inside: the shortest, if no assumption fails by a shorter argument, or all of them.
pub(crate) fn search(names: &HypothesisNames<'_>, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    if cx.board.contradiction().is_some() {
        return ControlFlow::Continue(());
    }
    let rules = HypothesisRules::new(cx);
    let one = sink.wants_one();
    let mut steps = match rules.fillings[..] {
        [] => NestedRun::<AssumptionBoard>::new(names, cx, &rules).steps(one),
        _ => NestedRun::<RuledBoard>::new(names, cx, &rules).steps(one),
    };
    if one {
        let shorter = |step: &Step| {
            let other = shortest(names, cx, &rules);
            other.is_none_or(|other| step.nested_length() < other)
        };
        steps.retain(shorter);
    }
    steps.into_iter().try_for_each(|step| report(step, sink))
}

/// The result of assuming a candidate.
struct NestedOutcome {
    /// The candidates that stand.
    left: CandidateSet,
    /// The number of cells filled.
    filled: usize,
    /// The arguments inside.
    tree: AssumptionTree,
}

struct NestedRun<'s, 'a, P> {
    cx: &'s Context<'a>,
    rules: &'s HypothesisRules<'s>,
    names: &'s HypothesisNames<'s>,
    position: P,
}

impl<'s, 'a, P: AssumedBoard> NestedRun<'s, 'a, P> {
    fn new(names: &'s HypothesisNames<'s>, cx: &'s Context<'a>, rules: &'s HypothesisRules<'s>) -> Self {
        Self { cx, rules, names, position: P::new(cx.board) }
    }

    /// The shortest arguments first, or all in the order of their slots.
    fn steps(&self, one: bool) -> Vec<Step> {
        let mut cached = BTreeMap::new();
        let mut found = self.found(&mut cached);
        found.sort_unstable();
        found.truncate(if one { FINALISTS } else { MOST });
        let trees: Vec<AssumptionTree> = cached.into_values().flatten().map(|assumed| assumed.tree).collect();
        let cases = |CommonLoss { slot, lost, .. }| {
            let cases = build_cases(self.rules, &self.position, slot, lost, &trees)?;
            let cases = shortened_cases(self.rules, &self.position, cases);
            Some(cases).filter(|cases| cases.depth() > 1)
        };
        let mut all: Vec<Cases> = found.into_iter().filter_map(cases).collect();
        all.sort_by_cached_key(|cases| (if one { cases.length() } else { 0 }, cases.slot, cases.lost));
        let step =
            |cases: Cases| realize_cases(OnBoard { rules: self.rules, board: self.cx.board }, &cases, self.names);
        let steps = all.into_iter().filter_map(step);
        if one { steps.take(1).collect() } else { steps.collect() }
    }

    /// Every slot with few candidates and each candidate that all of them take away, as far as the budget goes.
    fn found(&self, cached: &mut BTreeMap<Candidate, Option<NestedOutcome>>) -> Vec<CommonLoss> {
        let layout = self.rules.layout;
        let mut trial = Trial::of_run(self.rules, self.cx);
        let budget = if self.rules.is_patient() { BUDGET } else { BUDGET / 15 };
        (trial.cases, trial.passes, trial.limit) = (true, PASSES, budget);
        let mut slots = inner_cases::slots(self.position.reduced(), layout);
        slots.sort_by_key(|(_, members)| members.as_slice().len());
        let mut found = Vec::new();
        for (slot, members) in slots {
            let mut left = CandidateSet::EMPTY;
            let mut filled = 0;
            for &member in members.as_slice() {
                let assumed = cached.entry(member).or_insert_with(|| self.assumed(&mut trial, member));
                let Some(assumed) = assumed else {
                    left = CandidateSet::ALL;
                    break;
                };
                left |= assumed.left;
                filled += assumed.filled;
            }
            members.as_slice().iter().for_each(|&member| left.insert(member));
            let lost = *self.cx.board.candidates() - left;
            found.extend(lost.iter().map(|lost| CommonLoss { cost: filled, slot, lost }));
        }
        found
    }

    fn assumed(&self, trial: &mut Trial<'_>, member: Candidate) -> Option<NestedOutcome> {
        match trial.refute(&self.position, member, 2) {
            HypothesisVerdict::Stands(stand) => {
                Some(NestedOutcome { left: stand.left, filled: stand.follow.len(), tree: stand.tree })
            }
            HypothesisVerdict::Refuted(tree) => Some(NestedOutcome { left: CandidateSet::EMPTY, filled: 0, tree }),
            HypothesisVerdict::Unknown => None,
        }
    }
}
