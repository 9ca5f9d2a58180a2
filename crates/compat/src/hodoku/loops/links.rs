//! The direct consequences of a candidate in HoDoKu's tables, or of a group of them, that is true or false.
use crate::hodoku::houses::CellHouses;
use qedoku_core::{Candidate, Cell, CellSet, Digit};
use qedoku_techniques::Context;

/// A node that may be true or false: a candidate, or several of a digit where a line and a box cross.
#[derive(Clone, Copy, Debug)]
pub(in crate::hodoku) struct LoopNode {
    pub(in crate::hodoku) digit: Digit,
    /// The first cell.
    pub(in crate::hodoku) cell: Cell,
    pub(in crate::hodoku) cells: CellSet,
}

impl LoopNode {
    /// True if it is several candidates.
    #[inline]
    pub(in crate::hodoku) const fn is_group(&self) -> bool {
        self.cells.is_several()
    }
}

/// A node that is true or false, by number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::hodoku) struct LiteralState(u16);

impl LiteralState {
    #[inline]
    pub(in crate::hodoku) const fn new(node: usize, holds: bool) -> Self {
        Self((node << 1) as u16 | holds as u16)
    }

    /// The number of the node.
    #[inline]
    pub(in crate::hodoku) const fn node(self) -> usize {
        self.0 as usize >> 1
    }

    #[inline]
    pub(in crate::hodoku) const fn holds(self) -> bool {
        self.0 & 1 == 1
    }

    #[inline]
    pub(in crate::hodoku) const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The nodes of a position and what follows from each directly, in HoDoKu's order.
#[derive(Clone, Debug, Default)]
pub(in crate::hodoku) struct LoopLinks {
    pub(super) nodes: Vec<LoopNode>,
    /// The number of nodes that are single candidates: these come first, by cell and digit.
    singles: usize,
    /// The number of each candidate's node.
    numbers: Vec<u16>,
    /// For each state; there may be more lists than states, left from other positions.
    next: Vec<Vec<LiteralState>>,
}

impl LoopLinks {
    /// The links of a position, without groups.
    pub(in crate::hodoku) fn fill(&mut self, cx: &Context<'_>, houses: &CellHouses) {
        self.add_candidates(cx);
        for number in 0..self.singles {
            self.weak(cx, houses, number);
            self.strong(cx, houses, number);
        }
    }

    /// The candidates of a position, without links.
    pub(in crate::hodoku) fn add_candidates(&mut self, cx: &Context<'_>) {
        self.nodes.clear();
        self.numbers.resize(Candidate::COUNT, 0);
        for cell in cx.board.open() {
            for digit in cx.board.digits(cell) {
                self.numbers[Candidate { cell, digit }.index()] = self.nodes.len() as u16;
                self.add(LoopNode { digit, cell, cells: CellSet::of(cell) });
            }
        }
        self.singles = self.nodes.len();
    }

    /// Adds a node without links.
    pub(super) fn add(&mut self, node: LoopNode) -> usize {
        let number = self.nodes.len();
        self.nodes.push(node);
        for holds in [false, true] {
            let index = LiteralState::new(number, holds).index();
            match self.next.get_mut(index) {
                Some(list) => list.clear(),
                None => self.next.push(Vec::new()),
            }
        }
        number
    }

    /// Says that one state follows from another.
    pub(in crate::hodoku) fn link(&mut self, from: LiteralState, to: LiteralState) {
        self.next[from.index()].push(to);
    }

    fn weak(&mut self, cx: &Context<'_>, houses: &CellHouses, number: usize) {
        let LoopNode { digit, cell, .. } = self.nodes[number];
        let from = LiteralState::new(number, true);
        for other in cx.board.digits(cell).without(digit) {
            self.link(from, LiteralState::new(self.number(Candidate { cell, digit: other }), false));
        }
        for beside in houses.beside(cell) {
            for cell in *beside & cx.board.plane(digit) {
                self.link(from, LiteralState::new(self.number(Candidate { cell, digit }), false));
            }
        }
    }

    fn strong(&mut self, cx: &Context<'_>, houses: &CellHouses, number: usize) {
        let LoopNode { digit, cell, .. } = self.nodes[number];
        let from = LiteralState::new(number, false);
        if let Some(digit) = cx.board.digits(cell).without(digit).single() {
            self.link(from, LiteralState::new(self.number(Candidate { cell, digit }), true));
        }
        let mut known = CellSet::EMPTY;
        for &house in houses.of(cell) {
            let others = (cx.layout.cells(house) & cx.board.plane(digit)).without(cell);
            if let Some(cell) = others.single()
                && known.add(cell)
            {
                self.link(from, LiteralState::new(self.number(Candidate { cell, digit }), true));
            }
        }
    }

    /// The number of nodes.
    pub(in crate::hodoku) const fn len(&self) -> usize {
        self.nodes.len()
    }

    /// The number of nodes that are single candidates.
    pub(in crate::hodoku) const fn singles(&self) -> usize {
        self.singles
    }

    #[inline]
    pub(in crate::hodoku) fn node(&self, number: usize) -> &LoopNode {
        &self.nodes[number]
    }

    /// The node of a candidate on the board.
    #[inline]
    pub(in crate::hodoku) fn number(&self, candidate: Candidate) -> usize {
        usize::from(self.numbers[candidate.index()])
    }

    /// The states that follow directly from a state.
    #[inline]
    pub(in crate::hodoku) fn next(&self, state: LiteralState) -> &[LiteralState] {
        &self.next[state.index()]
    }
}
