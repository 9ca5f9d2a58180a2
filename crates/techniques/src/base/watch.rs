//! What a search still has to look at.
use qedoku_core::{Board, CellSet, Digit, DigitSet, HouseSet};
use std::cell::Cell;

/// For each digit, the houses that changed since a technique last looked at them and found nothing; and the cells that
/// changed since it last found nothing at all.
///
/// A technique whose instances each depend on one house, one digit or a few cells may skip the others. The watches of a profile form a row: what
/// one technique has passed without a find goes on to the next.
#[derive(Clone, Debug)]
pub(crate) struct Watch {
    fresh: [Cell<HouseSet>; Digit::COUNT],
    passed: [Cell<HouseSet>; Digit::COUNT],
    cells: Cell<CellSet>,
}

impl Watch {
    /// Nothing to look at.
    pub(crate) fn idle() -> Self {
        let none = || std::array::from_fn(|_| Cell::new(HouseSet::EMPTY));
        Self { fresh: none(), passed: none(), cells: Cell::new(CellSet::EMPTY) }
    }

    /// Forgets everything.
    pub(crate) fn clear(&mut self) {
        for digit in Digit::ALL {
            self.fresh[digit.index()].set(HouseSet::EMPTY);
            self.passed[digit.index()].set(HouseSet::EMPTY);
        }
        self.cells.set(CellSet::EMPTY);
    }

    /// Takes in what changed on the board.
    pub(crate) fn take_touched(&mut self, board: &mut Board) {
        for (fresh, digit) in self.fresh.iter_mut().zip(Digit::ALL) {
            *fresh.get_mut() |= board.touched(digit);
        }
        *self.cells.get_mut() |= board.touched_cells();
        board.settle();
    }

    /// Hands everything on to the next technique: this one found nothing.
    pub(crate) fn hand_on(&mut self, next: &mut Self) {
        for ((fresh, passed), next) in self.fresh.iter_mut().zip(&mut self.passed).zip(&mut next.fresh) {
            *next.get_mut() |= *fresh.get_mut() | *passed.get_mut();
            *fresh.get_mut() = HouseSet::EMPTY;
            *passed.get_mut() = HouseSet::EMPTY;
        }
        *next.cells.get_mut() |= self.cells.replace(CellSet::EMPTY);
    }

    /// The houses in which `digit` changed.
    pub(crate) fn fresh(&self, digit: Digit) -> HouseSet {
        self.fresh[digit.index()].get()
    }

    /// The houses in which any digit changed.
    pub(crate) fn fresh_houses(&self) -> HouseSet {
        self.fresh.iter().fold(HouseSet::EMPTY, |all, houses| all | houses.get())
    }

    /// The search looked at these houses for every digit and found nothing there.
    pub(crate) fn pass(&self, houses: HouseSet) {
        for (fresh, passed) in self.fresh.iter().zip(&self.passed) {
            passed.set(passed.get() | fresh.get() & houses);
            fresh.set(fresh.get() - houses);
        }
    }

    /// The digits that changed anywhere.
    pub(crate) fn fresh_digits(&self) -> DigitSet {
        DigitSet::ALL.filter(|digit| !self.fresh(digit).is_empty())
    }

    /// The search looked at every place of `digit` and found nothing.
    pub(crate) fn pass_digit(&self, digit: Digit) {
        let (fresh, passed) = (&self.fresh[digit.index()], &self.passed[digit.index()]);
        passed.set(passed.get() | fresh.replace(HouseSet::EMPTY));
    }

    /// The cells that changed since the search last found nothing.
    pub(crate) const fn fresh_cells(&self) -> CellSet {
        self.cells.get()
    }
}
