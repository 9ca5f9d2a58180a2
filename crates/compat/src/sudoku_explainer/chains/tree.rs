//! The nodes reached from one node, in the order in which Sudoku Explainer finds them: each true node with the false
//! node before it.
use super::links::{CandidateLinks, LinkPass};
use std::ops::Range;

/// No place.
const START: u16 = u16::MAX;

/// A true node, the place of the one before it, and the false node between the two.
#[derive(Clone, Copy, Debug)]
struct TrueNode {
    node: u16,
    from: u16,
    by: u16,
}

/// The true nodes reached from one node, layer by layer; the first line that reaches a node is its line.
#[derive(Clone, Debug, Default)]
pub(super) struct TrueTree {
    reached: Vec<TrueNode>,
    /// The end of each layer.
    ends: Vec<usize>,
    known: Vec<u64>,
    line: Vec<u16>,
}

impl TrueTree {
    fn clear(&mut self, links: &CandidateLinks) {
        self.reached.clear();
        self.ends.clear();
        self.known.clear();
        self.known.resize(links.len().div_ceil(64), 0);
    }

    fn add(&mut self, reached: TrueNode) {
        let word = usize::from(reached.node / 64);
        let bit = 1 << (reached.node % 64);
        if self.known[word] & bit == 0 {
            self.known[word] |= bit;
            self.reached.push(reached);
        }
    }

    /// Starts from a true node, which is the first layer.
    pub(super) fn start(&mut self, links: &CandidateLinks, source: u16) {
        self.clear(links);
        self.add(TrueNode { node: source, from: START, by: START });
        self.ends.push(self.reached.len());
    }

    /// Starts from a false node; the nodes that are true because of it are the first layer.
    pub(super) fn start_from_false(&mut self, links: &CandidateLinks, pass: LinkPass, source: u16) {
        self.clear(links);
        for next in links.strong(source, pass) {
            self.add(TrueNode { node: next, from: START, by: source });
        }
        self.ends.push(self.reached.len());
    }

    /// Goes on by a layer; whether there is anything in it.
    pub(super) fn grow(&mut self, links: &CandidateLinks, pass: LinkPass) -> bool {
        let end = self.reached.len();
        for place in self.layer(self.ends.len()) {
            for link in links.double(self.reached[place].node) {
                if link.is_of(pass) {
                    self.add(TrueNode { node: link.next, from: place as u16, by: link.beside });
                }
            }
        }
        self.ends.push(self.reached.len());
        self.reached.len() > end
    }

    /// The places of the nodes of a layer, counted from 1.
    pub(super) fn layer(&self, layer: usize) -> Range<usize> {
        let start = if layer < 2 { 0 } else { self.ends[layer - 2] };
        start..self.ends[layer - 1]
    }

    /// The node at a place.
    pub(super) fn node(&self, place: usize) -> u16 {
        self.reached[place].node
    }

    /// True if the line to a place passes a false node.
    pub(super) fn passes(&self, place: usize, beside: u16) -> bool {
        let mut at = self.reached[place];
        while at.from != START {
            if at.by == beside {
                return true;
            }
            at = self.reached[usize::from(at.from)];
        }
        false
    }

    /// Lists the nodes on the line to a place, and the false node after it if there is one.
    pub(super) fn line_to(&mut self, place: usize, beside: Option<u16>) {
        self.line.clear();
        self.line.extend(beside);
        let mut at = self.reached[place];
        loop {
            self.line.push(at.node);
            if at.by != START {
                self.line.push(at.by);
            }
            if at.from == START {
                break;
            }
            at = self.reached[usize::from(at.from)];
        }
        self.line.reverse();
    }

    /// The nodes of the line listed last, from its source on.
    pub(super) fn line(&self) -> &[u16] {
        &self.line
    }
}
