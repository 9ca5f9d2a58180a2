//! A position of the search, and what follows from it without a guess.
use super::tables::{BAND, BOXES, BOXES_MET, CLAIMED, DUE, FLAGS, ORDERED, PEERS, Plane, ROW};
use crate::board::{Grid, Puzzle};
use crate::ids::{Candidate, Cell, Digit};

/// A digit in a cell, the way planes number cells.
#[derive(Clone, Copy)]
pub(super) struct PlacedDigit {
    pub(super) digit: usize,
    pub(super) band: usize,
    pub(super) bit: u32,
}

/// The places left to each digit. One word a band, with flags in the bits to spare, and not a `Board`: the search
/// looks whole bands up in tables.
#[derive(Clone, Copy)]
pub(super) struct SearchState {
    /// The cells of each digit, those it may stand in included.
    pub(super) places: [Plane; 9],
    /// The cells not known to be settled.
    pub(super) open: Plane,
    /// A bit for each digit that lost a place since its houses were looked at.
    pub(super) touched: u32,
}

/// The number of digits each cell may hold, as sets of cells.
#[derive(Clone, Copy, Default)]
pub(super) struct DigitCounts {
    /// One digit or more.
    pub(super) one: Plane,
    /// Two or more.
    pub(super) two: Plane,
    /// Three or more.
    pub(super) three: Plane,
    /// The digits that lost a place to a settled cell, in every word.
    lost: Plane,
}

/// Combines planes word by word.
#[inline]
pub(super) fn zip(left: Plane, right: Plane, op: impl Fn(u32, u32) -> u32) -> Plane {
    std::array::from_fn(|band| op(left[band], right[band]))
}

/// The cells of `left` that `right` does not have.
#[inline]
fn minus(left: Plane, right: Plane) -> Plane {
    zip(left, right, |a, b| a & !b)
}

/// The arrangements of rows and boxes that a band allows.
#[inline]
fn ordered(band: u32) -> u32 {
    let met = |row: u32| u32::from(BOXES_MET[(band >> (9 * row) & ROW) as usize]) << (3 * row);
    ORDERED[((met(0) | met(1) | met(2)) & ROW) as usize]
}

/// The columns in which a band has a member.
#[inline]
fn columns(band: u32) -> u32 {
    (band | band >> 9 | band >> 18) & ROW
}

/// The cells of the boxes that both flags call settled.
#[inline]
fn settled(band: u32, rows: u32, columns: u32) -> u32 {
    band & BOXES[((rows & columns) >> FLAGS & 7) as usize]
}

impl SearchState {
    /// The position with these digits on the board.
    pub(super) fn new(grid: &Grid) -> Self {
        let mut state = Self { places: [[BAND, BAND, BAND, 0]; 9], open: [BAND, BAND, BAND, 0], touched: 0o777 };
        let mut own = [Plane::default(); 9];
        for (index, &peers) in PEERS.iter().enumerate() {
            if let Some(digit) = grid.get(Cell::from_index(index)) {
                let digit = digit.index();
                let band = index / 27;
                let bit = 1 << (index % 27);
                state.places[digit] = minus(state.places[digit], peers);
                own[digit][band] |= bit;
                state.open[band] &= !bit;
            }
        }
        for (plane, own) in state.places.iter_mut().zip(own) {
            *plane = zip(*plane, zip(own, state.open, |a, b| a | b), |a, b| a & b);
        }
        state
    }

    /// The position a puzzle starts from.
    pub(super) fn of_puzzle(puzzle: &Puzzle) -> Self {
        let mut state = Self::new(&puzzle.values);
        for digit in Digit::ALL {
            let removed = puzzle.removed.plane(digit).bits();
            let removed: Plane = std::array::from_fn(|band| (removed >> (27 * band)) as u32 & state.open[band]);
            state.places[digit.index()] = minus(state.places[digit.index()], removed);
        }
        state
    }

    /// The digits of a position in which every cell is settled.
    pub(super) fn grid(&self) -> Grid {
        let mut grid = Grid::EMPTY;
        for (plane, digit) in self.places.iter().zip(Digit::ALL) {
            for (band, &word) in plane[..3].iter().enumerate() {
                let mut left = word;
                while left != 0 {
                    grid.set(Cell::from_index(27 * band + left.trailing_zeros() as usize), Some(digit));
                    left &= left - 1;
                }
            }
        }
        grid
    }

    /// Takes a candidate away.
    pub(super) fn remove(&mut self, place: PlacedDigit) {
        self.places[place.digit][place.band] &= !place.bit;
        self.touched |= 1 << place.digit;
    }

    /// Settles a cell.
    pub(super) fn put(&mut self, place: PlacedDigit) {
        for (digit, plane) in self.places.iter_mut().enumerate() {
            self.touched |= u32::from(plane[place.band] & place.bit != 0) << digit;
            plane[place.band] &= !place.bit;
        }
        self.places[place.digit][place.band] |= place.bit;
        self.stand(place);
    }

    /// Takes a digit from the peers of the cell that holds it and no other.
    #[inline]
    fn stand(&mut self, place: PlacedDigit) {
        let cell = (place.band * 27 + place.bit.trailing_zeros() as usize) % Cell::COUNT;
        self.places[place.digit] = minus(self.places[place.digit], PEERS[cell]);
        self.touched |= 1 << place.digit;
        self.open[place.band] &= !place.bit;
    }

    /// Draws every conclusion singles and locked candidates allow; nothing if some cell or house cannot be filled.
    #[inline]
    pub(super) fn propagate(&mut self) -> Option<DigitCounts> {
        loop {
            let before = self.open;
            let mut own = [Plane::default(); 9];
            while self.touched != 0 {
                let digit = self.touched.trailing_zeros() as usize % Digit::COUNT;
                self.touched &= self.touched - 1;
                // What the digits before it settled is cleared at once: the sooner it is known the less is done twice.
                self.places[digit] = minus(self.places[digit], minus(before, self.open));
                own[digit] = self.arrange(digit)?;
                self.open = minus(self.open, own[digit]);
            }
            let mut counts = DigitCounts::default();
            self.clear(&own, minus(before, self.open), &mut counts);
            self.touched = counts.lost[0] | counts.lost[1] | counts.lost[2];
            if counts.one[0] & counts.one[1] & counts.one[2] != BAND {
                return None;
            }
            let singles = minus(self.open, counts.two);
            if singles[0] | singles[1] | singles[2] != 0 {
                self.fill(singles)?;
            } else if self.touched == 0 {
                return Some(counts);
            }
        }
    }

    /// Restricts a digit to the places that rows, columns and boxes leave it, and returns those that are settled.
    #[inline]
    fn arrange(&mut self, digit: usize) -> Option<Plane> {
        let [mut first, mut second, mut third, _] = self.places[digit];
        loop {
            let rows = [ordered(first), ordered(second), ordered(third)];
            first &= rows[0];
            second &= rows[1];
            third &= rows[2];
            if first == 0 || second == 0 || third == 0 {
                return None;
            }
            let met = [columns(first), columns(second), columns(third)];
            let left = met.map(|columns| CLAIMED[columns as usize]);
            let due = |a: usize, b: usize, c: usize| DUE[(met[a] & !(met[b] | met[c])) as usize];
            let keep =
                [left[1] & left[2] & due(0, 1, 2), left[0] & left[2] & due(1, 0, 2), left[0] & left[1] & due(2, 0, 1)];
            if first & !keep[0] | second & !keep[1] | third & !keep[2] == 0 {
                self.places[digit] = [first, second, third, 0];
                return Some([
                    settled(first, rows[0], left[0]),
                    settled(second, rows[1], left[1]),
                    settled(third, rows[2], left[2]),
                    0,
                ]);
            }
            first &= keep[0];
            second &= keep[1];
            third &= keep[2];
        }
    }

    /// Clears settled cells of the digits that do not hold them, and counts the digits of every cell on the way.
    // Out of line, the loop stays in vector registers: inlined, its single words are wanted too early.
    #[inline(never)]
    fn clear(&mut self, own: &[Plane; 9], settled: Plane, counts: &mut DigitCounts) {
        let mut all = DigitCounts::default();
        for (digit, (place, own)) in self.places.iter_mut().zip(own).enumerate() {
            let plane = *place;
            let kept: Plane = std::array::from_fn(|band| plane[band] & (own[band] | !settled[band]));
            *place = kept;
            all.lost = std::array::from_fn(|band| all.lost[band] | u32::from(plane[band] != kept[band]) << digit);
            all.three = std::array::from_fn(|band| all.three[band] | all.two[band] & kept[band]);
            all.two = std::array::from_fn(|band| all.two[band] | all.one[band] & kept[band]);
            all.one = zip(all.one, kept, |a, b| a | b);
        }
        *counts = all;
    }

    /// Fills the cells that have one digit left; nothing if two of them take the digit from each other.
    #[inline]
    fn fill(&mut self, singles: Plane) -> Option<()> {
        for (band, mut left) in singles.into_iter().enumerate().take(3) {
            while left != 0 {
                let bit = left & left.wrapping_neg();
                left ^= bit;
                let digit = self.places.iter().position(|plane| plane[band] & bit != 0)?;
                self.stand(PlacedDigit { digit, band, bit });
            }
        }
        Some(())
    }

    /// The candidate as planes number it.
    pub(super) fn place(candidate: Candidate) -> PlacedDigit {
        let cell = candidate.cell.index();
        PlacedDigit { digit: candidate.digit.index(), band: cell / 27, bit: 1 << (cell % 27) }
    }
}
