//! What follows in a graph if a node is true, in however many links.
use super::graph::LinkGraph;
use super::matrix::{self, Matrix};

/// For each node with a strong link, the nodes that are true if it is, one link away or more. Used again, it keeps its
/// buffers.
#[derive(Clone, Debug, Default)]
pub(super) struct Reach {
    rows: Matrix,
    /// Three rows of nodes: those whose row is done, those that were met, and those a row has taken in.
    marks: Matrix,
    path: Vec<usize>,
    /// What follows from the node looked at.
    row: Vec<u64>,
}

const DONE: usize = 0;
const MET: usize = 1;
const TAKEN: usize = 2;

impl Reach {
    /// Follows the links of a graph. The nodes that a node leads to come before it, but for circles, so that mostly their
    /// rows are there when it needs them.
    pub(super) fn fill(&mut self, graph: &LinkGraph) {
        let count = graph.nodes.len();
        self.rows.shape(count, count);
        self.marks.reset(3, count);
        for start in graph.tied.ones(0) {
            if self.marks.contains(MET, start) {
                continue;
            }
            self.meet(start);
            while let Some(&node) = self.path.last() {
                if let Some(next) = matrix::first_beside(graph.step.row(node), self.marks.row(MET)) {
                    self.meet(next);
                } else {
                    self.path.pop();
                    self.close(graph, node);
                }
            }
        }
    }

    fn meet(&mut self, node: usize) {
        self.marks.insert(MET, node);
        self.path.push(node);
    }

    /// Works out the row of a node: from the rows that are done, and link by link where they are not.
    fn close(&mut self, graph: &LinkGraph, node: usize) {
        self.row.clear();
        self.row.extend_from_slice(graph.step.row(node));
        self.marks.row_mut(TAKEN).fill(0);
        while let Some(next) = matrix::first_beside(&self.row, self.marks.row(TAKEN)) {
            self.marks.insert(TAKEN, next);
            if self.marks.contains(DONE, next) {
                matrix::add(&mut self.row, self.rows.row(next));
                matrix::add(self.marks.row_mut(TAKEN), self.rows.row(next));
            } else {
                matrix::add(&mut self.row, graph.step.row(next));
            }
        }
        self.rows.row_mut(node).copy_from_slice(&self.row);
        self.marks.insert(DONE, node);
    }

    /// What follows if a node is false, by two strong links or more.
    pub(super) fn if_false(&mut self, graph: &LinkGraph, node: usize) -> &[u64] {
        self.row.clear();
        self.row.resize(graph.strong.row(node).len(), 0);
        for other in graph.strong.ones(node) {
            // What a node in the row leads to is in the row.
            if self.row[other / 64] >> (other % 64) & 1 == 0 {
                matrix::add(&mut self.row, self.rows.row(other));
            }
        }
        for (word, strong) in self.row.iter_mut().zip(graph.strong.row(node)) {
            *word &= !strong;
        }
        &self.row
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Context;
    use crate::kernels::links::graph::LinkKinds;
    use qedoku_core::{Board, Grid, Layout, Puzzle};

    #[test]
    fn what_follows_is_what_link_after_link_leads_to() {
        let line = "1..4....9..6.8..3.......4....8.6..7.5..1......9...5....7.....6.....3.2....2..78.3";
        let board = Board::new(Layout::classic(), &Puzzle::from_givens(Grid::parse_line(line).unwrap()));
        let cx = Context::new(Layout::classic(), &board, &[]);
        let (mut graph, mut reach) = (LinkGraph::default(), Reach::default());
        for kinds in LinkKinds::ALL {
            graph.fill(&cx, kinds);
            reach.fill(&graph);
            for node in graph.tied.ones(0) {
                let (mut known, mut todo) = (vec![false; graph.nodes.len()], vec![]);
                todo.extend(graph.strong.ones(node).flat_map(|other| graph.step.ones(other)));
                while let Some(next) = todo.pop() {
                    if !std::mem::replace(&mut known[next], true) {
                        todo.extend(graph.step.ones(next));
                    }
                }
                let expected = (0..known.len()).filter(|&other| known[other] && !graph.strong.contains(node, other));
                assert!(matrix::ones(reach.if_false(&graph, node)).eq(expected), "{kinds:?} {node}");
            }
        }
    }
}
