//! Forcing chains: slots each of whose candidates leads by a chain of links, as they stand on the board, to the same.
use super::cases;
use super::names::{ForcingNames, TakeStep};
use super::plan::{Cases, CommonLoss, PlannedBranch, PlannedInference};
use super::rules::HypothesisRules;
use crate::Context;
use crate::kernels::links::graph::{LinkGraph, LinkKinds};
use crate::kernels::links::implications::{self, Implications};
use crate::kernels::links::matrix;
use qedoku_core::{Candidate, CandidateSet, Step};
use std::ops::ControlFlow;

/// The number of the shortest arguments that are tried before the search gives up.
const RIVALS: usize = 8;

/// The shortest argument.
pub(super) fn shortest(cx: &Context<'_>, names: &ForcingNames) -> Option<Step> {
    let mut first = None;
    let mut take = |step| {
        first = Some(step);
        ControlFlow::Break(())
    };
    // What breaks the search is that it has found something.
    let _ = within(cx, names, RIVALS, &mut take);
    first
}

/// Hands on every argument, the shortest first.
pub(super) fn each(cx: &Context<'_>, names: &ForcingNames, take: &mut TakeStep<'_>) -> ControlFlow<()> {
    within(cx, names, usize::MAX, take)
}

fn within(cx: &Context<'_>, names: &ForcingNames, rivals: usize, take: &mut TakeStep<'_>) -> ControlFlow<()> {
    let mut graph = LinkGraph::default();
    graph.fill(cx, LinkKinds::Plain);
    if !has_common_loss(cx, &graph) {
        return ControlFlow::Continue(());
    }
    let chains =
        ForcingChainSearch { cx, rules: &HypothesisRules::new(cx), names, implications: Implications::new(&graph) };
    let mut found = chains.found();
    found.sort_unstable();
    for common in found.into_iter().take(rivals) {
        if let Some(step) = chains.realize(common) {
            take(step)?;
        }
    }
    ControlFlow::Continue(())
}

/// The fewest candidates of a slot. Two are the ends of a chain of another kind.
const FEWEST: usize = 3;

/// True if all candidates of a slot lead to the loss of the same one, however long the chains are.
fn has_common_loss(cx: &Context<'_>, graph: &LinkGraph) -> bool {
    let losses = implications::losses(graph);
    let candidates = graph.nodes.candidates();
    let open = cx.layout.slots().filter(|&slot| !cx.board.is_settled(slot));
    open.map(|slot| cx.members(slot)).filter(|members| members.len() >= FEWEST).any(|members| {
        let own: Vec<usize> = members.iter().map(|member| graph.nodes.own(member)).collect();
        let rows: Vec<&[u64]> = own.iter().map(|&node| losses.row(node)).collect();
        (0..losses.words()).any(|word| {
            let common = rows.iter().fold(u64::MAX, |common, row| common & row[word]);
            common != 0 && matrix::ones_of(common, word).any(|node| node < candidates && !own.contains(&node))
        })
    })
}

struct ForcingChainSearch<'a> {
    cx: &'a Context<'a>,
    rules: &'a HypothesisRules<'a>,
    names: &'a ForcingNames,
    implications: Implications<'a>,
}

impl ForcingChainSearch<'_> {
    /// Every slot of three candidates or more with a candidate that all of them take away, and in how many placements.
    fn found(&self) -> Vec<CommonLoss> {
        let board = self.cx.board;
        let layout = self.cx.layout;
        let mut found = Vec::new();
        let mut lost_by = vec![CandidateSet::EMPTY; Candidate::COUNT];
        for candidate in board.candidates().iter() {
            lost_by[candidate.index()] = self.implications.lost(candidate);
        }
        for slot in layout.slots().filter(|&slot| !board.is_settled(slot)) {
            let members = self.cx.members(slot);
            if members.len() < FEWEST {
                continue;
            }
            let common = members.iter().fold(*board.candidates(), |common, member| common & lost_by[member.index()]);
            for lost in (common - members).iter() {
                let losses = members.iter().map(|member| self.implications.loss(member, lost));
                if let Some(cost) = losses.sum::<Option<usize>>() {
                    found.push(CommonLoss { cost, slot, lost });
                }
            }
        }
        found
    }

    fn realize(&self, CommonLoss { slot, lost, .. }: CommonLoss) -> Option<Step> {
        let branches = self.cx.members(slot).iter().map(|member| self.branch(member, lost)).collect();
        cases::realize(self.rules, self.cx.board, &Cases { slot, lost, branches }, self.names)
    }

    /// A shortest chain from the truth of one candidate to the loss of another.
    fn branch(&self, assume: Candidate, lost: Candidate) -> PlannedBranch {
        let hops = self.implications.way(assume, lost).unwrap_or_default();
        let placed = |to| self.implications.graph.nodes.get(to).candidate();
        let inferences = hops.iter().filter_map(|hop| Some(PlannedInference::Place(placed(hop.to)?, hop.slot)));
        PlannedBranch { assume, inferences: inferences.collect(), end: None }
    }
}
