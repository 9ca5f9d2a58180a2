//! HoDoKu's board: candidates counted house by house, and two queues of singles.
use qedoku_core::{Board, Candidate, CandidateSet, Cell, Digit, DigitSet, Grid, House, Layout};
use std::collections::VecDeque;

/// A board that queues each single as soon as a candidate's going makes it one. What stands in the queues, and in which
/// order, depends on all that happened on the board since the first given.
#[derive(Clone, Debug)]
pub(super) struct CountedBoard {
    values: Grid,
    digits: [DigitSet; Cell::COUNT],
    candidates: CandidateSet,
    /// How many cells of each house count for each digit.
    counts: [[u8; Digit::COUNT]; House::COUNT],
    /// Candidates that became the last of their cells.
    pub(super) naked: VecDeque<Candidate>,
    /// Candidates that became the last of their digit in a house.
    pub(super) hidden: VecDeque<Candidate>,
}

impl Default for CountedBoard {
    fn default() -> Self {
        Self {
            values: Grid::EMPTY,
            digits: [DigitSet::EMPTY; Cell::COUNT],
            candidates: CandidateSet::EMPTY,
            counts: [[0; Digit::COUNT]; House::COUNT],
            naked: VecDeque::new(),
            hidden: VecDeque::new(),
        }
    }
}

impl CountedBoard {
    /// Becomes the board: filled cells are placed on an empty one in cell order, then what is missing is deleted, by cell,
    /// then by digit.
    pub(super) fn start(&mut self, layout: &Layout, board: &Board) {
        self.values = Grid::EMPTY;
        self.digits = [DigitSet::ALL; Cell::COUNT];
        self.candidates = CandidateSet::ALL;
        for house in layout.houses() {
            self.counts[house.index()] = [Digit::COUNT as u8; Digit::COUNT];
        }
        self.naked.clear();
        self.hidden.clear();
        for filled in board.values().filled() {
            self.place(layout, filled);
        }
        let missing = self.candidates - *board.candidates();
        for gone in missing.iter_by_cell() {
            self.delete(layout, gone);
        }
    }

    /// Takes a candidate away and queues the singles that this makes.
    pub(super) fn delete(&mut self, layout: &Layout, gone: Candidate) {
        if !self.candidates.contains(gone) {
            return;
        }
        let Candidate { cell, digit } = gone;
        self.candidates.remove(gone);
        let left = self.digits[cell.index()].without(digit);
        self.digits[cell.index()] = left;
        if left.is_empty() {
            return;
        }
        if let Some(digit) = left.single() {
            self.naked.push_back(Candidate { cell, digit });
        }
        for house in layout.houses_of(cell) {
            match self.count_down(house, digit) {
                0 => {
                    let inside = |known: &Candidate| known.digit == digit && layout.cells(house).contains(known.cell);
                    if let Some(first) = self.hidden.iter().position(inside) {
                        self.hidden.remove(first);
                    }
                }
                1 => self.queue_last(layout, house, digit),
                _ => {}
            }
        }
    }

    /// Writes a digit into a cell and queues the singles that this makes. The cell still counts while its peers lose the
    /// digit.
    pub(super) fn place(&mut self, layout: &Layout, placed: Candidate) {
        let Candidate { cell, digit } = placed;
        if self.values.get(cell) == Some(digit) {
            return;
        }
        self.values.set(cell, Some(digit));
        let former = std::mem::replace(&mut self.digits[cell.index()], DigitSet::EMPTY);
        self.candidates -= CandidateSet::of_cell(cell, former);
        for peer in layout.peers(cell) {
            self.delete(layout, Candidate { cell: peer, digit });
        }
        for other in former {
            for house in layout.houses_of(cell) {
                if self.count_down(house, other) == 1 && other != digit {
                    self.queue_last(layout, house, other);
                }
            }
        }
    }

    /// One cell less of the house counts for the digit; gives how many still do.
    const fn count_down(&mut self, house: House, digit: Digit) -> u8 {
        let count = &mut self.counts[house.index()][digit.index()];
        *count = count.saturating_sub(1);
        *count
    }

    /// Queues the place that a digit has left in a house.
    fn queue_last(&mut self, layout: &Layout, house: House, digit: Digit) {
        if let Some(cell) = (self.candidates.plane(digit) & layout.cells(house)).first() {
            self.hidden.push_back(Candidate { cell, digit });
        }
    }

    /// Whether one cell of the house counts for the digit.
    pub(super) const fn has_one(&self, house: House, digit: Digit) -> bool {
        self.counts[house.index()][digit.index()] == 1
    }

    /// Whether the cell has no digit.
    pub(super) const fn is_open(&self, cell: Cell) -> bool {
        self.values.get(cell).is_none()
    }

    /// How many cells of the house count for the digit.
    pub(super) const fn count(&self, house: House, digit: Digit) -> u8 {
        self.counts[house.index()][digit.index()]
    }

    /// What a cell without a digit may hold.
    pub(super) const fn digits(&self, cell: Cell) -> DigitSet {
        self.digits[cell.index()]
    }
}
