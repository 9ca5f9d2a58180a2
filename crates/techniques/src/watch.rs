//! Which houses a search still has to look at.
use qedoku_core::{Board, Digit, House, HouseSet};
use std::cell::Cell;

/// For each digit, the houses that changed since a technique last looked at them and found nothing.
///
/// A technique whose instances each depend on one house may skip the others. The watches of a profile form a row: what
/// one technique has passed without a find goes on to the next.
#[derive(Clone, Debug)]
pub(crate) struct Watch {
    fresh: [Cell<HouseSet>; Digit::COUNT],
    passed: [Cell<HouseSet>; Digit::COUNT],
}

impl Watch {
    /// Nothing to look at.
    pub(crate) fn idle() -> Self {
        let none = || std::array::from_fn(|_| Cell::new(HouseSet::EMPTY));
        Self { fresh: none(), passed: none() }
    }

    /// Forgets everything.
    pub(crate) fn clear(&self) {
        for digit in Digit::ALL {
            self.fresh[digit.index()].set(HouseSet::EMPTY);
            self.passed[digit.index()].set(HouseSet::EMPTY);
        }
    }

    /// Takes in what changed on the board.
    pub(crate) fn take_touched(&self, board: &mut Board) {
        for digit in Digit::ALL {
            self.add(digit, board.touched(digit));
        }
        board.settle();
    }

    /// Hands everything on to the next technique: this one found nothing.
    pub(crate) fn hand_on(&self, next: &Self) {
        for digit in Digit::ALL {
            let index = digit.index();
            next.add(digit, self.fresh[index].take() | self.passed[index].take());
        }
    }

    fn add(&self, digit: Digit, houses: HouseSet) {
        let fresh = &self.fresh[digit.index()];
        fresh.set(fresh.get() | houses);
    }

    /// The houses in which `digit` changed.
    pub(crate) fn fresh(&self, digit: Digit) -> HouseSet {
        self.fresh[digit.index()].get()
    }

    /// The houses in which any digit changed.
    pub(crate) fn fresh_houses(&self) -> HouseSet {
        self.fresh.iter().fold(HouseSet::EMPTY, |all, houses| all | houses.get())
    }

    /// The search looked at `digit` in `house` and found nothing there.
    pub(crate) fn pass(&self, digit: Digit, house: House) {
        let (fresh, passed) = (&self.fresh[digit.index()], &self.passed[digit.index()]);
        fresh.set(fresh.get().without(house));
        passed.set(passed.get().with(house));
    }
}
