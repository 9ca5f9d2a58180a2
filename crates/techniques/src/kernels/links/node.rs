//! The nodes that links join: candidates, and groups of them that count as one.
use qedoku_core::{Board, Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, Layout};

/// Candidates of one digit, or of one cell: true if one of them is, false if none is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct LinkNode {
    /// The cells.
    pub(crate) cells: CellSet,
    /// The digits: one, unless there is just one cell.
    pub(crate) digits: DigitSet,
}

impl LinkNode {
    /// One candidate.
    pub(crate) const fn of(candidate: Candidate) -> Self {
        Self { cells: CellSet::of(candidate.cell), digits: DigitSet::of(candidate.digit) }
    }

    /// One digit in some cells.
    pub(crate) const fn group(digit: Digit, cells: CellSet) -> Self {
        Self { cells, digits: DigitSet::of(digit) }
    }

    /// A set of digits of a cell.
    pub(crate) const fn in_cell(cell: Cell, digits: DigitSet) -> Self {
        Self { cells: CellSet::of(cell), digits }
    }

    /// The candidate, if it is only one.
    pub(crate) const fn candidate(&self) -> Option<Candidate> {
        match (self.cells.single(), self.digits.single()) {
            (Some(cell), Some(digit)) => Some(Candidate { cell, digit }),
            _ => None,
        }
    }

    /// The candidates.
    pub(crate) fn members(&self) -> CandidateSet {
        match self.digits.single() {
            Some(digit) => CandidateSet::of_digit(digit, self.cells),
            None => self.cells.first().map_or(CandidateSet::EMPTY, |cell| CandidateSet::of_cell(cell, self.digits)),
        }
    }

    /// The candidates, one by one.
    pub(crate) fn each_member(&self) -> impl Iterator<Item = Candidate> {
        let digits = self.digits;
        self.cells.iter().flat_map(move |cell| digits.iter().map(move |digit| Candidate { cell, digit }))
    }

    /// The candidates on the board that clash with every member.
    pub(crate) fn sees(&self, board: &Board) -> CandidateSet {
        let layout = board.layout();
        let mut seen = CandidateSet::EMPTY;
        if let Some(cell) = self.cells.single() {
            seen = CandidateSet::of_cell(cell, board.digits(cell) - self.digits);
        }
        if let Some(digit) = self.digits.single() {
            *seen.plane_mut(digit) = layout.common_peers(self.cells) & board.plane(digit);
        }
        if layout.crosses() { self.clashes(layout) & *board.candidates() } else { seen }
    }

    /// The candidates that clash with every member.
    pub(super) fn clashes(&self, layout: &Layout) -> CandidateSet {
        self.each_member().fold(CandidateSet::ALL, |all, member| all & layout.clashes(member))
    }

    /// The candidates on the board that go if one of two nodes is true. Of a node that is true in any case they are those
    /// of its cell, if it is one candidate; the rest follows from the placement.
    pub(crate) fn concluded(&self, other: &Self, board: &Board) -> CandidateSet {
        let gone = self.sees(board) & other.sees(board);
        match self.candidate().filter(|_| self == other) {
            Some(candidate) => gone & CandidateSet::of_cell(candidate.cell, DigitSet::ALL),
            None => gone,
        }
    }
}

/// Nodes with their numbers.
#[derive(Clone, Debug)]
pub(crate) struct Nodes {
    list: Vec<LinkNode>,
    /// The number of each candidate's own node; [`NONE`] if it has none.
    own: [u16; Candidate::COUNT],
    /// For each candidate on the board, by the number of its node, the last of the other nodes that start with it.
    last: Vec<u16>,
    /// For each node, the one before it that starts with the same candidate.
    before: Vec<u16>,
}

const NONE: u16 = u16::MAX;

impl Default for Nodes {
    fn default() -> Self {
        Self { list: Vec::new(), own: [NONE; Candidate::COUNT], last: Vec::new(), before: Vec::new() }
    }
}

impl Nodes {
    /// A node for every candidate of the board, in layout order; the buffers stay.
    pub(crate) fn fill(&mut self, board: &Board) {
        self.list.clear();
        self.before.clear();
        self.own.fill(NONE);
        self.last.clear();
        for candidate in board.candidates().iter() {
            self.own[candidate.index()] = self.list.len() as u16;
            self.list.push(LinkNode::of(candidate));
        }
        self.before.resize(self.list.len(), NONE);
        self.last.resize(self.list.len(), NONE);
    }

    /// The number of own nodes of candidates, which come first.
    pub(crate) fn candidates(&self) -> usize {
        self.last.len()
    }

    /// The nodes of several candidates of which the first is the one with this number.
    pub(crate) fn starting_with(&self, candidate: usize) -> impl Iterator<Item = usize> {
        let mut next = self.last[candidate];
        std::iter::from_fn(move || {
            let number = usize::from(next);
            next = if next == NONE { return None } else { self.before[number] };
            Some(number)
        })
    }

    /// The number of nodes.
    pub(crate) fn len(&self) -> usize {
        self.list.len()
    }

    /// The node with this number.
    #[inline]
    pub(crate) fn get(&self, number: usize) -> &LinkNode {
        &self.list[number]
    }

    /// All nodes, in order.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (usize, &LinkNode)> {
        self.list.iter().enumerate()
    }

    /// The number of a candidate on the board.
    #[inline]
    pub(crate) fn own(&self, candidate: Candidate) -> usize {
        usize::from(self.own[candidate.index()])
    }

    /// The number of a node, which is added if it is new.
    pub(crate) fn number(&mut self, node: LinkNode) -> usize {
        if let Some(candidate) = node.candidate() {
            return self.own(candidate);
        }
        let first = node.each_member().next().map_or(0, |member| self.own(member));
        if let Some(known) = self.starting_with(first).find(|&known| self.list[known] == node) {
            return known;
        }
        let number = self.list.len();
        self.list.push(node);
        self.before.push(self.last[first]);
        self.last[first] = number as u16;
        number
    }
}
