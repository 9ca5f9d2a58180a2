//! The links of loops that can remove one candidate.
use super::chain::locked;
use super::graph::LinkGraph;
use super::matrix::BitMatrix;
use crate::Context;
use qedoku_core::Candidate;

/// The links by which a loop removes a candidate: each loop that removes it has one of them.
#[derive(Debug)]
pub(super) struct RelevantLinks {
    /// The nodes that see the candidate, in one row: two of them with a weak link remove it.
    seeing: BitMatrix,
    /// For each node, those with which a strong link removes it, as a set that is locked.
    locking: BitMatrix,
}

impl RelevantLinks {
    /// The links of a graph that may remove a candidate.
    pub(super) fn new(graph: &LinkGraph, cx: &Context<'_>, target: Candidate) -> Self {
        let count = graph.nodes.len();
        let (mut seeing, mut locking) = (BitMatrix::default(), BitMatrix::default());
        seeing.reset(1, count);
        locking.reset(count, count);
        for (number, node) in graph.nodes.iter() {
            if node.sees(cx.board).contains(target) {
                seeing.insert(0, number);
            }
        }
        for edge in &graph.edges {
            let [one, other] = edge.ends.map(usize::from);
            let ends = [*graph.nodes.get(one), *graph.nodes.get(other)];
            if locked(cx, &edge.reason, ends).contains(target) {
                locking.insert(one, other);
                locking.insert(other, one);
            }
        }
        Self { seeing, locking }
    }

    /// True if a chain between two nodes removes the candidate.
    pub(super) fn is_between(&self, one: usize, other: usize) -> bool {
        self.seeing.contains(0, one) && self.seeing.contains(0, other)
    }

    /// True if a loop may remove the candidate: from a node along a path that is listed from its end, strong and weak links
    /// by turns, and back by a weak one.
    pub(super) fn may_remove(&self, from: usize, back: &[usize]) -> bool {
        let sees = |node: usize| self.seeing.contains(0, node);
        let ends_see = sees(from) && back.first().is_some_and(|&end| sees(end));
        let weak = || back.get(1..).unwrap_or_default().chunks_exact(2).any(|pair| sees(pair[0]) && sees(pair[1]));
        let last = back.last().map(|&first| (from, first));
        let strong = || back.chunks_exact(2).map(|pair| (pair[0], pair[1])).chain(last);
        ends_see || weak() || strong().any(|(one, other)| self.locking.contains(one, other))
    }
}
