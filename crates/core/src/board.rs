//! Values and candidates.
mod counts;
mod start;
#[cfg(test)]
mod tests;
mod touch;

use crate::board_map::BoardMap;
use crate::ids::{Candidate, Cell, Digit, House};
use crate::layout::Layout;
use crate::set::{CandidateSet, CellSet, DigitSet, HouseSet};
use crate::slot::Slot;
use crate::step::{Conclusion, Truth};
use counts::CandidateCounts;
use std::fmt;
use std::sync::Arc;

/// A digit or a blank for every cell; prints as 81 characters with dots for blanks.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Grid([Option<Digit>; Cell::COUNT]);

impl Grid {
    /// The grid without digits.
    pub const EMPTY: Self = Self([None; Cell::COUNT]);

    /// The grid under a map.
    pub fn image(&self, map: &BoardMap) -> Self {
        let mut image = Self::EMPTY;
        self.filled().map(|it| map.candidate(it)).for_each(|it| image.set(it.cell, Some(it.digit)));
        image
    }

    /// The digit in a cell.
    #[inline]
    pub const fn get(&self, cell: Cell) -> Option<Digit> {
        self.0[cell.index()]
    }

    /// Writes a digit or a blank.
    #[inline]
    pub const fn set(&mut self, cell: Cell, digit: Option<Digit>) {
        self.0[cell.index()] = digit;
    }

    /// The filled cells with their digits, in layout order.
    pub fn filled(&self) -> impl Iterator<Item = Candidate> + '_ {
        self.0
            .iter()
            .enumerate()
            .filter_map(|(index, digit)| digit.map(|digit| Candidate::new(Cell::from_index(index), digit)))
    }

    /// The filled cells.
    pub fn cells(&self) -> CellSet {
        // Nine cells at a time, without a branch: which are filled is anybody's guess.
        let nine = |cells: &[Option<Digit>]| {
            cells.iter().enumerate().fold(0, |all, (at, digit)| all | u32::from(digit.is_some()) << at)
        };
        let lines = self.0.chunks(9).enumerate();
        CellSet::from_bits(lines.fold(0, |all, (line, cells)| all | u128::from(nine(cells)) << (9 * line)))
    }

    /// True if every cell is filled.
    pub fn is_full(&self) -> bool {
        self.0.iter().all(Option::is_some)
    }

    /// The 81 characters, with `blank` for cells without a digit.
    pub fn line(&self, blank: char) -> String {
        self.0.iter().map(|digit| digit.map_or(blank, |digit| char::from(b'0' + digit.value()))).collect()
    }

    /// Reads 81 characters: digits, and any of `.0` for blanks.
    pub fn parse_line(text: &str) -> Option<Self> {
        let mut grid = Self::EMPTY;
        if text.len() != Cell::COUNT {
            return None;
        }
        for (slot, byte) in grid.0.iter_mut().zip(text.bytes()) {
            *slot = match byte {
                b'1'..=b'9' => Digit::from_value(u32::from(byte - b'0')),
                b'.' | b'0' => None,
                _ => return None,
            };
        }
        Some(grid)
    }
}

impl fmt::Display for Grid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.line('.'))
    }
}

impl fmt::Debug for Grid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A puzzle as a solver starts from it: its givens, digits already placed, and candidates already eliminated.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Puzzle {
    /// The digits on the board, given or placed.
    pub values: Grid,
    /// The cells whose digits are givens.
    pub givens: CellSet,
    /// Candidates the rules would still allow but that are eliminated already.
    pub removed: CandidateSet,
}

impl Puzzle {
    /// A puzzle of givens alone.
    pub fn from_givens(values: Grid) -> Self {
        Self { values, givens: values.cells(), removed: CandidateSet::EMPTY }
    }

    /// The givens alone, without what was placed since.
    pub fn given_grid(&self) -> Grid {
        let mut grid = self.values;
        for cell in CellSet::ALL - self.givens {
            grid.set(cell, None);
        }
        grid
    }

    /// The puzzle under a map, with its pencil marks.
    pub fn image(&self, map: &BoardMap) -> Self {
        let removed = map.candidates(&self.removed);
        Self { values: self.values.image(map), givens: map.image(self.givens), removed }
    }

    /// The digit that stands in a cell, given or placed.
    ///
    /// ```
    /// use qedoku_core::{Cell, Digit, Grid, Puzzle};
    ///
    /// let puzzle = Puzzle::from_givens(Grid::parse_line(&format!("5{}", ".".repeat(80))).unwrap());
    /// assert_eq!([Cell::at(1, 1), Cell::at(1, 2)].map(|cell| puzzle.value(cell)), [Some(Digit::D5), None]);
    /// ```
    pub const fn value(&self, cell: Cell) -> Option<Digit> {
        self.values.get(cell)
    }

    /// The cells that were placed, with their digits.
    pub fn placed(&self) -> impl Iterator<Item = Candidate> + '_ {
        self.values.filled().filter(|candidate| !self.givens.contains(candidate.cell))
    }
}

/// A position: the layout, placed digits and the candidates of the open cells, by digit and by cell, always in step.
#[derive(Clone, Debug)]
pub struct Board {
    layout: Arc<Layout>,
    values: Grid,
    givens: CellSet,
    open: CellSet,
    candidates: CandidateSet,
    digits: [DigitSet; Cell::COUNT],
    counts: CandidateCounts,
    placed_houses: [HouseSet; Digit::COUNT],
    touched: [HouseSet; Digit::COUNT],
    touched_cells: CellSet,
}

impl Board {
    /// The position a puzzle starts from: every digit that clashes with none on the board is a candidate, less those
    /// removed.
    pub fn new(layout: &Arc<Layout>, puzzle: &Puzzle) -> Self {
        let mut board = Self {
            layout: Arc::clone(layout),
            values: puzzle.values,
            givens: puzzle.givens,
            open: layout.board() - puzzle.values.cells(),
            candidates: *layout.start() - puzzle.removed,
            digits: [DigitSet::EMPTY; Cell::COUNT],
            counts: CandidateCounts::ZERO,
            placed_houses: [HouseSet::EMPTY; Digit::COUNT],
            touched: [layout.houses(); Digit::COUNT],
            touched_cells: CellSet::ALL,
        };
        if !layout.is_classic() {
            board.open_by_clashes();
            return board;
        }
        let mut used = [DigitSet::EMPTY; House::COUNT];
        for cell in CellSet::ALL - board.open {
            let Some(digit) = puzzle.values.get(cell) else { continue };
            board.placed_houses[digit.index()] |= layout.houses_of(cell);
            *board.candidates.plane_mut(digit) -= layout.peers(cell);
            for house in layout.houses_of(cell) {
                used[house.index()].insert(digit);
            }
        }
        for digit in Digit::ALL {
            *board.candidates.plane_mut(digit) &= board.open;
            board.counts.add(board.plane(digit));
        }
        for cell in board.open {
            let used = layout.houses_of(cell).iter().fold(DigitSet::EMPTY, |all, house| all | used[house.index()]);
            board.digits[cell.index()] = DigitSet::ALL - used;
        }
        for Candidate { cell, digit } in puzzle.removed.iter() {
            board.digits[cell.index()].remove(digit);
        }
        board
    }

    /// The puzzle that starts where the board stands: its digits, its givens and the candidates that steps have taken.
    pub fn puzzle(&self) -> Puzzle {
        let bare = Puzzle { values: self.values, givens: self.givens, removed: CandidateSet::EMPTY };
        Puzzle { removed: *Self::new(&self.layout, &bare).candidates() - self.candidates, ..bare }
    }

    /// The layout, which says what the houses are.
    #[inline]
    pub const fn layout(&self) -> &Arc<Layout> {
        &self.layout
    }

    /// The digits on the board.
    pub const fn values(&self) -> &Grid {
        &self.values
    }

    /// The digit in a cell, if it is filled.
    #[inline]
    pub const fn value(&self, cell: Cell) -> Option<Digit> {
        self.values.get(cell)
    }

    /// The cells whose digits the puzzle gave.
    pub const fn givens(&self) -> CellSet {
        self.givens
    }

    /// The cells without a digit.
    #[inline]
    pub const fn open(&self) -> CellSet {
        self.open
    }

    /// The candidates of all open cells.
    pub const fn candidates(&self) -> &CandidateSet {
        &self.candidates
    }

    /// The open cells that may hold `digit`.
    #[inline]
    pub const fn plane(&self, digit: Digit) -> CellSet {
        self.candidates.plane(digit)
    }

    /// The digits an open cell may hold; none for a filled cell.
    #[inline]
    pub const fn digits(&self, cell: Cell) -> DigitSet {
        self.digits[cell.index()]
    }

    /// The open cells with exactly one candidate.
    #[inline]
    pub fn cells_with_one(&self) -> CellSet {
        self.counts.one()
    }

    /// The open cells with two candidates to `most`: none if that is 1, for those with one are
    /// [`Board::cells_with_one`].
    #[inline]
    pub fn cells_with_few(&self, most: usize) -> CellSet {
        self.counts.few(most)
    }

    /// The houses in which `digit` is placed.
    #[inline]
    pub const fn placed_houses(&self, digit: Digit) -> HouseSet {
        self.placed_houses[digit.index()]
    }

    /// The digits that are placed in a house.
    pub fn placed_in(&self, house: House) -> DigitSet {
        (self.layout.cells(house) - self.open).iter().filter_map(|cell| self.value(cell)).collect()
    }

    /// True if every cell is filled.
    pub const fn is_full(&self) -> bool {
        self.open.is_empty()
    }

    /// The truth of a slot: the candidates of which one is true.
    pub fn truth(&self, slot: Slot) -> Truth {
        match slot {
            Slot::Cell(cell) => Truth::Cell { cell, digits: self.digits(cell) },
            Slot::House(house, digit) => {
                Truth::House { house, digit, cells: self.plane(digit) & self.layout.cells(house) }
            }
        }
    }

    /// True if a slot is filled: its cell holds a digit, or its digit stands in its house.
    pub const fn is_settled(&self, slot: Slot) -> bool {
        match slot {
            Slot::Cell(cell) => !self.open.contains(cell),
            Slot::House(house, digit) => self.placed_houses(digit).contains(house),
        }
    }

    /// Takes a candidate away. Candidates that are not there are none to take.
    #[inline]
    pub fn eliminate(&mut self, candidate: Candidate) {
        if self.candidates.contains(candidate) {
            self.candidates.remove(candidate);
            self.digits[candidate.cell.index()].remove(candidate.digit);
            self.counts.take(CellSet::of(candidate.cell));
            self.touch(candidate);
        }
    }

    /// Writes a digit into an open cell: its other candidates go, and what clashes with it.
    pub fn place(&mut self, candidate: Candidate) {
        let Candidate { cell, digit } = candidate;
        let houses = self.layout.houses_of(cell);
        self.values.set(cell, Some(digit));
        self.open.remove(cell);
        let held = std::mem::take(&mut self.digits[cell.index()]);
        let others = CellSet::ALL.without(cell);
        // All digits in one sweep, held here or not: which they are is anybody's guess.
        for other in Digit::ALL {
            *self.candidates.plane_mut(other) &= others;
        }
        self.counts.clear(cell);
        let losing = self.plane(digit) & self.layout.peers(cell);
        self.touched_cells |= losing.with(cell);
        let mut around = houses;
        for peer in losing {
            self.digits[peer.index()].remove(digit);
            around |= self.layout.houses_of(peer);
        }
        *self.candidates.plane_mut(digit) -= losing;
        self.counts.take(losing);
        for (touched, other) in self.touched.iter_mut().zip(Digit::ALL) {
            *touched |= if held.contains(other) { houses } else { HouseSet::EMPTY };
        }
        self.touched[digit.index()] |= around;
        self.placed_houses[digit.index()] |= houses;
        if self.layout.crosses() {
            let crossed = self.layout.clashes(candidate) & self.candidates;
            crossed.iter().for_each(|other| self.eliminate(other));
        }
    }

    /// Carries out what a step concludes.
    pub fn apply(&mut self, conclusion: &Conclusion) {
        for candidate in conclusion.eliminate.iter() {
            self.eliminate(candidate);
        }
        for candidate in conclusion.place.iter() {
            self.place(candidate);
        }
    }

    /// The first slot that can no longer be filled: a cell with no candidate, or a digit with no place in a house.
    pub fn contradiction(&self) -> Option<Slot> {
        let some = Digit::ALL.iter().fold(CellSet::EMPTY, |all, &digit| all | self.plane(digit));
        if let Some(cell) = (self.open - some).first() {
            return Some(Slot::Cell(cell));
        }
        Digit::ALL.into_iter().find_map(|digit| {
            let plane = self.plane(digit);
            let missing = self.layout.houses() - self.placed_houses(digit);
            missing.iter().find(|&house| !plane.meets(self.layout.cells(house))).map(|house| Slot::House(house, digit))
        })
    }

    /// The houses in which `digit` lost a place since [`Board::settle`]: a search that looks at one house at a time
    /// need not look at the others again.
    #[inline]
    pub const fn touched(&self, digit: Digit) -> HouseSet {
        self.touched[digit.index()]
    }

    /// The cells that lost a candidate or were filled since [`Board::settle`].
    #[inline]
    pub const fn touched_cells(&self) -> CellSet {
        self.touched_cells
    }

    /// Marks every house and every cell as touched, for searches that know nothing of the board yet.
    pub fn touch_all(&mut self) {
        self.touched = [self.layout.houses(); Digit::COUNT];
        self.touched_cells = CellSet::ALL;
    }

    /// Forgets what was touched.
    #[inline]
    pub const fn settle(&mut self) {
        self.touched = [HouseSet::EMPTY; Digit::COUNT];
        self.touched_cells = CellSet::EMPTY;
    }
}
