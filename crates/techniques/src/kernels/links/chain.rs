//! One chain: its nodes in order and what it concludes.
use super::graph::{EdgeReason, LinkGraph};
use super::matrix::{self, BitMatrix};
use super::node::LinkNode;
use super::relevant::RelevantLinks;
use crate::Context;
use qedoku_core::{CandidateSet, CellSet};
use std::ops::ControlFlow;

/// The most loops between the same ends, equally short, that are tried.
const ALIKE: usize = 64;

/// The most strong links of a loop.
const LONGEST: usize = 16;

/// The number of nodes that there is room for at first.
const ROOM: usize = 64;

/// A chain. Its nodes take turns: one of the first two is true, not both of the second and third are, and so on; the
/// last link is strong. So if the first node is false, the last one is true.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct LinkChain {
    /// The nodes, an even number of them.
    pub(crate) nodes: Vec<LinkNode>,
    /// Why one of nodes 0 and 1 is true, of 2 and 3, and so on.
    pub(crate) reasons: Vec<EdgeReason>,
    /// True if the last node and the first are linked weakly, so that the chain is a loop.
    pub(crate) closed: bool,
    /// The eliminations.
    pub(crate) gone: CandidateSet,
}

/// True if a way, given from its end, comes to a node twice, other than to its start at its end.
fn comes_back(from: usize, back: &[usize]) -> bool {
    let inner = back.get(1..).unwrap_or_default();
    inner.iter().enumerate().any(|(at, node)| *node == from || back.first() == Some(node) || inner[..at].contains(node))
}

impl LinkChain {
    /// The chain from one node to another with `length` strong links, the fewest there can be; a loop if its ends see
    /// each other. The trail has followed the first node that far.
    pub(super) fn between(
        graph: &LinkGraph,
        cx: &Context<'_>,
        [from, to]: [usize; 2],
        length: usize,
        trail: &mut Trail,
    ) -> Option<Self> {
        let mut chain = trail.spare.pop().unwrap_or_else(Self::without_shortcuts);
        let mut path = std::mem::take(&mut trail.path);
        let mut tried = 0;
        // Of ways of one digit as short as each other one that comes to no node twice, if there is one among the first.
        let _ = trail.each_path(graph, to, length, &mut path, &mut |path| {
            let digits = |node: usize| graph.nodes.get(node).digits;
            let is_simple = path.iter().any(|&node| digits(node) != digits(from)) || !comes_back(from, path);
            if is_simple || tried == 0 {
                chain.along(graph, from, path);
            }
            tried += 1;
            if is_simple || tried == ALIKE { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        trail.path = path;
        if tried == 0 {
            return None;
        }
        Some(if graph.weak.contains(from, to) { chain.looped(cx, Own::Cleared) } else { chain.opened(cx) })
    }

    /// The loops that start with a strong link, each as short as its last weak link allows; of several as short as each
    /// other those whose conclusions differ. Each loop comes with the chain that it is without its last link. Those without a
    /// relevant link are left out.
    pub(super) fn loops(
        graph: &LinkGraph,
        cx: &Context<'_>,
        [from, first]: [usize; 2],
        relevant: Option<&RelevantLinks>,
        trail: &mut Trail,
    ) -> Vec<Self> {
        let mut start = vec![0; graph.strong.row(from).len()];
        start[first / 64] |= 1 << (first % 64);
        trail.follow(graph, &start, LONGEST);
        let mut found: Vec<Self> = Vec::new();
        for length in 2..trail.len {
            for end in matrix::shared(trail.levels.row(length), graph.weak.row(from), 0) {
                let mut left = ALIKE;
                // A walk that breaks has seen enough loops.
                let _ = trail.each_path(graph, end, length, &mut Vec::new(), &mut |path| {
                    if relevant.is_none_or(|relevant| relevant.may_remove(from, path)) {
                        Self::looped_or_open(graph, cx, from, path, &mut found);
                    }
                    left -= 1;
                    if left == 0 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
                });
            }
        }
        found
    }

    /// Adds the chain as a loop, read either way, and as it is without its last link, unless another one concludes the
    /// same.
    fn looped_or_open(graph: &LinkGraph, cx: &Context<'_>, from: usize, back: &[usize], found: &mut Vec<Self>) {
        let mut chain = Self::without_shortcuts();
        chain.along(graph, from, back);
        if (1..chain.nodes.len()).any(|index| chain.nodes[..index].contains(&chain.nodes[index])) {
            return;
        }
        let loops = [Own::Cleared, Own::Spared].map(|own| chain.clone().looped(cx, own));
        for chain in loops.into_iter().chain([chain.opened(cx)]) {
            if found.iter().all(|known| known.gone != chain.gone) {
                found.push(chain);
            }
        }
    }

    /// A chain without nodes and with room for as many as chains have.
    fn without_shortcuts() -> Self {
        let nodes = Vec::with_capacity(ROOM);
        let reasons = Vec::with_capacity(ROOM / 2);
        Self { nodes, reasons, closed: false, gone: CandidateSet::EMPTY }
    }

    /// Makes this the chain from a node along a path that is listed from its end; the buffers stay.
    fn along(&mut self, graph: &LinkGraph, from: usize, back: &[usize]) {
        (self.closed, self.gone) = (false, CandidateSet::EMPTY);
        self.nodes.clear();
        self.reasons.clear();
        let mut last = from;
        for (index, number) in std::iter::once(from).chain(back.iter().rev().copied()).enumerate() {
            self.nodes.push(*graph.nodes.get(number));
            if index % 2 == 1 {
                self.reasons.extend(graph.reason(last, number));
            }
            last = number;
        }
    }

    /// The chain with what its ends conclude.
    fn opened(mut self, cx: &Context<'_>) -> Self {
        self.gone = self.nodes[0].concluded(&self.nodes[self.nodes.len() - 1], cx.board);
        self
    }

    /// The chain as a loop, in which one end of every weak link is true and every set is locked.
    fn looped(mut self, cx: &Context<'_>, own: Own) -> Self {
        let cells = self.nodes.iter().fold(CellSet::EMPTY, |all, node| all | node.cells);
        let spared = if own == Own::Spared { cells } else { CellSet::EMPTY };
        let weak = (1..self.nodes.len()).step_by(2).map(|index| {
            let one = &self.nodes[index];
            let other = &self.nodes[(index + 1) % self.nodes.len()];
            let mut gone = one.sees(cx.board) & other.sees(cx.board);
            if let (true, Some(digit)) = (one.digits == other.digits, one.digits.single()) {
                *gone.plane_mut(digit) -= spared;
            }
            gone
        });
        let strong = self.reasons.iter().zip(self.nodes.chunks_exact(2));
        let locked = strong.map(|(reason, ends)| locked(cx, reason, [ends[0], ends[1]]));
        self.gone = weak.chain(locked).fold(CandidateSet::EMPTY, |all, gone| all | gone);
        self.closed = true;
        self
    }

    /// True if a node is more than one candidate, or a link more than a slot.
    pub(crate) fn is_grouped(&self) -> bool {
        self.nodes.iter().any(|node| node.candidate().is_none())
            || self.reasons.iter().any(|reason| !matches!(reason, EdgeReason::Slot(_)))
    }
}

/// A loop that takes candidates away from its own cells as well, or not, where the cells at both ends of a weak link see
/// them. The field's programs differ.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Own {
    Cleared,
    Spared,
}

/// The further eliminations if exactly one of the two ends of a strong link is true.
pub(super) fn locked(cx: &Context<'_>, reason: &EdgeReason, ends: [LinkNode; 2]) -> CandidateSet {
    let mut gone = CandidateSet::EMPTY;
    match *reason {
        EdgeReason::Locked(cells) => gone = beside_set(cx, cells, ends),
        EdgeReason::LockedBeside(cells, cell) => gone = beside_set(cx, cells.with(cell), ends),
        EdgeReason::Hidden(house, digits) => {
            let planes = digits.iter().fold(CellSet::EMPTY, |all, digit| all | cx.board.plane(digit));
            for cell in (planes & cx.layout.cells(house)) - ends[0].cells - ends[1].cells {
                gone |= CandidateSet::of_cell(cell, cx.board.digits(cell) - digits);
            }
        }
        EdgeReason::Slot(_) | EdgeReason::Fish(..) | EdgeReason::Unique(..) => {}
    }
    gone
}

/// The candidates that see all places in some cells of a digit that is none of the ends'.
fn beside_set(cx: &Context<'_>, cells: CellSet, ends: [LinkNode; 2]) -> CandidateSet {
    let mut gone = CandidateSet::EMPTY;
    for digit in cx.digits_of(cells) - ends[0].digits - ends[1].digits {
        let plane = cx.board.plane(digit);
        *gone.plane_mut(digit) = cx.layout.common_peers(cells & plane) & plane;
    }
    gone
}

/// The nodes that are true after each strong link, beyond those before. Followed again, it keeps its buffers.
#[derive(Clone, Debug, Default)]
pub(crate) struct Trail {
    /// Level 0 is empty.
    levels: BitMatrix,
    /// The number of levels.
    len: usize,
    reached: Vec<u64>,
    path: Vec<usize>,
    /// Chains that are not needed any more.
    pub(crate) spare: Vec<LinkChain>,
}

impl Trail {
    /// Follows the links from nodes that are true after one strong link.
    pub(super) fn follow(&mut self, graph: &LinkGraph, first: &[u64], length: usize) {
        self.levels.reset(length + 1, graph.nodes.len());
        self.levels.row_mut(1).copy_from_slice(first);
        self.reached.clear();
        self.reached.extend_from_slice(first);
        self.len = 2;
        while self.len <= length {
            let (last, next) = self.levels.pair_mut(self.len - 1);
            for known in matrix::ones(last) {
                matrix::add(next, graph.step.row(known));
            }
            let mut any = 0;
            for (next, reached) in next.iter_mut().zip(&mut self.reached) {
                *next &= !*reached;
                *reached |= *next;
                any |= *next;
            }
            if any == 0 {
                break;
            }
            self.len += 1;
        }
    }

    /// Calls `report` with the ways to a node that is true after this number of strong links, each from its end to the
    /// first level.
    fn each_path(
        &self,
        graph: &LinkGraph,
        to: usize,
        level: usize,
        path: &mut Vec<usize>,
        report: &mut dyn FnMut(&[usize]) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        path.clear();
        path.push(to);
        self.back(graph, path, to, level, report)
    }

    fn back(
        &self,
        graph: &LinkGraph,
        path: &mut Vec<usize>,
        node: usize,
        level: usize,
        report: &mut dyn FnMut(&[usize]) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if level == 1 {
            return report(path);
        }
        for met in graph.strong.ones(node) {
            for known in matrix::shared(self.levels.row(level - 1), graph.weak.row(met), 0) {
                path.extend([met, known]);
                self.back(graph, path, known, level - 1, report)?;
                path.truncate(path.len() - 2);
            }
        }
        ControlFlow::Continue(())
    }
}
