//! The search on any layout: slower than that on the classic one, and by the same rules.
use super::{DESCENTS, Filled};
use crate::board::{Board, Grid, Puzzle};
use crate::ids::{Candidate, Cell, Digit};
use crate::layout::Layout;
use crate::set::{CellSet, DigitSet};
use std::ops::ControlFlow;
use std::sync::Arc;

/// A position of the search, and the layout it is on.
#[derive(Clone)]
pub(super) struct GeneralState<'l> {
    layout: &'l Arc<Layout>,
    board: Board,
}

impl Filled for GeneralState<'_> {
    fn grid(&self) -> Grid {
        *self.board.values()
    }
}

impl<'l> GeneralState<'l> {
    /// The position a puzzle starts from; nothing if two of its digits clash.
    pub(super) fn new(layout: &'l Arc<Layout>, puzzle: &Puzzle) -> Option<Self> {
        let mut planes = [CellSet::EMPTY; Digit::COUNT];
        for candidate in puzzle.values.filled() {
            let plane = &mut planes[candidate.digit.index()];
            if plane.meets(layout.peers(candidate.cell)) {
                return None;
            }
            plane.insert(candidate.cell);
        }
        Some(Self { layout, board: Board::new(layout, puzzle) })
    }

    /// Visits every solution in a fixed order, until `found` breaks or `guess` allows no more guesses.
    pub(super) fn walk(
        &mut self,
        guess: &mut impl FnMut() -> ControlFlow<()>,
        found: &mut impl FnMut(&dyn Filled) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        loop {
            if self.propagate().is_none() {
                return ControlFlow::Continue(());
            }
            let Some(candidate) = self.narrowest() else { return found(self) };
            guess()?;
            let mut guessed = self.clone();
            guessed.board.place(candidate);
            guessed.walk(guess, found)?;
            self.board.eliminate(candidate);
        }
    }

    /// A solution reached by guesses that `choose` draws, if one of some descents reaches one.
    pub(super) fn drawn(&self, choose: &mut impl FnMut(usize) -> usize) -> Option<Grid> {
        (0..DESCENTS).find_map(|_| self.clone().descend(choose))
    }

    fn descend(mut self, choose: &mut impl FnMut(usize) -> usize) -> Option<Grid> {
        self.propagate()?;
        while !self.board.is_full() {
            let open = self.board.open();
            let cell = open.iter().nth(choose(open.len()))?;
            let digits = self.board.digits(cell);
            let digit = digits.iter().nth(choose(digits.len()))?;
            let mut guessed = self.clone();
            guessed.board.place(Candidate { cell, digit });
            if guessed.propagate().is_some() {
                self = guessed;
            } else {
                self.board.eliminate(Candidate { cell, digit });
                self.propagate()?;
            }
        }
        Some(self.grid())
    }

    /// Fills what singles fill; nothing if some cell or house cannot be filled.
    fn propagate(&mut self) -> Option<()> {
        loop {
            if self.board.contradiction().is_some() {
                return None;
            }
            let Some(single) = self.single() else { return Some(()) };
            self.board.place(single);
        }
    }

    /// A candidate that is the only one of its cell or house.
    fn single(&self) -> Option<Candidate> {
        let Self { layout, board } = self;
        let alone = |cell: Cell| board.digits(cell).single().map(|digit| Candidate { cell, digit });
        let placed = |digit: Digit| {
            let open = board.plane(digit) & board.open();
            let of_house = |house| Some(Candidate { cell: (open & layout.cells(house)).single()?, digit });
            let due = layout.houses().filter(|house| !board.placed_in(house).contains(digit));
            due.iter().find_map(of_house)
        };
        board.open().iter().find_map(alone).or_else(|| Digit::ALL.into_iter().find_map(placed))
    }

    /// A candidate of the cell, or of the digit in a house, that has the fewest; none if no cell is open.
    fn narrowest(&self) -> Option<Candidate> {
        let Self { layout, board } = self;
        let cell = board.open().iter().min_by_key(|&cell| board.digits(cell).len())?;
        let mut best = (board.digits(cell).len(), Candidate { cell, digit: board.digits(cell).first()? });
        for house in layout.houses() {
            for digit in DigitSet::ALL - board.placed_in(house) {
                let cells = board.plane(digit) & layout.cells(house);
                if let Some(cell) = cells.first().filter(|_| cells.len() < best.0) {
                    best = (cells.len(), Candidate { cell, digit });
                }
            }
        }
        Some(best.1)
    }
}
