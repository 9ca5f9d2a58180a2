//! The candidates that lead to each node: where one leads to its own loss, there is a chain.
use super::graph::Edge;
use super::matrix::{self, SparseRows};
use super::node::{LinkNode, Nodes};
use crate::Context;
use qedoku_core::{Candidate, CellSet};

/// No entry.
const END: u32 = u32::MAX;

/// For each node of a position, the candidates from which it follows that it is true or false. What is known stays as links
/// are added, and follows them.
#[derive(Clone, Debug, Default)]
pub(crate) struct NodeImplications {
    /// The number of strong links taken in.
    edges: usize,
    /// For each node with a strong link, the candidates that do not go together with any of its members.
    neighbors: SparseRows,
    /// For each node with links of both kinds, the candidates that make it true, and those that make it false by a strong
    /// link or more.
    true_by: SparseRows,
    false_by: SparseRows,
    states: Vec<NodeState>,
    strong: Neighbors,
    /// Of nodes with a strong link alone.
    weak: Neighbors,
    /// The nodes whose strong links are the first they have.
    fresh: Vec<u16>,
    /// The candidates whose weak links are known, as words of a row.
    met: Vec<u64>,
    /// The literals that wait.
    queue: Vec<NodeLiteral>,
    /// The nodes that more candidates make false than before, or that have more links.
    changed: Vec<u16>,
    /// The nodes at which a chain may end that concludes something.
    ends: Vec<usize>,
}

/// A literal: a node that is true, or one that is false.
#[derive(Clone, Copy, Debug)]
struct NodeLiteral {
    node: u16,
    truth: bool,
}

/// The places where the neighbors of a node are listed, and the marks of the node.
#[derive(Clone, Copy, Debug)]
struct NodeState {
    strong: u32,
    weak: u32,
    marks: u8,
}

/// The marks of a node: its neighbors are known; it has a strong link; its weak links are known; it changed; its false
/// or its true literal has candidates that are not passed on yet.
const SEEN: u8 = 1;
const TIED: u8 = 1 << 1;
const MET: u8 = 1 << 2;
const CHANGED: u8 = 1 << 3;
const WAITING: [u8; 2] = [1 << 4, 1 << 5];

impl NodeState {
    const NEW: Self = Self { strong: END, weak: END, marks: 0 };

    /// Sets a mark; whether it is new.
    #[inline]
    const fn mark(&mut self, mark: u8) -> bool {
        let new = self.marks & mark == 0;
        self.marks |= mark;
        new
    }

    /// True if the node has weak links.
    #[inline]
    const fn is_joined(&self) -> bool {
        self.weak != END
    }
}

impl NodeImplications {
    /// Forgets the position; the buffers stay.
    pub(super) fn forget(&mut self) {
        self.states.clear();
    }

    /// Takes in the links that were added, and lists the nodes at which a chain may end that concludes something: where a
    /// candidate makes a node true, by two strong links or more, with which it does not go together. Every end of such a
    /// chain is among them.
    pub(super) fn ends(&mut self, nodes: &Nodes, edges: &[Edge], cx: &Context<'_>, in_cells: bool) -> &[usize] {
        let with_groups = self.states.len() > nodes.candidates();
        self.make_room(nodes);
        let first = std::mem::replace(&mut self.edges, edges.len());
        for edge in &edges[first..] {
            self.add_edge(nodes, cx, edge, in_cells);
        }
        let mut fresh = std::mem::take(&mut self.fresh);
        for &candidate in fresh.iter().filter(|&&node| usize::from(node) < nodes.candidates()) {
            self.link_weakly(nodes, cx, candidate.into(), with_groups);
        }
        for &group in fresh.iter().filter(|&&node| usize::from(node) >= nodes.candidates()) {
            self.link_weakly(nodes, cx, group.into(), nodes.get(group.into()).cells.is_several());
        }
        fresh.clear();
        self.fresh = fresh;
        while let Some(claim) = self.queue.pop() {
            self.propagate(claim);
        }
        self.find_ends();
        &self.ends
    }

    fn make_room(&mut self, nodes: &Nodes) {
        let count = nodes.len();
        let candidates = nodes.candidates();
        let is_new = self.states.is_empty();
        for rows in [&mut self.neighbors, &mut self.true_by, &mut self.false_by] {
            if is_new {
                rows.clear(candidates);
            }
            rows.widen(count);
        }
        if is_new {
            self.edges = 0;
            self.met.clear();
            self.met.resize(matrix::width(candidates), 0);
            self.strong.clear();
            self.weak.clear();
            self.ends.clear();
        }
        self.states.resize(count, NodeState::NEW);
    }

    /// Finds the candidates that see a node. For groups they are those that see every member.
    fn find_neighbors(&mut self, nodes: &Nodes, cx: &Context<'_>, number: usize, in_cells: bool) {
        if !self.states[number].mark(SEEN) {
            return;
        }
        let node = nodes.get(number);
        let Some(Candidate { cell, digit }) = node.candidate() else {
            for (index, member) in node.each_member().enumerate() {
                let member = nodes.own(member);
                self.find_neighbors(nodes, cx, member, in_cells);
                self.neighbors.keep(number, member, index == 0);
            }
            return;
        };
        let row = self.neighbors.row_mut(number);
        let mut insert = |seer| {
            let seer = nodes.own(seer);
            row[seer / 64] |= 1 << (seer % 64);
        };
        if in_cells {
            cx.board.digits(cell).without(digit).iter().for_each(|digit| insert(Candidate { cell, digit }));
        }
        (cx.layout.peers(cell) & cx.board.plane(digit)).iter().for_each(|cell| insert(Candidate { cell, digit }));
        if in_cells && cx.layout.crosses() {
            let crossed = cx.layout.clashes(Candidate { cell, digit }) & *cx.board.candidates();
            crossed.iter().for_each(insert);
        }
    }

    /// Takes in a strong link.
    fn add_edge(&mut self, nodes: &Nodes, cx: &Context<'_>, edge: &Edge, in_cells: bool) {
        for end in edge.ends {
            if self.states[usize::from(end)].mark(TIED) {
                self.fresh.push(end);
                self.find_neighbors(nodes, cx, end.into(), in_cells);
            }
        }
        let [one, other] = edge.ends;
        for (node, other) in [(one, other), (other, one)] {
            let state = &mut self.states[usize::from(node)];
            state.strong = self.strong.add(other, state.strong);
            if state.is_joined() {
                if state.mark(CHANGED) {
                    self.changed.push(node);
                }
                self.gain(node.into(), other.into());
            }
        }
    }

    /// A node is true if another one is false.
    fn gain(&mut self, node: usize, met: usize) {
        if self.true_by.extend(node, &self.neighbors, met) | self.true_by.extend(node, &self.false_by, met) {
            self.enqueue(NodeLiteral { node: node as u16, truth: true });
        }
    }

    /// Queues a literal that has candidates to pass on.
    #[inline]
    fn enqueue(&mut self, claim: NodeLiteral) {
        if self.states[usize::from(claim.node)].mark(WAITING[usize::from(claim.truth)]) {
            self.queue.push(claim);
        }
    }

    /// Links a node weakly to those that were met before: candidates, and groups if these are asked for.
    fn link_weakly(&mut self, nodes: &Nodes, cx: &Context<'_>, number: usize, groups: bool) {
        let node = nodes.get(number);
        let seen = if groups { cx.layout.common_peers(node.cells) } else { CellSet::EMPTY };
        for word in 0..self.met.len() {
            let seers = self.neighbors.row_mut(number)[word];
            for candidate in matrix::ones_of(seers & self.met[word], word) {
                self.join(number, candidate);
            }
            if !groups {
                continue;
            }
            for candidate in matrix::ones_of(seers, word) {
                for other in nodes.starting_with(candidate) {
                    if self.states[other].marks & MET != 0 && sees(node, seen, nodes.get(other)) {
                        self.join(number, other);
                    }
                }
            }
        }
        self.states[number].mark(MET);
        if number < nodes.candidates() {
            self.met[number / 64] |= 1 << (number % 64);
        }
    }

    fn join(&mut self, one: usize, other: usize) {
        for (node, other) in [(one, other), (other, one)] {
            let state = &mut self.states[node];
            let mut at = if state.is_joined() { END } else { state.strong };
            state.weak = self.weak.add(other as u16, state.weak);
            while let Some((met, next)) = self.strong.get(at) {
                self.gain(node, met);
                at = next;
            }
        }
        for node in [one, other] {
            self.enqueue(NodeLiteral { node: node as u16, truth: true });
        }
    }

    /// Passes on the candidates of a literal: those that make a node true make false the nodes linked to it weakly, and
    /// those that make it false make true the nodes linked to it strongly.
    fn propagate(&mut self, NodeLiteral { node, truth }: NodeLiteral) {
        let state = &mut self.states[usize::from(node)];
        state.marks &= !WAITING[usize::from(truth)];
        let mut at = if truth { state.weak } else { state.strong };
        if truth {
            while let Some((met, next)) = self.weak.get(at) {
                at = next;
                if self.false_by.extend(met, &self.true_by, node.into()) {
                    if self.states[met].mark(CHANGED) {
                        self.changed.push(met as u16);
                    }
                    self.enqueue(NodeLiteral { node: met as u16, truth: false });
                }
            }
        } else {
            while let Some((other, next)) = self.strong.get(at) {
                at = next;
                if self.states[other].is_joined() && self.true_by.extend(other, &self.false_by, node.into()) {
                    self.enqueue(NodeLiteral { node: other as u16, truth: true });
                }
            }
        }
    }

    /// Looks for ends beside the nodes that changed.
    fn find_ends(&mut self) {
        let known = self.ends.len();
        for met in self.changed.drain(..).map(usize::from) {
            self.states[met].marks &= !CHANGED;
            let mut at = self.states[met].strong;
            while let Some((node, next)) = self.strong.get(at) {
                at = next;
                if self.false_by.meets(met, &self.neighbors, node) {
                    self.ends.push(node);
                }
            }
        }
        if known < self.ends.len() {
            self.ends.sort_unstable();
            self.ends.dedup();
        }
    }
}

/// True if a candidate, or a group of one digit, sees a group.
fn sees(node: &LinkNode, seen: CellSet, group: &LinkNode) -> bool {
    if group.digits == node.digits {
        group.cells.is_subset(seen)
    } else {
        group.cells == node.cells && !group.cells.is_several() && !group.digits.meets(node.digits)
    }
}

/// For nodes, others, in lists that grow.
#[derive(Clone, Debug, Default)]
struct Neighbors {
    /// One, and the place of the one that was added before.
    list: Vec<(u16, u32)>,
}

impl Neighbors {
    fn clear(&mut self) {
        self.list.clear();
    }

    /// Adds one to the list that starts at a place, and says where it starts now.
    fn add(&mut self, other: u16, first: u32) -> u32 {
        self.list.push((other, first));
        self.list.len() as u32 - 1
    }

    /// The node at a place and the place of the next.
    #[inline]
    fn get(&self, at: u32) -> Option<(usize, u32)> {
        self.list.get(at as usize).map(|&(node, next)| (usize::from(node), next))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kernels::links::closure::Closure;
    use crate::kernels::links::graph::{LinkGraph, LinkKinds};
    use qedoku_core::{Board, CandidateSet, Grid, Layout, Puzzle};

    const HARD: &str = "1..4....9..6.8..3.......4....8.6..7.5..1......9...5....7.....6.....3.2....2..78.3";

    /// Positions with fewer and fewer candidates, and so with more links.
    fn boards() -> impl Iterator<Item = Board> {
        let layout = Layout::classic();
        let whole = Board::new(layout, &Puzzle::from_givens(Grid::parse_line(HARD).unwrap()));
        (0..40).map(move |taken| {
            let mut board = whole.clone();
            for candidate in whole.candidates().iter().step_by(7).take(taken).collect::<CandidateSet>().iter() {
                board.eliminate(candidate);
            }
            board
        })
    }

    fn ends(graph: &LinkGraph, premises: &mut NodeImplications, cx: &Context<'_>) -> Vec<usize> {
        premises.ends(&graph.nodes, &graph.edges, cx, graph.links_in_cells()).to_vec()
    }

    #[test]
    fn the_shortest_chain_has_its_ends_among_those_named() {
        let mut found = 0;
        let mut none = 0;
        for board in boards() {
            let cx = Context::new(&board, &[]);
            for kinds in LinkKinds::ALL {
                let mut graph = LinkGraph::default();
                let mut closure = Closure::default();
                graph.fill(&cx, kinds);
                let named = ends(&graph, &mut NodeImplications::default(), &cx);
                let all: Vec<usize> = graph.tied.ones(0).collect();
                let shortest = closure.shortest(&graph, &cx, &all);
                assert_eq!(closure.shortest(&graph, &cx, &named), shortest, "{kinds:?}");
                found += usize::from(shortest.is_some());
                none += usize::from(named.is_empty());
            }
        }
        assert!(found > 50 && none > 20, "{found} with a chain, {none} where none is looked for");
    }

    #[test]
    fn links_that_are_added_lead_to_the_ends_that_all_links_have() {
        for board in boards() {
            let cx = Context::new(&board, &[]);
            let mut graph = LinkGraph::default();
            let mut premises = NodeImplications::default();
            for &kinds in &LinkKinds::ALL[LinkKinds::Plain as usize..] {
                graph.extend(&cx, kinds);
                let grown = ends(&graph, &mut premises, &cx);
                assert_eq!(grown, ends(&graph, &mut NodeImplications::default(), &cx), "{kinds:?}");
            }
        }
    }
}
