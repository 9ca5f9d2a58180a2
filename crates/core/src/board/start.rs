//! The candidates that a board starts with under other rules than the classic ones.
use super::Board;
use crate::ids::Digit;
use std::sync::Arc;

impl Board {
    /// Takes off what clashes with the digits on the board. Digits that the board does not have count as placed.
    pub(super) fn open_by_clashes(&mut self) {
        let layout = Arc::clone(&self.layout);
        for candidate in self.values.filled() {
            self.candidates -= layout.clashes(candidate);
            self.placed_houses[candidate.digit.index()] |= layout.houses_of(candidate.cell);
        }
        for digit in Digit::ALL {
            *self.candidates.plane_mut(digit) &= self.open;
            self.counts.add(self.plane(digit));
            if !layout.digits().contains(digit) {
                self.placed_houses[digit.index()] = layout.houses();
            }
        }
        for cell in self.open {
            self.digits[cell.index()] = self.candidates.digits(cell);
        }
    }
}
