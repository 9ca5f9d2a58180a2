//! Slots each of whose candidates leads to the same.
use super::assumed::AssumedBoard;
use super::deduction::AssumptionLog;
use super::names::{ForcingNames, HypothesisNames};
use super::nets::ForcingNets;
use super::plan::Cases;
use super::realize::{OnBoard, realize_cases};
use super::rules::HypothesisRules;
use qedoku_core::{Board, Candidate, CandidateSet, Slot, Step};
use std::collections::BTreeMap;
use std::ops::ControlFlow;

/// The number of slots worked out for the shortest argument: those whose candidates lead furthest with the fewest
/// cells.
const FINALISTS: usize = 6;

/// The most eliminated candidates of a slot that are worked out.
const TARGETS: usize = 4;

/// A slot and the candidates that each of its own would take away.
struct SlotLosses {
    slot: Slot,
    lost: CandidateSet,
    /// The number of cells that its cases fill, as far as they go.
    filled: usize,
}

/// The step, under the name that goes with the slot.
pub(super) fn realize(rules: &HypothesisRules<'_>, board: &Board, cases: &Cases, names: &ForcingNames) -> Option<Step> {
    realize_cases(
        OnBoard { rules, board },
        cases,
        &HypothesisNames { hypotheses: &[], net: [names.cell, names.house], nested: None },
    )
}

/// The shortest argument by cases.
pub(super) fn shortest<P: AssumedBoard>(nets: &ForcingNets<'_, P>) -> Option<Cases> {
    let mut found = slot_losses(nets);
    found.sort_by_key(|losses| (losses.filled, losses.slot));
    found.truncate(FINALISTS);
    let mut cached = BTreeMap::new();
    let cases = found.iter().filter_map(|losses| best(nets, losses, &mut cached));
    cases.min_by_key(|cases| (cases.length(), cases.slot, cases.lost))
}

/// Hands on every argument by cases: for each slot and each candidate that it takes away.
pub(super) fn each<P: AssumedBoard>(
    nets: &ForcingNets<'_, P>,
    take: &mut dyn FnMut(&Cases) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let mut cached = BTreeMap::new();
    for losses in slot_losses(nets) {
        for lost in losses.lost.iter() {
            if let Some(cases) = cases(nets, losses.slot, lost, &mut cached) {
                take(&cases)?;
            }
        }
    }
    ControlFlow::Continue(())
}

type CaseCache<P> = BTreeMap<Candidate, AssumptionLog<P>>;

fn best<P: AssumedBoard>(nets: &ForcingNets<'_, P>, losses: &SlotLosses, cached: &mut CaseCache<P>) -> Option<Cases> {
    let cases = losses.lost.iter().take(TARGETS).filter_map(|lost| cases(nets, losses.slot, lost, cached));
    cases.min_by_key(|cases| (cases.length(), cases.lost))
}

/// The shortest way of each case.
fn cases<P: AssumedBoard>(
    nets: &ForcingNets<'_, P>,
    slot: Slot,
    lost: Candidate,
    cached: &mut CaseCache<P>,
) -> Option<Cases> {
    let rules = nets.rules;
    let mut branches = Vec::new();
    for assume in members(nets.board, slot).iter() {
        let deduction = cached.entry(assume).or_insert_with(|| AssumptionLog::new(rules, &nets.from, assume));
        branches.push(deduction.plain_branch_to(rules, lost)?);
    }
    Some(Cases { slot, lost, branches })
}

fn members(board: &Board, slot: Slot) -> CandidateSet {
    board.truth(slot).members()
}

/// The slots whose candidates all take something away.
fn slot_losses<P: AssumedBoard>(nets: &ForcingNets<'_, P>) -> Vec<SlotLosses> {
    let layout = nets.rules.layout;
    let board = nets.board;
    let mut found = Vec::new();
    if !P::CASES {
        return found;
    }
    for slot in layout.slots().filter(|&slot| !board.is_settled(slot)) {
        let members = members(board, slot);
        if members.len() < 2 {
            continue;
        }
        let mut left = CandidateSet::EMPTY;
        let mut filled = 0;
        for member in members.iter() {
            let consequences = nets.consequences(member);
            filled += consequences.filled;
            left |= consequences.left;
        }
        // A member that goes does so by its own contradiction.
        let lost = *board.candidates() - left - members;
        if !lost.is_empty() {
            found.push(SlotLosses { slot, lost, filled });
        }
    }
    found
}
