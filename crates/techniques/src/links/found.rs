//! One chain: its nodes in order and what it concludes.
use super::graph::{Graph, Reason};
use super::matrix;
use super::node::Node;
use crate::Context;
use qedoku_core::{CandidateSet, CellSet, DigitSet};

/// How many loops between the same ends, as short as each other, are looked at.
const ALIKE: usize = 64;

/// How many strong links a loop has at most.
const LONGEST: usize = 16;

/// A chain. Its nodes take turns: one of the first two is true, not both of the second and third are, and so on; the
/// last link is strong. So if the first node is false, the last one is true.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Found {
    /// The nodes, an even number of them.
    pub(crate) nodes: Vec<Node>,
    /// Why one of nodes 0 and 1 is true, of 2 and 3, and so on.
    pub(crate) reasons: Vec<Reason>,
    /// Whether the last node and the first are linked weakly, so that the chain is a loop.
    pub(crate) closed: bool,
    /// What goes.
    pub(crate) gone: CandidateSet,
}

impl Found {
    /// The chain from one node to another with `length` strong links, the fewest there can be; a loop if its ends see
    /// each other.
    pub(crate) fn between(
        (graph, cx): (&Graph, &Context<'_>),
        (from, to): (usize, usize),
        length: usize,
    ) -> Option<Self> {
        let trail = Trail::new(graph, graph.strong.row(from), length);
        let path = trail.paths(to, length, 1).pop()?;
        let chain = Self::along(graph, from, &path);
        Some(if graph.weak.contains(from, to) { chain.looped(cx, Own::Cleared) } else { chain.opened(cx) })
    }

    /// The loops that start with a strong link, each as short as its last weak link allows; of several as short as each
    /// other those whose conclusions differ. Each loop comes with the chain that it is without its last link.
    pub(crate) fn loops((graph, cx): (&Graph, &Context<'_>), (from, first): (usize, usize)) -> Vec<Self> {
        let mut start = vec![0; graph.strong.row(from).len()];
        start[first / 64] |= 1 << (first % 64);
        let trail = Trail::new(graph, &start, LONGEST);
        let mut found: Vec<Self> = Vec::new();
        for length in 2..trail.levels.len() {
            let ends = trail.levels[length].iter().zip(graph.weak.row(from)).map(|(end, weak)| end & weak);
            for end in matrix::ones(&ends.collect::<Vec<u64>>()) {
                for path in trail.paths(end, length, ALIKE) {
                    let chain = Self::along(graph, from, &path);
                    let repeats =
                        (1..chain.nodes.len()).any(|index| chain.nodes[..index].contains(&chain.nodes[index]));
                    let loops = [Own::Cleared, Own::Spared].map(|own| chain.clone().looped(cx, own));
                    for chain in loops.into_iter().chain([chain.opened(cx)]) {
                        if !repeats && found.iter().all(|known| known.gone != chain.gone) {
                            found.push(chain);
                        }
                    }
                }
            }
        }
        found
    }

    fn along(graph: &Graph, from: usize, back: &[usize]) -> Self {
        let path: Vec<usize> = std::iter::once(from).chain(back.iter().rev().copied()).collect();
        let nodes = path.iter().map(|&number| *graph.nodes.get(number)).collect();
        let pairs = path.chunks_exact(2).filter_map(|pair| graph.reason(pair[0], pair[1]));
        Self { nodes, reasons: pairs.cloned().collect(), closed: false, gone: CandidateSet::EMPTY }
    }

    /// The chain with what its ends conclude.
    fn opened(mut self, cx: &Context<'_>) -> Self {
        let seen = |node: &Node| node.sees(cx.layout, cx.board);
        let (first, last) = (self.nodes[0], self.nodes[self.nodes.len() - 1]);
        self.gone = seen(&first) & seen(&last);
        // A candidate that is true leaves its cell alone; the rest follows from the placement.
        if let Some(candidate) = first.candidate().filter(|_| first == last) {
            self.gone &= CandidateSet::of_cell(candidate.cell, DigitSet::ALL);
        }
        self
    }

    /// The chain as a loop, in which one end of every weak link is true and every set is locked.
    fn looped(mut self, cx: &Context<'_>, own: Own) -> Self {
        let cells = self.nodes.iter().fold(CellSet::EMPTY, |all, node| all | node.cells);
        let spared = if own == Own::Spared { cells } else { CellSet::EMPTY };
        let weak = (1..self.nodes.len()).step_by(2).map(|index| {
            let (one, other) = (&self.nodes[index], &self.nodes[(index + 1) % self.nodes.len()]);
            let mut gone = one.sees(cx.layout, cx.board) & other.sees(cx.layout, cx.board);
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

    /// Whether a node is more than one candidate, or a link more than a slot.
    pub(crate) fn is_grouped(&self) -> bool {
        self.nodes.iter().any(|node| node.candidate().is_none())
            || self.reasons.iter().any(|reason| !matches!(reason, Reason::Slot(_)))
    }
}

/// Whether a loop takes candidates away from its own cells as well, where the cells at both ends of a weak link see
/// them. The field's programs differ.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Own {
    Cleared,
    Spared,
}

/// What else goes if exactly one of the two ends of a strong link is true.
fn locked(cx: &Context<'_>, reason: &Reason, ends: [Node; 2]) -> CandidateSet {
    let mut gone = CandidateSet::EMPTY;
    match *reason {
        Reason::Locked(cells) => {
            let digits = cells.iter().fold(DigitSet::EMPTY, |all, cell| all | cx.board.digits(cell));
            for digit in digits - ends[0].digits - ends[1].digits {
                let plane = cx.board.plane(digit);
                *gone.plane_mut(digit) = cx.layout.common_peers(cells & plane) & plane;
            }
        }
        Reason::Hidden(house, digits) => {
            let planes = digits.iter().fold(CellSet::EMPTY, |all, digit| all | cx.board.plane(digit));
            for cell in (planes & cx.layout.cells(house)) - ends[0].cells - ends[1].cells {
                gone |= CandidateSet::of_cell(cell, cx.board.digits(cell) - digits);
            }
        }
        Reason::Slot(_) | Reason::Fish(..) | Reason::Unique(_) => {}
    }
    gone
}

/// What is true after each strong link, beyond what was before.
struct Trail<'g> {
    graph: &'g Graph,
    /// Level 0 is empty.
    levels: Vec<Vec<u64>>,
}

impl<'g> Trail<'g> {
    /// What follows from nodes that are true after one strong link.
    fn new(graph: &'g Graph, first: &[u64], length: usize) -> Self {
        let mut reached = first.to_vec();
        let mut levels = vec![vec![0; first.len()], first.to_vec()];
        while levels.len() <= length {
            let mut next = vec![0; first.len()];
            for known in matrix::ones(&levels[levels.len() - 1]) {
                matrix::add(&mut next, graph.step.row(known));
            }
            for (next, reached) in next.iter_mut().zip(&mut reached) {
                *next &= !*reached;
                *reached |= *next;
            }
            if next.iter().all(|&word| word == 0) {
                break;
            }
            levels.push(next);
        }
        Self { graph, levels }
    }

    /// At most `limit` ways to a node that is true after so many strong links, each from its end to the first level.
    fn paths(&self, to: usize, level: usize, limit: usize) -> Vec<Vec<usize>> {
        let mut paths = Vec::new();
        self.back(&mut vec![to], level, limit, &mut paths);
        paths
    }

    fn back(&self, path: &mut Vec<usize>, level: usize, limit: usize, paths: &mut Vec<Vec<usize>>) {
        let Some(&node) = path.last() else { return };
        if level == 1 {
            return paths.push(path.clone());
        }
        for met in self.graph.strong.ones(node) {
            let before = self.levels[level - 1].iter().zip(self.graph.weak.row(met)).map(|(known, weak)| known & weak);
            for known in matrix::ones(&before.collect::<Vec<u64>>()) {
                if paths.len() < limit {
                    path.extend([met, known]);
                    self.back(path, level - 1, limit, paths);
                    path.truncate(path.len() - 2);
                }
            }
        }
    }
}
