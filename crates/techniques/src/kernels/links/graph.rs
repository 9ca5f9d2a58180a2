//! The links of a position: what is true if a node is false, and what is false if it is true.
use super::edges;
use super::matrix::{self, BitMatrix};
use super::node::{LinkNode, Nodes};
use super::patterns::{self, AlmostFish};
use crate::Context;
use qedoku_core::{Candidate, Cell, CellSet, Digit, DigitSet, House, HouseSet, Slot};

/// The links that a chain may use. Each kind has the links of the one before, but for the first two.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[non_exhaustive]
pub enum LinkKinds {
    /// One digit, houses with two places for it.
    Digit,
    /// Cells with two candidates.
    Cells,
    /// Houses and cells with two candidates.
    Plain,
    /// Groups of candidates as well: houses whose places form two groups.
    Grouped,
    /// Almost locked sets as well.
    Locked,
    /// Almost hidden sets and almost fish as well.
    Patterned,
    /// Almost deadly patterns as well, which hold for puzzles with one solution only.
    Unique,
}

impl LinkKinds {
    /// The number of kinds.
    pub(crate) const COUNT: usize = 7;

    /// All kinds, in order.
    pub const ALL: [Self; Self::COUNT] =
        [Self::Digit, Self::Cells, Self::Plain, Self::Grouped, Self::Locked, Self::Patterned, Self::Unique];
}

/// Why one of two nodes is true.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum EdgeReason {
    /// They are all that the slot has.
    Slot(Slot),
    /// The cells hold one digit more than they are many.
    Locked(CellSet),
    /// Such cells but for one of their digits leave the cell outside their house one digit.
    LockedBeside(CellSet, Cell),
    /// The digits have one place more in the house than they are many.
    Hidden(House, DigitSet),
    /// The houses have the digit only in as many others, and in one of the nodes.
    Fish(Digit, HouseSet),
    /// But for them, the cells hold these digits only, and could be filled another way.
    Unique(CellSet, DigitSet),
}

/// A strong link: one of the two nodes is true.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Edge {
    pub(crate) ends: [u16; 2],
    pub(crate) reason: EdgeReason,
}

/// The links of a position. Filled again, it keeps its buffers.
#[derive(Clone, Debug, Default)]
pub(crate) struct LinkGraph {
    pub(crate) nodes: Nodes,
    pub(crate) edges: Vec<Edge>,
    /// For each node, the nodes that are false if it is true.
    pub(crate) weak: BitMatrix,
    /// For each node, the nodes that are true if it is false.
    pub(crate) strong: BitMatrix,
    /// The nodes with a strong link, in one row.
    pub(crate) tied: BitMatrix,
    /// For each node, the nodes that are true if it is: by a weak link and a strong one.
    pub(crate) step: BitMatrix,
    /// The kinds of links of the position that the graph has.
    kinds: Option<LinkKinds>,
    /// The links of almost fish, digit by digit.
    pub(super) fish: [AlmostFish; Digit::COUNT],
}

impl LinkGraph {
    /// Finds the links of a position anew, and what they join.
    pub(crate) fn fill(&mut self, cx: &Context<'_>, kinds: LinkKinds) {
        self.forget();
        self.extend(cx, kinds);
        self.join(cx);
    }

    /// Forgets the position; the buffers stay, and what holds for a digit as long as its places stay the same.
    pub(crate) const fn forget(&mut self) {
        self.kinds = None;
    }

    /// Finds the nodes and the strong links of a position as far as they are not here: those found last for the same
    /// position are kept if they are the first of those asked for. Whether they were kept.
    pub(crate) fn extend(&mut self, cx: &Context<'_>, kinds: LinkKinds) -> bool {
        let known = self.kinds.filter(|&known| (LinkKinds::Plain..=kinds).contains(&known));
        if known.is_none() {
            self.nodes.fill(cx.board);
            self.edges.clear();
        }
        let missing = |kind| kinds >= kind && known.is_none_or(|known| known < kind);
        if known.is_none() && kinds != LinkKinds::Digit {
            edges::cells(self, cx);
        }
        if known.is_none() && kinds != LinkKinds::Cells {
            edges::houses(self, cx);
        }
        if missing(LinkKinds::Grouped) {
            edges::groups(self, cx);
        }
        if missing(LinkKinds::Locked) {
            patterns::almost_locked(self, cx);
            patterns::almost_locked_beside(self, cx);
        }
        if missing(LinkKinds::Patterned) {
            patterns::almost_hidden(self, cx);
            patterns::almost_fish(self, cx);
        }
        if missing(LinkKinds::Unique) {
            patterns::almost_deadly(self, cx);
        }
        self.kinds = Some(kinds);
        known.is_some()
    }

    /// True if candidates of one cell are linked weakly.
    pub(crate) fn links_in_cells(&self) -> bool {
        self.kinds != Some(LinkKinds::Digit)
    }

    /// Finds out which nodes the links join.
    pub(crate) fn join(&mut self, cx: &Context<'_>) {
        self.link_weakly(cx);
        self.link_strongly();
        self.close();
    }

    /// Adds a strong link.
    pub(crate) fn add_edge(&mut self, one: LinkNode, other: LinkNode, reason: EdgeReason) {
        let ends = [self.nodes.number(one) as u16, self.nodes.number(other) as u16];
        self.edges.push(Edge { ends, reason });
    }

    /// The first reason why one of two nodes is true.
    pub(crate) fn reason(&self, one: usize, other: usize) -> Option<&EdgeReason> {
        let pair = [one as u16, other as u16];
        let joins = |edge: &&Edge| edge.ends == pair || edge.ends == [pair[1], pair[0]];
        self.edges.iter().find(joins).map(|edge| &edge.reason)
    }

    /// The worth of a chain between two nodes by its eliminations, as far as its ends show; a loop may conclude more.
    pub(crate) fn worth(&self, cx: &Context<'_>, one: usize, other: usize) -> usize {
        let one_node = self.nodes.get(one);
        let other_node = self.nodes.get(other);
        let gone = one_node.concluded(other_node, cx.board).len();
        gone + if gone > 0 && self.weak.contains(one, other) { 2 } else { 0 }
    }

    fn link_weakly(&mut self, cx: &Context<'_>) {
        let count = self.nodes.len();
        let in_cells = self.links_in_cells();
        self.weak.reset(count, count);
        for (number, node) in self.nodes.iter() {
            // A candidate finds the others by itself.
            let alone = node.candidate().is_some();
            let mut link = |seen| {
                let other = self.nodes.own(seen);
                self.weak.insert(number, other);
                if !alone {
                    self.weak.insert(other, number);
                }
            };
            if let Some(cell) = node.cells.single().filter(|_| in_cells) {
                (cx.board.digits(cell) - node.digits).iter().for_each(|digit| link(Candidate { cell, digit }));
            }
            if in_cells && cx.layout.crosses() {
                (node.clashes(cx.layout) & *cx.board.candidates()).iter().for_each(&mut link);
            }
            if let Some(digit) = node.digits.single() {
                let seen = cx.layout.common_peers(node.cells) & cx.board.plane(digit);
                seen.iter().for_each(|cell| link(Candidate { cell, digit }));
                // Groups of the digit find each other from both sides.
                for cell in seen.iter().filter(|_| !alone) {
                    for other in self.nodes.starting_with(self.nodes.own(Candidate { cell, digit })) {
                        let group = self.nodes.get(other);
                        if group.digits == node.digits && group.cells.is_subset(seen) {
                            self.weak.insert(number, other);
                        }
                    }
                }
            }
        }
    }

    fn link_strongly(&mut self) {
        let count = self.nodes.len();
        self.strong.reset(count, count);
        self.tied.reset(1, count);
        for edge in &self.edges {
            let [one, other] = edge.ends.map(usize::from);
            self.strong.insert(one, other);
            self.strong.insert(other, one);
            self.tied.insert(0, one);
            self.tied.insert(0, other);
        }
    }

    /// Joins weak and strong links.
    fn close(&mut self) {
        let count = self.nodes.len();
        self.step.reset(count, count);
        for node in 0..count {
            for met in matrix::shared(self.weak.row(node), self.tied.row(0), 0) {
                matrix::add(self.step.row_mut(node), self.strong.row(met));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use qedoku_core::{Board, Grid, Layout, Puzzle};

    const HARD: &str = "1..4....9..6.8..3.......4....8.6..7.5..1......9...5....7.....6.....3.2....2..78.3";

    #[test]
    fn a_graph_that_grows_is_the_one_filled_at_once() {
        let layout = Layout::classic();
        let board = Board::new(layout, &Puzzle::from_givens(Grid::parse_line(HARD).unwrap()));
        let cx = Context::new(&board, &[]);
        let mut grown = LinkGraph::default();
        for &kinds in &LinkKinds::ALL[LinkKinds::Plain as usize..] {
            assert_eq!(grown.extend(&cx, kinds), kinds != LinkKinds::Plain, "{kinds:?}");
            grown.join(&cx);
            let mut whole = LinkGraph::default();
            whole.fill(&cx, kinds);
            assert_eq!(grown.edges, whole.edges, "{kinds:?}");
            assert!(grown.nodes.iter().eq(whole.nodes.iter()), "{kinds:?}");
            assert!(grown.tied.ones(0).eq(whole.tied.ones(0)), "{kinds:?}");
            for node in 0..whole.nodes.len() {
                assert_eq!(grown.weak.row(node), whole.weak.row(node), "{kinds:?} {node}");
                assert_eq!(grown.strong.row(node), whole.strong.row(node), "{kinds:?} {node}");
                assert_eq!(grown.step.row(node), whole.step.row(node), "{kinds:?} {node}");
            }
        }
    }
}
