//! The search on any layout: digits of cells, what pairs of cells support in each other, and singles of houses.
use super::fillings::Fillings;
use super::supports::Supports;
use super::{DESCENTS, FilledState};
use crate::board::{Grid, Puzzle};
use crate::ids::{Candidate, Cell, House};
use crate::layout::Layout;
use crate::set::{CellSet, DigitSet, HouseSet};
use std::ops::ControlFlow;
use std::sync::Arc;

/// The number of guesses that failed in each cell, plus one: the search prefers cells that fail.
pub(super) struct CellWeights([u32; Cell::COUNT]);

impl CellWeights {
    /// No guess has failed.
    pub(super) const fn new() -> Self {
        Self([1; Cell::COUNT])
    }
}

/// A position of the search, and the layout it is on.
///
/// No `Board`: the search copies it at every guess, needs the digits by cell alone, and marks the cells that changed. The
/// classic layout has `SearchState`, which is faster still.
#[derive(Clone)]
pub(super) struct GeneralState<'l> {
    layout: &'l Arc<Layout>,
    supports: &'l Supports,
    fillings: &'l Fillings,
    /// The digits that each cell may have; none beyond the board.
    digits: [DigitSet; Cell::COUNT],
    /// The cells with several.
    open: CellSet,
    /// The cells that lost digits, and what follows is not worked out.
    changed: CellSet,
    /// The houses with such cells, of which the singles are to be looked for.
    stale: HouseSet,
    /// The rules about several cells at once whose cells lost digits, a bit each.
    due: u128,
}

impl FilledState for GeneralState<'_> {
    fn grid(&self) -> Grid {
        let mut grid = Grid::EMPTY;
        self.layout.board().iter().for_each(|cell| grid.set(cell, self.digits[cell.index()].single()));
        grid
    }
}

/// The finding that a cell or a house cannot be filled.
struct Unfillable(Option<Cell>);

impl<'l> GeneralState<'l> {
    /// The position a puzzle starts from; nothing if two of its digits clash, or one cannot stand where it does.
    pub(super) fn new(layout: &'l Arc<Layout>, puzzle: &Puzzle) -> Option<Self> {
        let supports = layout.supports();
        let fillings = layout.fillings();
        let filled: Vec<Candidate> = puzzle.values.filled().collect();
        let stands = |it: &Candidate| layout.start().contains(*it);
        let fits = |(at, one): (usize, &Candidate)| filled[at + 1..].iter().all(|it| supports.allows(*one, *it));
        if !filled.iter().all(stands) || !filled.iter().enumerate().all(fits) {
            return None;
        }
        let mut digits = [DigitSet::EMPTY; Cell::COUNT];
        let mut open = CellSet::EMPTY;
        for cell in layout.board() {
            let left = layout.start().digits(cell) - puzzle.removed.digits(cell);
            let left = puzzle.values.get(cell).map_or(left, DigitSet::of);
            digits[cell.index()] = left;
            if left.len() != 1 {
                open.insert(cell);
            }
        }
        let changed = layout.board();
        let stale = layout.houses();
        Some(Self { layout, supports, fillings, digits, open, changed, stale, due: fillings.all() })
    }

    /// Visits every solution in a fixed order, until `found` breaks or `guess` allows no more guesses.
    pub(super) fn walk(
        &mut self,
        weights: &mut CellWeights,
        guess: &mut impl FnMut() -> ControlFlow<()>,
        found: &mut impl FnMut(&dyn FilledState) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        loop {
            if let Err(Unfillable(cell)) = self.propagate() {
                if let Some(cell) = cell {
                    weights.0[cell.index()] += 1;
                }
                return ControlFlow::Continue(());
            }
            let Some(candidate) = self.narrowest(weights) else { return found(self) };
            guess()?;
            let mut guessed = self.clone();
            guessed.keep(candidate.cell, DigitSet::of(candidate.digit));
            guessed.walk(weights, guess, found)?;
            self.keep(candidate.cell, DigitSet::ALL.without(candidate.digit));
        }
    }

    /// A solution reached by guesses that `choose` draws, if one of some descents reaches one.
    pub(super) fn drawn(&self, choose: &mut impl FnMut(usize) -> usize) -> Option<Grid> {
        (0..DESCENTS).find_map(|_| self.clone().descend(choose))
    }

    fn descend(mut self, choose: &mut impl FnMut(usize) -> usize) -> Option<Grid> {
        self.propagate().ok()?;
        while !self.open.is_empty() {
            // Of the cells with the fewest digits, for others seldom lead to a grid where many rules hold.
            let fewest = self.open.iter().map(|cell| self.digits[cell.index()].len()).min()?;
            let narrow = self.open.filter(|cell| self.digits[cell.index()].len() == fewest);
            let cell = narrow.iter().nth(choose(narrow.len()))?;
            let digits = self.digits[cell.index()];
            let digit = digits.iter().nth(choose(digits.len()))?;
            let mut guessed = self.clone();
            guessed.keep(cell, DigitSet::of(digit));
            if guessed.propagate().is_ok() {
                self = guessed;
            } else {
                self.keep(cell, DigitSet::ALL.without(digit));
                self.propagate().ok()?;
            }
        }
        Some(self.grid())
    }

    /// Keeps these digits of a cell alone.
    #[inline]
    fn keep(&mut self, cell: Cell, kept: DigitSet) {
        let before = self.digits[cell.index()];
        let after = before & kept;
        if after != before {
            self.digits[cell.index()] = after;
            self.changed.insert(cell);
            self.stale |= self.layout.houses_of(cell);
            self.due |= self.fillings.of_cell(cell);
            if !after.is_several() {
                self.open.remove(cell);
            }
        }
    }

    /// Works out what follows from pairs of cells, from the singles of houses, and from rules about several cells.
    fn propagate(&mut self) -> Result<(), Unfillable> {
        loop {
            while let Some(cell) = self.changed.first() {
                self.changed.remove(cell);
                self.spread(cell)?;
            }
            if let Some(house) = self.stale.first() {
                self.stale.remove(house);
                self.fill(house)?;
            } else if self.due == 0 {
                return Ok(());
            } else {
                let bit = self.due.trailing_zeros();
                self.due &= !(1 << bit);
                self.sum_up(bit as usize)?;
            }
        }
    }

    /// Removes the digits that the rules of a bit exclude from their cells.
    fn sum_up(&mut self, bit: usize) -> Result<(), Unfillable> {
        let layout = self.layout;
        let fillings = self.fillings;
        let digits = self.digits;
        let mut last = None;
        let fits = fillings.filter(layout, bit, &digits, &mut |cell, left| {
            last = Some(cell);
            self.keep(cell, left);
        });
        if fits { Ok(()) } else { Err(Unfillable(last)) }
    }

    /// Removes the digits that the digits of a cell exclude from the others.
    fn spread(&mut self, cell: Cell) -> Result<(), Unfillable> {
        let digits = self.digits[cell.index()];
        if digits.is_empty() {
            return Err(Unfillable(Some(cell)));
        }
        if digits.is_one() {
            for other in self.supports.plain(cell) {
                self.keep(other, DigitSet::ALL - digits);
            }
        }
        let supports = self.supports;
        for (other, left) in supports.left(cell, digits) {
            self.keep(other, left);
        }
        Ok(())
    }

    /// Fills the singles of a house, looks for two cells with the same two digits, and clears beside two or three places.
    fn fill(&mut self, house: House) -> Result<(), Unfillable> {
        let cells = self.layout.cells(house);
        let mut once = DigitSet::EMPTY;
        let mut twice = DigitSet::EMPTY;
        let mut thrice = DigitSet::EMPTY;
        let mut often = DigitSet::EMPTY;
        for cell in cells {
            let digits = self.digits[cell.index()];
            often |= thrice & digits;
            thrice |= twice & digits;
            twice |= once & digits;
            once |= digits;
        }
        if once != self.layout.digits() {
            return Err(Unfillable(None));
        }
        let single = once - twice;
        for cell in cells & self.open {
            let own = self.digits[cell.index()] & single;
            if own.is_several() {
                return Err(Unfillable(Some(cell)));
            }
            if !own.is_empty() {
                self.keep(cell, own);
            }
        }
        let pairs = (cells & self.open).filter(|cell| self.digits[cell.index()].len() == 2);
        for one in pairs {
            let pair = self.digits[one.index()];
            if let Some(other) = pairs.iter().find(|&other| one < other && self.digits[other.index()] == pair) {
                for cell in cells.without(one).without(other) & self.open {
                    self.keep(cell, DigitSet::ALL - pair);
                }
            }
        }
        // Where rules about several cells take more away, it costs more than it saves.
        if self.fillings.is_empty() {
            self.clear_beside(cells, twice - often);
        }
        Ok(())
    }

    /// Takes digits that have few places among the cells of a house from the cells that see all of these.
    fn clear_beside(&mut self, cells: CellSet, few: DigitSet) {
        for digit in few {
            let places = cells.filter(|cell| self.digits[cell.index()].contains(digit));
            if places.is_several() {
                let seen = places.iter().fold(self.open - cells, |seen, cell| seen & self.supports.plain(cell));
                seen.iter().for_each(|cell| self.keep(cell, DigitSet::ALL.without(digit)));
            }
        }
    }

    /// The first digit of the cell that has the fewest for its weight; none if no cell is open.
    fn narrowest(&self, weights: &CellWeights) -> Option<Candidate> {
        let rank = |cell: Cell| (self.digits[cell.index()].len() as u64, u64::from(weights.0[cell.index()]));
        let best = self.open.iter().reduce(|best, cell| {
            let (few, heavy) = rank(best);
            let (fewer, heavier) = rank(cell);
            if fewer * heavy < few * heavier { cell } else { best }
        });
        best.and_then(|cell| Some(Candidate { cell, digit: self.digits[cell.index()].first()? }))
    }
}
