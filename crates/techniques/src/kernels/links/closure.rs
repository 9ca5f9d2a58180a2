//! The closure of a link graph: the nodes that are true if a node is false, in as few links as possible.
use super::chain::{LinkChain, Trail};
use super::graph::LinkGraph;
use super::matrix::{self, BitMatrix, shared, shared_up_to};
use super::relevant::RelevantLinks;
use crate::Context;
use qedoku_core::CandidateSet;
use std::cmp::Reverse;
use std::ops::ControlFlow;

/// The number of strong links that are followed at once beyond those that are needed.
const AHEAD: usize = 6;

/// For some nodes with a strong link, what follows if they are false, grown link by link. Used again, it keeps its buffers.
#[derive(Clone, Debug, Default)]
pub(crate) struct Closure {
    reached: BitMatrix,
    front: BitMatrix,
    next: BitMatrix,
    /// For each of these nodes, those with which it leaves a candidate no way to be true.
    useful: BitMatrix,
    trail: Trail,
}

impl Closure {
    /// Starts at some nodes.
    fn start(&mut self, graph: &LinkGraph, ends: impl Iterator<Item = usize>) {
        let count = graph.nodes.len();
        self.reached.shape(count, count);
        self.front.shape(count, count);
        self.useful.shape(count, count);
        self.next.reset(1, count);
        for node in ends {
            self.reached.row_mut(node).copy_from_slice(graph.strong.row(node));
            self.front.row_mut(node).copy_from_slice(graph.strong.row(node));
            let useful = self.useful.row_mut(node);
            useful.fill(0);
            // The candidates come first.
            for met in graph.weak.ones(node).take_while(|&met| met < graph.nodes.candidates()) {
                matrix::add(useful, graph.weak.row(met));
            }
        }
    }

    /// Takes back a chain that is not needed any more, for its buffers.
    pub(crate) fn reuse(&mut self, chain: LinkChain) {
        self.trail.spare.push(chain);
    }

    /// Follows one more strong link from a node; whether anything new is true.
    fn grow(&mut self, graph: &LinkGraph, node: usize) -> bool {
        self.next.row_mut(0).fill(0);
        for known in self.front.ones(node) {
            matrix::add(self.next.row_mut(0), graph.step.row(known));
        }
        let mut any = 0;
        let reached = self.reached.row_mut(node);
        let next = self.next.row(0);
        for ((front, reached), next) in self.front.row_mut(node).iter_mut().zip(reached).zip(next) {
            *front = next & !*reached;
            *reached |= next;
            any |= *front;
        }
        any != 0
    }

    /// The shortest chain that concludes something; of several, a loop or the one that concludes most. All ends of such
    /// chains are among those named.
    pub(crate) fn shortest(&mut self, graph: &LinkGraph, cx: &Context<'_>, ends: &[usize]) -> Option<LinkChain> {
        self.start(graph, ends.iter().copied());
        for length in 2.. {
            let mut grown = false;
            let mut best = None::<(usize, Reverse<(usize, usize)>)>;
            for &end in ends {
                grown |= self.grow(graph, end);
                // What leads from one node to another leads back as well.
                for node in shared_up_to(self.front.row(end), self.useful.row(end), end) {
                    let worth = graph.worth(cx, node, end);
                    if worth > 0 {
                        best = best.max(Some((worth, Reverse((node, end)))));
                    }
                }
            }
            if let Some((_, Reverse((from, to)))) = best {
                self.trail.follow(graph, graph.strong.row(from), length);
                return LinkChain::between(graph, cx, [from, to], length, &mut self.trail);
            }
            if !grown {
                break;
            }
        }
        None
    }

    /// Every chain between every pair of nodes that concludes something, as short as that pair allows, and every loop as
    /// short as one of its strong links and one of its weak ones allow. Those that do not remove all that is wanted may be
    /// left out.
    pub(crate) fn each(
        &mut self,
        graph: &LinkGraph,
        cx: &Context<'_>,
        wanted: &CandidateSet,
        report: &mut dyn FnMut(LinkChain) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        self.start(graph, graph.tied.ones(0));
        let relevant = wanted.iter().next().map(|target| RelevantLinks::new(graph, cx, target));
        for node in graph.tied.ones(0) {
            let mut followed = 0;
            for length in 2.. {
                if !self.grow(graph, node) {
                    break;
                }
                for end in shared(self.front.row(node), self.useful.row(node), node) {
                    // The ends of a chain say what it concludes, unless it is a loop.
                    let is_irrelevant = |relevant: &RelevantLinks| !relevant.is_between(node, end);
                    if !graph.weak.contains(node, end) && relevant.as_ref().is_some_and(is_irrelevant) {
                        continue;
                    }
                    if followed < length {
                        followed = length + AHEAD;
                        self.trail.follow(graph, graph.strong.row(node), followed);
                    }
                    let found = LinkChain::between(graph, cx, [node, end], length, &mut self.trail);
                    found.into_iter().try_for_each(&mut *report)?;
                }
            }
            for first in graph.strong.ones(node) {
                let loops = LinkChain::loops(graph, cx, [node, first], relevant.as_ref(), &mut self.trail);
                loops.into_iter().try_for_each(&mut *report)?;
            }
        }
        ControlFlow::Continue(())
    }
}
