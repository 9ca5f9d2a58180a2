//! The links of a position: what is false if a candidate is true, and what is true if it is false.
use super::marks::{Houses, Marks};
use qedoku_core::{Candidate, Cell, CellSet, Digit};
use std::ops::Range;

/// Which links a search may use.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Pass {
    /// Those in houses.
    X,
    /// Strong links in cells, weak links in both.
    Y,
    /// Both.
    XY,
}

impl Pass {
    /// What decides between arguments of one rating and length.
    pub(super) const fn key(self) -> u8 {
        match self {
            Self::X => 2,
            Self::Y => 3,
            Self::XY => 4,
        }
    }
}

/// No node.
const NONE: u16 = u16::MAX;

/// Candidates that are left, as nodes numbered from 0 cell by cell, and their links, each list in the order of the scale.
#[derive(Clone, Debug)]
pub(super) struct Links {
    nodes: Vec<Candidate>,
    numbers: [u16; Candidate::COUNT],
    /// Where the weak links of a node begin, where those in houses do, and where they end.
    bounds: Vec<[u32; 3]>,
    weak: Vec<u16>,
    /// The other digit of the cell, the other place in the box, the row, the column; each node once.
    strong: Vec<[u16; 4]>,
}

impl Default for Links {
    fn default() -> Self {
        let numbers = [NONE; Candidate::COUNT];
        Self { nodes: Vec::new(), numbers, bounds: Vec::new(), weak: Vec::new(), strong: Vec::new() }
    }
}

impl Links {
    /// Lists the links of a position.
    pub(super) fn fill(&mut self, marks: &Marks, houses: &Houses) {
        self.nodes.clear();
        for cell in CellSet::ALL {
            for digit in marks.digits(cell) {
                let candidate = Candidate { cell, digit };
                self.numbers[candidate.index()] = self.nodes.len() as u16;
                self.nodes.push(candidate);
            }
        }
        self.bounds.clear();
        self.weak.clear();
        self.strong.clear();
        for &Candidate { cell, digit } in &self.nodes {
            let number = |cell: Cell, digit: Digit| self.numbers[Candidate { cell, digit }.index()];
            let start = self.weak.len() as u32;
            let others = marks.digits(cell).without(digit);
            self.weak.extend(others.iter().map(|other| number(cell, other)));
            let middle = self.weak.len() as u32;
            let mut strong = [NONE; 4];
            strong[0] = others.single().map_or(NONE, |other| number(cell, other));
            let plane = marks.plane(digit);
            for (kind, &beside) in houses.beside(cell).iter().enumerate() {
                self.weak.extend((beside & plane).iter().map(|other| number(other, digit)));
                let other = (plane & houses.cells(cell)[kind]).without(cell).single();
                let other = other.map_or(NONE, |other| number(other, digit));
                if !strong[1..=kind].contains(&other) {
                    strong[kind + 1] = other;
                }
            }
            self.bounds.push([start, middle, self.weak.len() as u32]);
            self.strong.push(strong);
        }
    }

    /// How many nodes there are.
    pub(super) fn len(&self) -> usize {
        self.nodes.len()
    }

    /// The candidate that a node is.
    #[inline]
    pub(super) fn candidate(&self, node: u16) -> Candidate {
        self.nodes[usize::from(node)]
    }

    /// The numbers of all nodes.
    pub(super) fn all(&self) -> Range<u16> {
        0..self.nodes.len() as u16
    }

    /// What is false if a node is true: the other digits of its cell, then the other places in its box, row and column.
    #[inline]
    pub(super) fn weak(&self, node: u16, pass: Pass) -> &[u16] {
        let [start, middle, end] = self.bounds[usize::from(node)];
        let start = if pass == Pass::X { middle } else { start };
        &self.weak[start as usize..end as usize]
    }

    /// What is true if a node is false.
    #[inline]
    pub(super) fn strong(&self, node: u16, pass: Pass) -> impl Iterator<Item = u16> {
        let strong = &self.strong[usize::from(node)];
        let strong = match pass {
            Pass::X => &strong[1..],
            Pass::Y => &strong[..1],
            Pass::XY => &strong[..],
        };
        strong.iter().copied().filter(|&node| node != NONE)
    }

    /// Whether a search may start from a node: its cell has others, in the pass of cells just one.
    #[inline]
    pub(super) fn is_source(&self, node: u16, pass: Pass) -> bool {
        let [start, middle, _] = self.bounds[usize::from(node)];
        if pass == Pass::Y { middle - start == 1 } else { middle > start }
    }
}
