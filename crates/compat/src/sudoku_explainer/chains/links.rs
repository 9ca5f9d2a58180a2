//! The links of a position for Sudoku Explainer's chains: the nodes that are false if a candidate is true, and those
//! that are true if it is false.
use super::marks::{ChainBoard, MarkHouses};
use qedoku_core::{Candidate, Cell, CellSet, Digit};
use std::ops::Range;

/// The kinds of link that a search may use.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum LinkPass {
    /// Those in houses.
    X,
    /// Strong links in cells, weak links in both.
    Y,
    /// Both.
    XY,
}

impl LinkPass {
    /// The rank of the pass among arguments of one rating and length.
    pub(super) const fn key(self) -> u8 {
        match self {
            Self::X => 2,
            Self::Y => 3,
            Self::XY => 4,
        }
    }
}

/// A weak link and a strong link after it.
#[derive(Clone, Copy, Debug)]
pub(super) struct DoubleLink {
    /// The false node between the two.
    pub(super) beside: u16,
    pub(super) next: u16,
    /// The passes that both are of, a bit for each.
    passes: u8,
}

impl DoubleLink {
    /// True if a pass may use it.
    #[inline]
    pub(super) const fn is_of(self, pass: LinkPass) -> bool {
        self.passes >> pass as u8 & 1 == 1
    }
}

/// No node.
const NONE: u16 = u16::MAX;

/// The candidates of a position as nodes numbered from 0 cell by cell, and their links, each list in the order of the scale.
///
/// Searches inside a search lose candidates on the way. Their nodes keep the numbers, and the weak links are those of the
/// position they started from: what is lost has no strong link, so that nothing leads over it.
#[derive(Clone, Debug)]
pub(super) struct CandidateLinks {
    base: ChainBoard,
    nodes: Vec<Candidate>,
    numbers: [u16; Candidate::COUNT],
    /// The places where the weak links of a node begin, where those in houses begin, and where they end.
    bounds: Vec<[u32; 3]>,
    weak: Vec<u16>,
    /// The other digit of the cell, the other place in the box, the row, the column; each node once.
    strong: Vec<[u16; 4]>,
    /// The nodes with a strong link in their cell, and those with one in a house.
    linked: [Vec<u16>; 2],
    /// The number of times that the nodes were numbered.
    numbering: u32,
    /// The weak links with the strong links after them, and their bounds: those of the nodes that were asked for.
    double: Vec<DoubleLink>,
    double_bounds: Vec<[u32; 2]>,
}

impl Default for CandidateLinks {
    fn default() -> Self {
        Self {
            base: ChainBoard::default(),
            nodes: Vec::new(),
            numbers: [NONE; Candidate::COUNT],
            bounds: Vec::new(),
            weak: Vec::new(),
            strong: Vec::new(),
            linked: [Vec::new(), Vec::new()],
            numbering: 0,
            double: Vec::new(),
            double_bounds: Vec::new(),
        }
    }
}

impl CandidateLinks {
    /// Lists the links of what a search left of a position. The nodes stay if the position is what is left of the one
    /// before, and not much is lost.
    pub(super) fn fill(&mut self, base: &ChainBoard, marks: &ChainBoard, houses: &MarkHouses) {
        if !base.is_left_of(&self.base) || self.nodes.len() * 4 > base.count() * 5 {
            self.number(base, houses);
        }
        for node in self.linked.iter_mut().flat_map(|linked| linked.drain(..)) {
            self.strong[usize::from(node)] = [NONE; 4];
        }
        self.link_cells(marks);
        self.link_houses(marks, houses);
    }

    /// Numbers the candidates of a position and lists their weak links.
    fn number(&mut self, base: &ChainBoard, houses: &MarkHouses) {
        self.base = *base;
        self.numbering += 1;
        self.nodes.clear();
        for cell in CellSet::ALL {
            for digit in base.digits(cell) {
                let candidate = Candidate { cell, digit };
                self.numbers[candidate.index()] = self.nodes.len() as u16;
                self.nodes.push(candidate);
            }
        }
        self.bounds.clear();
        self.weak.clear();
        for &Candidate { cell, digit } in &self.nodes {
            let number = |cell: Cell, digit: Digit| self.numbers[Candidate { cell, digit }.index()];
            let start = self.weak.len() as u32;
            self.weak.extend(base.digits(cell).without(digit).iter().map(|other| number(cell, other)));
            let middle = self.weak.len() as u32;
            for &beside in houses.beside(cell) {
                self.weak.extend((beside & base.plane(digit)).iter().map(|other| number(other, digit)));
            }
            self.bounds.push([start, middle, self.weak.len() as u32]);
        }
        self.linked.iter_mut().for_each(Vec::clear);
        self.strong.clear();
        self.strong.resize(self.nodes.len(), [NONE; 4]);
    }

    /// The number of a candidate.
    #[inline]
    pub(super) const fn number_of(&self, candidate: Candidate) -> u16 {
        self.numbers[candidate.index()]
    }

    /// The numbers of the other digits that a position has in the cell of a candidate.
    pub(super) fn others(&self, candidate: Candidate, marks: &ChainBoard) -> impl Iterator<Item = u16> {
        let Candidate { cell, digit } = candidate;
        marks.digits(cell).without(digit).iter().map(move |digit| self.number_of(Candidate { cell, digit }))
    }

    /// The nodes that a position lost.
    pub(super) fn gone(&self, marks: &ChainBoard) -> impl Iterator<Item = u16> {
        self.base.lost(marks).iter().map(|candidate| self.number_of(candidate))
    }

    fn node(&self, cell: Cell, digit: Digit) -> u16 {
        self.numbers[Candidate { cell, digit }.index()]
    }

    /// Two digits left in a cell.
    fn link_cells(&mut self, marks: &ChainBoard) {
        for cell in marks.cells_of_two() {
            let mut digits = marks.digits(cell).into_iter();
            let (Some(one), Some(other)) = (digits.next(), digits.next()) else { continue };
            let ends = [self.node(cell, one), self.node(cell, other)];
            self.strong[usize::from(ends[0])][0] = ends[1];
            self.strong[usize::from(ends[1])][0] = ends[0];
            self.linked[0].extend(ends);
        }
    }

    /// Two places left in a house.
    fn link_houses(&mut self, marks: &ChainBoard, houses: &MarkHouses) {
        for digit in Digit::ALL {
            let plane = marks.plane(digit);
            let mut linked = CellSet::EMPTY;
            for (kind, place) in (0..3).zip(1..) {
                for &cells in houses.all(kind) {
                    let places = plane & cells;
                    let Some(one) = places.first() else { continue };
                    let Some(other) = places.without(one).single() else { continue };
                    linked |= places;
                    let ends = [self.node(one, digit), self.node(other, digit)];
                    for (node, partner) in [(ends[0], ends[1]), (ends[1], ends[0])] {
                        let strong = &mut self.strong[usize::from(node)];
                        if !strong[1..place].contains(&partner) {
                            strong[place] = partner;
                        }
                    }
                }
            }
            for cell in linked {
                let node = self.node(cell, digit);
                self.linked[1].push(node);
            }
        }
    }

    /// The number of nodes.
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

    /// The nodes that are false if a node is true: the other digits of its cell, then the other places in its box, row
    /// and column.
    #[inline]
    pub(super) fn weak(&self, node: u16, pass: LinkPass) -> &[u16] {
        let [start, middle, end] = self.bounds[usize::from(node)];
        let start = if pass == LinkPass::X { middle } else { start };
        &self.weak[start as usize..end as usize]
    }

    /// Lists for each node that has a strong link, or is among `others`, its weak links that lead to a strong link.
    pub(super) fn list_double(&mut self, others: &[u16]) {
        self.double.clear();
        self.double_bounds.resize(self.nodes.len(), [0; 2]);
        let [cells, houses] = &self.linked;
        let strong = |node: u16| self.strong[usize::from(node)];
        let houses = houses.iter().filter(|&&node| strong(node)[0] == NONE);
        let others = others.iter().filter(|&&node| strong(node) == [NONE; 4]);
        for &node in cells.iter().chain(houses).chain(others) {
            let begin = self.double.len() as u32;
            let [start, middle, end] = self.bounds[usize::from(node)];
            for at in start..end {
                let beside = self.weak[at as usize];
                let strong = strong(beside);
                if strong == [NONE; 4] {
                    continue;
                }
                for (place, next) in strong.into_iter().enumerate().filter(|&(_, next)| next != NONE) {
                    let is_of_houses = at >= middle && place > 0;
                    let passes = u8::from(is_of_houses) << LinkPass::X as u8
                        | u8::from(place == 0) << LinkPass::Y as u8
                        | 1 << LinkPass::XY as u8;
                    self.double.push(DoubleLink { beside, next, passes });
                }
            }
            self.double_bounds[usize::from(node)] = [begin, self.double.len() as u32];
        }
    }

    /// The weak links of a node with the strong links after them, in their order, if they were listed.
    #[inline]
    pub(super) fn double(&self, node: u16) -> &[DoubleLink] {
        let [start, end] = self.double_bounds[usize::from(node)];
        &self.double[start as usize..end as usize]
    }

    /// The nodes that are true if a node is false.
    #[inline]
    pub(super) fn strong(&self, node: u16, pass: LinkPass) -> impl Iterator<Item = u16> {
        let strong = &self.strong[usize::from(node)];
        let strong = match pass {
            LinkPass::X => &strong[1..],
            LinkPass::Y => &strong[..1],
            LinkPass::XY => &strong[..],
        };
        strong.iter().copied().filter(|&node| node != NONE)
    }

    /// The nodes that have a strong link, some of them twice.
    pub(super) fn leading(&self, pass: LinkPass) -> impl Iterator<Item = u16> {
        let [cells, houses] = &self.linked;
        let (cells, houses): (&[u16], &[u16]) = match pass {
            LinkPass::X => (&[], houses),
            LinkPass::Y => (cells, &[]),
            LinkPass::XY => (cells, houses),
        };
        cells.iter().chain(houses).copied()
    }

    /// True if a search may start from a node that the position still has: its cell has other candidates, in the pass of
    /// cells just one.
    #[inline]
    pub(super) fn is_source(&self, node: u16, pass: LinkPass, marks: &ChainBoard) -> bool {
        let Candidate { cell, digit } = self.candidate(node);
        let digits = marks.digits(cell);
        digits.contains(digit) && if pass == LinkPass::Y { digits.len() == 2 } else { digits.is_several() }
    }

    /// The number of the numbering that the nodes have.
    pub(super) const fn numbering(&self) -> u32 {
        self.numbering
    }
}
