//! Writes a plan out as a step, with the nested steps and the truths of all of them.
use super::plan::{Deed, Plan};
use super::rules::Rules;
use crate::Info;
use qedoku_core::{Board, CandidateSet, Conclusion, Hypothesis, Ledger, Pattern, Slot, Step, Truth};
use std::collections::BTreeSet;

/// The step that a plan stands for, on the board before its assumption; `infos` names the technique of this depth and
/// of those inside it. None if the techniques at hand cannot follow the plan.
pub(super) fn realize(rules: &Rules<'_>, board: &Board, plan: &Plan, infos: &[&'static Info]) -> Option<Step> {
    let (info, inner_infos) = infos.split_first()?;
    let (layout, mut nested) = (rules.layout, board.clone());
    let (mut steps, mut ledger) = (Vec::new(), Ledger::default());
    nested.place(layout, plan.assume);
    for deed in &plan.deeds {
        let step = match deed {
            Deed::Place(candidate, _) => rules.placing(&nested, *candidate)?,
            Deed::Step(step) => still_open(step, &nested)?,
            Deed::Refute(inner) => realize(rules, &nested, inner, inner_infos)?,
        };
        let before = nested.clone();
        nested.apply(layout, &step.conclusion);
        steps.push(step);
        ledger.record(steps.len() as u32, &before, &nested);
    }
    let end = nested.truth(layout, plan.end);
    let steps = needed(rules, &ledger, steps, end);
    let inside = steps.iter().flat_map(|step| &step.truths).filter_map(Truth::slot);
    let slots: BTreeSet<Slot> = inside.chain([plan.end]).collect();
    Some(Step {
        technique: info.slug(),
        conclusion: Conclusion::eliminating(CandidateSet::of(plan.assume)),
        pattern: Pattern::Hypothesis(Hypothesis { assume: plan.assume, steps, end: plan.end }),
        truths: slots.into_iter().map(|slot| board.truth(layout, slot)).collect(),
    })
}

/// The step, with only the eliminations that are still to be made.
fn still_open(step: &Step, board: &Board) -> Option<Step> {
    let mut step = step.clone();
    step.conclusion.eliminate &= *board.candidates();
    step.conclusion.place &= *board.candidates();
    Some(step).filter(|step| !step.conclusion.is_empty())
}

/// The steps that the end depends on: the easiest way to place a digit may lean on less than the one planned.
fn needed(rules: &Rules<'_>, ledger: &Ledger, steps: Vec<Step>, end: Truth) -> Vec<Step> {
    let mut wanted: BTreeSet<u32> = ledger.needs(rules.layout, &[end]).into_iter().collect();
    for (index, step) in steps.iter().enumerate().rev() {
        if wanted.contains(&(index as u32 + 1)) {
            wanted.extend(ledger.needs(rules.layout, &step.truths));
        }
    }
    (1..).zip(steps).filter(|(number, _)| wanted.contains(number)).map(|(_, step)| step).collect()
}
