//! What follows in a graph if a node is false, in as few links as possible.
use super::chain::{LinkChain, Trail};
use super::graph::LinkGraph;
use super::matrix::{self, Matrix, shared, shared_up_to};
use super::reach::Reach;
use crate::Context;
use std::cmp::Reverse;
use std::ops::ControlFlow;

/// Up to one new link for so many nodes, what it leads to is worked out before all chains are.
const FEW: usize = 8;

/// For each node with a strong link, what follows if it is false, grown link by link. Used again, it keeps its buffers.
#[derive(Clone, Debug, Default)]
pub(crate) struct Closure {
    reached: Matrix,
    front: Matrix,
    next: Matrix,
    reach: Reach,
    /// The nodes from which some chain concludes something, in order.
    ends: Vec<usize>,
    trail: Trail,
}

impl Closure {
    fn start(&mut self, graph: &LinkGraph) {
        let count = graph.nodes.len();
        self.reached.shape(count, count);
        self.front.shape(count, count);
        self.next.reset(1, count);
        for node in graph.tied.ones(0) {
            self.reached.row_mut(node).copy_from_slice(graph.strong.row(node));
            self.front.row_mut(node).copy_from_slice(graph.strong.row(node));
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
        let (mut any, reached, next) = (0, self.reached.row_mut(node), self.next.row(0));
        for ((front, reached), next) in self.front.row_mut(node).iter_mut().zip(reached).zip(next) {
            *front = next & !*reached;
            *reached |= next;
            any |= *front;
        }
        any != 0
    }

    /// Whether a chain with one of the last links may conclude something, those from number `known` on: where the other
    /// links make no chain, one has to. Where these are many, it is said that it may.
    pub(crate) fn may_join(&mut self, graph: &LinkGraph, known: usize, cx: &Context<'_>) -> bool {
        let fresh = &graph.edges[known..];
        if fresh.len() * FEW > graph.tied.ones(0).count() {
            return true;
        }
        self.reached.reset(2, graph.nodes.len());
        self.front.reset(2, graph.nodes.len());
        self.next.reset(1, graph.nodes.len());
        fresh.iter().any(|edge| {
            for (row, &end) in edge.ends.iter().enumerate() {
                self.follow(graph, row, end.into());
            }
            [(0, 1), (1, 0)].into_iter().any(|(from, to)| {
                self.reached.ones(from).any(|end| {
                    let mut nodes = shared_up_to(self.reached.row(to), graph.useful.row(end), end);
                    nodes.any(|node| graph.worth(cx, node, end) > 0)
                })
            })
        })
    }

    /// Works out in a row what is true if a node is.
    fn follow(&mut self, graph: &LinkGraph, row: usize, node: usize) {
        for matrix in [&mut self.reached, &mut self.front] {
            matrix.row_mut(row).fill(0);
            matrix.insert(row, node);
        }
        while self.grow(graph, row) {}
    }

    /// Finds the nodes from which some chain concludes something. What leads from one node to another leads back as well, so
    /// one end is enough.
    fn find_ends(&mut self, graph: &LinkGraph, cx: &Context<'_>) {
        self.reach.fill(graph);
        self.ends.clear();
        for end in graph.tied.ones(0) {
            let mut nodes = shared_up_to(self.reach.if_false(graph, end), graph.useful.row(end), end);
            if nodes.any(|node| graph.worth(cx, node, end) > 0) {
                self.ends.push(end);
            }
        }
    }

    /// The shortest chain that concludes something; of several, a loop or the one that concludes most.
    pub(crate) fn shortest(&mut self, graph: &LinkGraph, cx: &Context<'_>) -> Option<LinkChain> {
        self.find_ends(graph, cx);
        if self.ends.is_empty() {
            return None;
        }
        self.start(graph);
        for length in 2.. {
            let (mut grown, mut best) = (false, None::<(usize, Reverse<(usize, usize)>)>);
            for at in 0..self.ends.len() {
                let end = self.ends[at];
                grown |= self.grow(graph, end);
                // What leads from one node to another leads back as well.
                for node in shared_up_to(self.front.row(end), graph.useful.row(end), end) {
                    let worth = graph.worth(cx, node, end);
                    if worth > 0 {
                        best = best.max(Some((worth, Reverse((node, end)))));
                    }
                }
            }
            if let Some((_, Reverse(ends))) = best {
                return LinkChain::between((graph, cx), ends, length, &mut self.trail);
            }
            if !grown {
                break;
            }
        }
        None
    }

    /// Every chain between every pair of nodes that concludes something, as short as that pair allows, and every loop as
    /// short as one of its strong links and one of its weak ones allow.
    pub(crate) fn each(
        &mut self,
        graph: &LinkGraph,
        cx: &Context<'_>,
        report: &mut dyn FnMut(LinkChain) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        self.start(graph);
        for node in graph.tied.ones(0) {
            for length in 2.. {
                if !self.grow(graph, node) {
                    break;
                }
                for end in shared(self.front.row(node), graph.useful.row(node), node) {
                    let found = LinkChain::between((graph, cx), (node, end), length, &mut self.trail);
                    found.into_iter().try_for_each(&mut *report)?;
                }
            }
            for first in graph.strong.ones(node) {
                LinkChain::loops((graph, cx), (node, first), &mut self.trail).into_iter().try_for_each(&mut *report)?;
            }
        }
        ControlFlow::Continue(())
    }
}
