//! Writes a plan out as a step, with the nested steps and the truths of all of them.
use super::names::HypothesisNames;
use super::plan::{Cases, HypothesisPlan, PlannedBranch, PlannedInference};
use super::rules::HypothesisRules;
use crate::kernels::fillings::restated;
use crate::proof;
use qedoku_core::{
    Assumption, Board, Candidate, CandidateSet, Case, Conclusion, Forcing, Hypothesis, Ledger, Slot, Step, Truth,
};
use std::collections::BTreeSet;

/// A board, and what may be used on it.
#[derive(Clone, Copy)]
pub(super) struct OnBoard<'a> {
    pub(super) rules: &'a HypothesisRules<'a>,
    pub(super) board: &'a Board,
}

/// The step that a plan stands for, on the board before its assumption. None if the techniques at hand cannot follow the
/// plan.
pub(super) fn realize(
    OnBoard { rules, board }: OnBoard<'_>,
    plan: &HypothesisPlan,
    names: &HypothesisNames<'_>,
) -> Option<Step> {
    let shape = *names.hypotheses.first()?;
    let written = WrittenOut::new(rules, board, plan.assume, &plan.inferences, &names.inside())?;
    let end = written.end(plan.end)?;
    let steps = written.needed(rules, written.ledger.needs(rules.layout, &[written.board.truth(end)]));
    let slots: BTreeSet<Slot> = slots(&steps).chain([end]).collect();
    let mut truths: Vec<Truth> = slots.into_iter().map(|slot| board.truth(slot)).collect();
    truths.extend(joint(board, &steps)?);
    let conclusion = Conclusion::eliminating(CandidateSet::of(plan.assume));
    // What hypotheses inside rest on follows only by trying them again.
    if !are_nested(&steps) {
        truths = proof::fewest(rules.layout, truths, &conclusion);
    }
    let pattern = Hypothesis { assume: Assumption::is_true(plan.assume), steps, end }.into();
    Some(Step {
        technique: rules.info(shape).slug(),
        conclusion,
        pattern,
        truths,
        rating: qedoku_core::StepRating::NONE,
    })
}

/// The step that cases of a slot stand for, each of which loses the candidate or fails; it takes away all that no case
/// leaves. None as well if that goes without the cases.
pub(super) fn realize_cases(
    OnBoard { rules, board }: OnBoard<'_>,
    of: &Cases,
    names: &HypothesisNames<'_>,
) -> Option<Step> {
    let slot = of.slot;
    let lost = of.lost;
    let mut cases = Vec::new();
    let mut others = BTreeSet::new();
    let mut joints = Vec::new();
    for PlannedBranch { assume, inferences, end } in &of.branches {
        let written = WrittenOut::new(rules, board, *assume, inferences, &names.inside())?;
        let end = match end {
            Some(planned) => Some(written.end(*planned)?),
            None => None,
        };
        let wanted = match end {
            Some(end) => written.ledger.needs(rules.layout, &[written.board.truth(end)]),
            None if written.board.candidates().contains(lost) => return None,
            None => written.ledger.removed_by(lost).into_iter().collect(),
        };
        let steps = written.needed(rules, wanted);
        others.extend(slots(&steps).chain(end));
        for truth in joint(board, &steps)? {
            add_joint(&mut joints, truth);
        }
        cases.push(Case { assume: Assumption::is_true(*assume), steps, end });
    }
    let standing = cases.iter().map(|case| standing(board, case));
    let standing = standing.fold(members(board, slot), |all, standing| all | standing);
    others.remove(&slot);
    let mut truths: Vec<Truth> = std::iter::once(slot).chain(others).map(|slot| board.truth(slot)).collect();
    truths.extend(joints);
    let conclusion = Conclusion::eliminating(*board.candidates() - standing);
    if !cases.iter().any(|case| are_nested(&case.steps)) {
        truths = proof::fewest(rules.layout, truths, &conclusion);
    }
    let pattern = Forcing { choice: slot.into(), cases }.into();
    let rests_on_cases = truths.first().is_some_and(|truth| truth.slot() == Some(slot));
    rests_on_cases.then(|| Step {
        technique: rules.info(names.of_cases(of)).slug(),
        conclusion,
        pattern,
        truths,
        rating: qedoku_core::StepRating::NONE,
    })
}

/// True if there are assumptions among the steps.
fn are_nested(steps: &[Step]) -> bool {
    steps.iter().any(|step| step.hypothesis_depth() > 0)
}

fn members(board: &Board, slot: Slot) -> CandidateSet {
    board.truth(slot).members()
}

/// The candidates that a case leaves, the digits that it places included; nothing if it fails.
fn standing(board: &Board, case: &Case) -> CandidateSet {
    if case.end.is_some() {
        return CandidateSet::EMPTY;
    }
    let mut after = board.clone();
    case.assume.carry_out(&mut after);
    case.steps.iter().for_each(|step| after.apply(&step.conclusion));
    after.values().filled().fold(*after.candidates(), |all, filled| all | CandidateSet::of(filled))
}

/// The slots that some steps rest on.
fn slots(steps: &[Step]) -> impl Iterator<Item = Slot> {
    steps.iter().flat_map(|step| &step.truths).filter_map(Truth::slot)
}

/// The truths about several cells that some steps rest on, and those nested in them, as a board has them, each once; none if
/// one of them cannot be said there.
fn joint(board: &Board, steps: &[Step]) -> Option<Vec<Truth>> {
    let mut all: Vec<Truth> = Vec::new();
    for truth in steps.iter().flat_map(|step| &step.truths).filter(|truth| truth.is_joint()) {
        let stated = restated(board, truth)?;
        add_joint(&mut all, stated);
    }
    Some(all)
}

/// Adds a truth about several cells that is not there yet; what all of a rule says takes the place of a part of it.
fn add_joint(all: &mut Vec<Truth>, stated: Truth) {
    match all.iter_mut().find(|other| other.is_like(&stated)) {
        Some(known) if matches!((&*known, &stated), (Truth::Sum(_), Truth::Filling(_))) => *known = stated,
        Some(_) => {}
        None => all.push(stated),
    }
}

/// Inferences carried out on a board.
struct WrittenOut {
    board: Board,
    steps: Vec<Step>,
    ledger: Ledger,
}

impl WrittenOut {
    fn new(
        rules: &HypothesisRules<'_>,
        board: &Board,
        assume: Candidate,
        inferences: &[PlannedInference],
        names: &HypothesisNames<'_>,
    ) -> Option<Self> {
        let mut written = Self { board: board.clone(), steps: Vec::new(), ledger: Ledger::default() };
        written.board.place(assume);
        for inference in inferences {
            let step = match inference {
                PlannedInference::Place(candidate, _) => rules.placing(&written.board, *candidate, None)?,
                PlannedInference::Call(candidate, slot) => rules.placing(&written.board, *candidate, Some(*slot))?,
                PlannedInference::Fill(filling) => rules.filling(&written.board, filling)?,
                PlannedInference::Step(step) => still_open(step, &written.board)?,
                PlannedInference::Refute(inner) => realize(OnBoard { rules, board: &written.board }, inner, names)?,
                PlannedInference::Cases(inner) => {
                    only(realize_cases(OnBoard { rules, board: &written.board }, inner, names)?, inner.lost)
                }
            };
            let before = written.board.clone();
            written.board.apply(&step.conclusion);
            written.steps.push(step);
            written.ledger.record(written.steps.len() as u32, &before, &written.board);
        }
        Some(written)
    }

    /// The slot that is left empty: the one planned, or another where a rule takes away what stands in a cell already, which
    /// leaves the board as it is. None if there is none.
    fn end(&self, planned: Slot) -> Option<Slot> {
        let is_empty = !self.board.is_settled(planned) && self.board.truth(planned).members().is_empty();
        if is_empty { Some(planned) } else { self.board.contradiction() }
    }

    /// The steps wanted and those that make them what they are: the easiest way to place a digit may lean on less than the one
    /// planned. A step depends on earlier ones alone: what it takes away inside itself, a later one may take away for good.
    fn needed(&self, rules: &HypothesisRules<'_>, wanted: Vec<u32>) -> Vec<Step> {
        let mut wanted: BTreeSet<u32> = wanted.into_iter().collect();
        for (index, step) in self.steps.iter().enumerate().rev() {
            let number = index as u32 + 1;
            if wanted.contains(&number) {
                let makers = self.ledger.makers_of(rules.layout, step);
                wanted.extend(makers.into_iter().filter(|&earlier| earlier < number));
            }
        }
        (1..).zip(&self.steps).filter(|(number, _)| wanted.contains(number)).map(|(_, step)| step.clone()).collect()
    }
}

/// The step, with this candidate as all that it takes away.
fn only(mut step: Step, lost: Candidate) -> Step {
    step.conclusion = Conclusion::eliminating(CandidateSet::of(lost));
    step
}

/// The step, with only the eliminations that are still to be made, and with totals as the board has them.
fn still_open(step: &Step, board: &Board) -> Option<Step> {
    let mut step = step.clone();
    step.conclusion.eliminate &= *board.candidates();
    step.conclusion.place &= *board.candidates();
    for truth in step.truths.iter_mut().filter(|truth| truth.is_joint()) {
        *truth = restated(board, truth)?;
    }
    Some(step).filter(|step| !step.conclusion.is_empty())
}
