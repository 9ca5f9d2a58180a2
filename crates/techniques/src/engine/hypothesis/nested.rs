//! Slots each of whose candidates leads to the same, some of them only with assumptions inside.
use super::chain::build_cases;
use super::field::Field;
use super::plan::{Cases, Script};
use super::realize::{Titles, realize_cases};
use super::refute::{Trial, Verdict};
use super::rules::Rules;
use super::search::shortest;
use super::shorten::shortened_cases;
use super::verities;
use crate::{Context, Info, Sink};
use qedoku_core::{Candidate, CandidateSet, Slot, Step};
use std::collections::BTreeMap;
use std::ops::ControlFlow;

/// How many closures a search may take.
const BUDGET: usize = 15_000;

/// How many times cases and assumptions are gone through inside a case: what a reader has to follow stays short.
const PASSES: usize = 2;

/// How many slots and candidates lost are worked out at most.
const MOST: usize = 64;

/// How many slots and candidates lost are worked out for the shortest argument: those whose cases fill the fewest cells.
const FINALISTS: usize = 6;

/// Reports cases with assumptions inside: the shortest, if no assumption fails by a shorter argument, or all of them.
pub(crate) fn search(
    titles: &Titles<'_>,
    info: &'static Info,
    cx: &Context<'_>,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    if cx.board.contradiction(cx.layout).is_some() {
        return ControlFlow::Continue(());
    }
    let rules = Rules::new(cx);
    let nested = Nested { cx, rules: &rules, titles, position: Field::new(cx.board) };
    let one = sink.wants_one();
    let mut steps: Vec<Step> = nested.steps(one).collect();
    if one {
        steps.truncate(1);
        let shorter = |step: &Step| {
            let other = shortest(titles, cx, &rules);
            other.is_none_or(|other| step.nested_length() < other)
        };
        steps.retain(shorter);
    }
    for step in steps {
        sink.eliminate(info, step.conclusion.eliminate, || (step.pattern, step.truths))?;
    }
    ControlFlow::Continue(())
}

/// What came of assuming a candidate: what stands, how many cells were filled, and the arguments inside.
type Outcome = (CandidateSet, usize, Script);

struct Nested<'s, 'a> {
    cx: &'s Context<'a>,
    rules: &'s Rules<'s>,
    titles: &'s Titles<'s>,
    position: Field,
}

impl Nested<'_, '_> {
    /// The shortest arguments first, or all in the order of their slots.
    fn steps(&self, one: bool) -> impl Iterator<Item = Step> {
        let mut memo = BTreeMap::new();
        let mut found = self.found(&mut memo);
        found.sort_unstable();
        found.truncate(if one { FINALISTS } else { MOST });
        let scripts: Vec<Script> = memo.into_values().flatten().map(|(.., script)| script).collect();
        let cases = |(_, slot, lost)| {
            let cases = build_cases(self.rules, &self.position, (slot, lost), &scripts)?;
            let cases = shortened_cases(self.rules, &self.position, cases);
            Some(cases).filter(|cases| cases.depth() > 1)
        };
        let mut all: Vec<Cases> = found.into_iter().filter_map(cases).collect();
        all.sort_by_cached_key(|cases| (if one { cases.length() } else { 0 }, cases.slot, cases.lost));
        let step = |cases: Cases| realize_cases((self.rules, self.cx.board), &cases, self.titles);
        all.into_iter().filter_map(step)
    }

    /// Every slot with few candidates and each candidate that all of them take away, as far as the budget goes.
    fn found(&self, memo: &mut BTreeMap<Candidate, Option<Outcome>>) -> Vec<(usize, Slot, Candidate)> {
        let layout = self.rules.layout;
        let mut trial = Trial::new(self.rules);
        (trial.cases, trial.passes, trial.limit) = (true, PASSES, BUDGET);
        let mut slots = verities::slots(&self.position, layout);
        slots.sort_by_key(|(_, members)| members.len());
        let mut found = Vec::new();
        for (slot, members) in slots {
            let (mut left, mut filled) = (CandidateSet::EMPTY, 0);
            for member in members.iter() {
                let outcome = memo.entry(member).or_insert_with(|| self.outcome(&mut trial, member));
                let Some((stands, count, _)) = outcome else {
                    left = CandidateSet::ALL;
                    break;
                };
                left |= *stands;
                filled += *count;
            }
            let lost = *self.cx.board.candidates() - left - members;
            found.extend(lost.iter().map(|lost| (filled, slot, lost)));
        }
        found
    }

    fn outcome(&self, trial: &mut Trial<'_>, member: Candidate) -> Option<Outcome> {
        match trial.refute(&self.position, member, 2) {
            Verdict::Stands(stand) => Some((stand.left, stand.follow.len(), stand.script)),
            Verdict::Refuted(script) => Some((CandidateSet::EMPTY, 0, script)),
            Verdict::Unknown => None,
        }
    }
}
