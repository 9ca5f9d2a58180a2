//! Slots each of whose candidates leads to the same.
use super::chain::Chain;
use super::nets::{Names, Nets};
use super::plan::Cases;
use super::position::Position;
use super::realize::{Titles, realize_cases};
use super::rules::Rules;
use qedoku_core::{Board, Candidate, CandidateSet, Layout, Slot, Step};
use std::collections::BTreeMap;
use std::ops::ControlFlow;

/// How many slots are worked out for the shortest argument: those whose candidates lead furthest with the fewest cells.
const FINALISTS: usize = 6;

/// How many candidates that a slot eliminates are looked at.
const TARGETS: usize = 4;

/// A slot and the candidates that each of its own would take away.
struct Verity {
    slot: Slot,
    lost: CandidateSet,
    /// How many cells its cases fill, as far as they go.
    filled: usize,
}

/// The step, under the name that goes with the slot.
pub(super) fn realize(rules: &Rules<'_>, board: &Board, cases: &Cases, names: &Names) -> Option<Step> {
    realize_cases((rules, board), cases, &Titles { hypotheses: &[], net: [names.cell, names.house], nested: None })
}

/// The shortest argument by cases.
pub(super) fn shortest<P: Position>(nets: &Nets<'_, P>) -> Option<Cases> {
    let mut found = verities(nets);
    found.sort_by_key(|verity| (verity.filled, verity.slot));
    found.truncate(FINALISTS);
    let mut memo = BTreeMap::new();
    let cases = found.iter().filter_map(|verity| best(nets, verity, &mut memo));
    cases.min_by_key(|cases| (cases.length(), cases.slot, cases.lost))
}

/// Hands on every argument by cases: for each slot and each candidate that it takes away.
pub(super) fn each<P: Position>(
    nets: &Nets<'_, P>,
    take: &mut dyn FnMut(&Cases) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let mut memo = BTreeMap::new();
    for verity in verities(nets) {
        for lost in verity.lost.iter() {
            if let Some(cases) = cases(nets, verity.slot, lost, &mut memo) {
                take(&cases)?;
            }
        }
    }
    ControlFlow::Continue(())
}

type Memo<P> = BTreeMap<Candidate, Chain<P>>;

fn best<P: Position>(nets: &Nets<'_, P>, verity: &Verity, memo: &mut Memo<P>) -> Option<Cases> {
    let cases = verity.lost.iter().take(TARGETS).filter_map(|lost| cases(nets, verity.slot, lost, memo));
    cases.min_by_key(|cases| (cases.length(), cases.lost))
}

/// The shortest way of each case.
fn cases<P: Position>(nets: &Nets<'_, P>, slot: Slot, lost: Candidate, memo: &mut Memo<P>) -> Option<Cases> {
    let (rules, mut branches) = (nets.rules, Vec::new());
    for assume in members(nets.rules.layout, nets.board, slot).iter() {
        let chain = memo.entry(assume).or_insert_with(|| Chain::worked_out(rules, &nets.from, assume));
        branches.push(chain.branch_to(rules, lost)?);
    }
    Some(Cases { slot, lost, branches })
}

fn members(layout: &Layout, board: &Board, slot: Slot) -> CandidateSet {
    board.truth(layout, slot).members()
}

/// The slots whose candidates all take something away.
fn verities<P: Position>(nets: &Nets<'_, P>) -> Vec<Verity> {
    let (layout, board) = (nets.rules.layout, nets.board);
    let mut found = Vec::new();
    if !P::CASES {
        return found;
    }
    for slot in layout.slots().filter(|&slot| !board.is_settled(slot)) {
        let members = members(layout, board, slot);
        if members.len() < 2 {
            continue;
        }
        let (mut left, mut filled) = (CandidateSet::EMPTY, 0);
        for member in members.iter() {
            let outcome = nets.outcome(member);
            filled += outcome.filled;
            left |= outcome.left;
        }
        // A member that goes does so by its own contradiction.
        let lost = *board.candidates() - left - members;
        if !lost.is_empty() {
            found.push(Verity { slot, lost, filled });
        }
    }
    found
}
