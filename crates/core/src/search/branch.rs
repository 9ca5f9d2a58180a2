//! Guessing: where to branch, and the walk over all branches.
use super::DESCENTS;
use super::state::{DigitCounts, PlacedDigit, SearchState, zip};
use super::tables::{HOUSES, PEERS, Plane};
use crate::board::Grid;
use std::ops::ControlFlow;

/// The number of cells of a set.
#[inline]
fn size(plane: Plane) -> u32 {
    plane[0].count_ones() + plane[1].count_ones() + plane[2].count_ones()
}

#[inline]
fn both(left: Plane, right: Plane) -> Plane {
    zip(left, right, |a, b| a & b)
}

/// The cells of a plane as band and bit, in layout order.
#[inline]
fn each(plane: Plane, mut visit: impl FnMut(usize, u32)) {
    for (band, &word) in plane[..3].iter().enumerate() {
        let mut left = word;
        while left != 0 {
            let bit = left & left.wrapping_neg();
            left ^= bit;
            visit(band, bit);
        }
    }
}

impl SearchState {
    /// Visits every solution in a fixed order, until `found` breaks. `choose` says where to branch, or gives up.
    pub(super) fn walk(
        &mut self,
        choose: &mut impl FnMut(&Self, &DigitCounts) -> ControlFlow<(), PlacedDigit>,
        found: &mut impl FnMut(&Self) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        loop {
            let Some(counts) = self.propagate() else { return ControlFlow::Continue(()) };
            if self.open == Plane::default() {
                return found(self);
            }
            let place = match choose(self, &counts) {
                ControlFlow::Continue(place) => place,
                ControlFlow::Break(()) => return ControlFlow::Break(()),
            };
            let mut guess = *self;
            guess.put(place);
            guess.walk(choose, found)?;
            self.remove(place);
        }
    }

    /// The guess that decides most: in a cell of two digits, else in the cell or house with the fewest places.
    pub(super) fn branch(&self, counts: &DigitCounts) -> PlacedDigit {
        let pairs: Plane = std::array::from_fn(|band| self.open[band] & counts.two[band] & !counts.three[band]);
        if pairs == Plane::default() { self.narrowest() } else { self.best_pair(pairs) }
    }

    /// The cell of two digits whose digits share most with its peers: what they cannot hold any more is decided, most
    /// of all where they have two digits themselves.
    fn best_pair(&self, pairs: Plane) -> PlacedDigit {
        let mut scores = [[0u32; 27]; 3];
        let mut best = (0, PlacedDigit { digit: 0, band: 0, bit: 1 });
        for (digit, &plane) in self.places.iter().enumerate() {
            let cells = both(plane, pairs);
            each(cells, |band, bit| {
                let at = bit.trailing_zeros() as usize % 27;
                let peers = PEERS[27 * band + at];
                let score = &mut scores[band][at];
                *score += 1 + 4 * size(both(peers, cells)) + size(both(peers, plane));
                if *score > best.0 {
                    best = (*score, PlacedDigit { digit, band, bit });
                }
            });
        }
        best.1
    }

    /// A place of the digit in a house, or else of the cell, that has the fewest; two are as few as there can be.
    fn narrowest(&self) -> PlacedDigit {
        let mut best = (u32::MAX, PlacedDigit { digit: 0, band: 0, bit: 1 });
        for (digit, &plane) in self.places.iter().enumerate() {
            let open = both(plane, self.open);
            for &house in &HOUSES {
                let cells = both(open, house);
                let count = size(cells);
                if count != 0 && count < best.0 {
                    each(cells, |band, bit| best = (count, PlacedDigit { digit, band, bit }));
                    if count == 2 {
                        return best.1;
                    }
                }
            }
        }
        for (digit, &plane) in self.places.iter().enumerate() {
            each(both(plane, self.open), |band, bit| {
                let count = self.places.iter().map(|other| u32::from(other[band] & bit != 0)).sum();
                if count < best.0 {
                    best = (count, PlacedDigit { digit, band, bit });
                }
            });
        }
        best.1
    }

    /// A solution reached by guesses that `choose` draws, if one of some descents reaches one.
    pub(super) fn drawn(mut self, choose: &mut impl FnMut(usize) -> usize) -> Option<Grid> {
        self.propagate()?;
        (0..DESCENTS).find_map(|_| self.descend(choose))
    }

    /// Settles cells that `choose` draws until all are; nothing if that fails on the way.
    fn descend(mut self, choose: &mut impl FnMut(usize) -> usize) -> Option<Grid> {
        while self.open != Plane::default() {
            let place = self.draw(choose);
            let mut guess = self;
            guess.put(place);
            if guess.propagate().is_some() {
                self = guess;
            } else {
                self.remove(place);
                self.propagate()?;
            }
        }
        Some(self.grid())
    }

    /// A place drawn by `choose`: first the cell, any open one, then its digit.
    fn draw(&self, choose: &mut impl FnMut(usize) -> usize) -> PlacedDigit {
        let nth = choose(size(self.open) as usize);
        let mut at = (0, 1);
        let mut index = 0;
        each(self.open, |band, bit| {
            if index == nth {
                at = (band, bit);
            }
            index += 1;
        });
        let (band, bit) = at;
        let holds = |&digit: &usize| self.places[digit][band] & bit != 0;
        let nth = choose((0..9).filter(holds).count());
        let digit = (0..9).filter(holds).nth(nth).unwrap_or_default();
        PlacedDigit { digit, band, bit }
    }
}
