//! The implications of candidates that are true: for each pair of them a shortest chain from the truth of one to the
//! loss of the other.
use super::graph::{EdgeReason, LinkGraph};
use super::matrix::{self, BitMatrix};
use qedoku_core::{Candidate, CandidateSet, Slot};

/// Not reached.
const NEVER: u8 = u8::MAX;

/// A placement on the way: a node falls, so that another one is true, for the slot has nothing else.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Hop {
    /// The node that falls.
    pub(crate) met: usize,
    /// The node that is true.
    pub(crate) to: usize,
    /// Why.
    pub(crate) slot: Slot,
}

/// The implications of each candidate by the links of a graph that has slots for reasons.
#[derive(Debug)]
pub(crate) struct Implications<'g> {
    pub(crate) graph: &'g LinkGraph,
    /// For each candidate and each node, the number of placements from the truth of the first to the loss of the
    /// second.
    losses: Vec<u8>,
}

/// For each candidate, by the number of its node, the nodes that are lost if it is true, by chains of any length.
pub(crate) fn losses(graph: &LinkGraph) -> BitMatrix {
    let nodes = graph.nodes.len();
    let candidates = graph.nodes.candidates();
    let mut lost = BitMatrix::default();
    lost.reset(candidates, nodes);
    let mut reached = BitMatrix::default();
    reached.reset(candidates, nodes);
    let mut waiting = Vec::new();
    for node in 0..candidates {
        waiting.push(node);
        reached.insert(node, node);
        while let Some(known) = waiting.pop() {
            if known < node {
                // What this one reaches is known.
                lost.add_row(node, known);
                reached.add_row(node, known);
                continue;
            }
            matrix::add(lost.row_mut(node), graph.weak.row(known));
            for (index, (&step, reached)) in graph.step.row(known).iter().zip(reached.row_mut(node)).enumerate() {
                waiting.extend(matrix::ones_of(step & !*reached, index));
                *reached |= step;
            }
        }
    }
    lost
}

impl<'g> Implications<'g> {
    /// Follows the links from every candidate.
    pub(crate) fn new(graph: &'g LinkGraph) -> Self {
        let count = graph.nodes.len();
        let mut losses = vec![NEVER; count * count];
        let words = matrix::width(count);
        let mut front = vec![0; words];
        let mut next = vec![0; words];
        let mut reached = vec![0; words];
        for (node, _) in graph.nodes.iter().filter(|(_, node)| node.candidate().is_some()) {
            front.fill(0);
            front[node / 64] |= 1 << (node % 64);
            reached.copy_from_slice(&front);
            for length in 0..NEVER {
                next.fill(0);
                for known in matrix::ones(&front) {
                    for lost in graph.weak.ones(known) {
                        let loss = &mut losses[node * count + lost];
                        *loss = length.min(*loss);
                    }
                    matrix::add(&mut next, graph.step.row(known));
                }
                for ((front, reached), next) in front.iter_mut().zip(&mut reached).zip(&next) {
                    *front = next & !*reached;
                    *reached |= next;
                }
                if front.iter().all(|&word| word == 0) {
                    break;
                }
            }
        }
        Self { graph, losses }
    }

    /// The number of placements from the truth of one candidate of the board to the loss of another.
    pub(crate) fn loss(&self, from: Candidate, lost: Candidate) -> Option<usize> {
        self.loss_of(from, self.graph.nodes.own(lost))
    }

    /// The number of placements from the truth of a candidate of the board to the loss of a node.
    pub(crate) fn loss_of(&self, from: Candidate, lost: usize) -> Option<usize> {
        let nodes = &self.graph.nodes;
        match self.losses[nodes.own(from) * nodes.len() + lost] {
            NEVER => None,
            loss => Some(usize::from(loss)),
        }
    }

    /// All that is lost if a candidate of the board is true.
    pub(crate) fn lost(&self, from: Candidate) -> CandidateSet {
        let nodes = &self.graph.nodes;
        let start = nodes.own(from) * nodes.len();
        // The own nodes of candidates come first.
        let row = self.losses[start..start + nodes.candidates()].iter().enumerate();
        row.filter(|&(_, &loss)| loss != NEVER).filter_map(|(node, _)| nodes.get(node).candidate()).collect()
    }

    /// A shortest chain from the truth of one candidate to the loss of another, if there is one.
    pub(crate) fn way(&self, from: Candidate, lost: Candidate) -> Option<Vec<Hop>> {
        let graph = self.graph;
        let target = self.graph.nodes.own(lost);
        let start = graph.nodes.own(from);
        let mut before: Vec<Option<(usize, Hop)>> = vec![None; graph.nodes.len()];
        let mut queue = vec![start];
        let mut head = 0;
        while let Some(&node) = queue.get(head) {
            if graph.weak.contains(node, target) {
                let mut hops = Vec::new();
                let mut at = node;
                while let Some((from, hop)) = before[at] {
                    hops.push(hop);
                    at = from;
                }
                hops.reverse();
                return Some(hops);
            }
            head += 1;
            for met in graph.weak.ones(node) {
                for to in graph.strong.ones(met) {
                    if to != start
                        && before[to].is_none()
                        && let Some(&EdgeReason::Slot(slot)) = graph.reason(met, to)
                    {
                        before[to] = Some((node, Hop { met, to, slot }));
                        queue.push(to);
                    }
                }
            }
        }
        None
    }
}
