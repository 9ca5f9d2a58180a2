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

#[cfg(test)]
mod tests {
    use super::*;
    use qedoku_core::{Candidate, Cell, Grid, Layout, Puzzle};

    #[test]
    fn a_search_is_shown_what_changed_since_it_found_nothing() {
        let layout = Layout::classic();
        let mut board = Board::new(layout, &Puzzle::from_givens(Grid::EMPTY));
        let (mut first, mut second) = (Watch::idle(), Watch::idle());
        first.take_touched(&mut board);
        assert_eq!((first.fresh_digits(), first.fresh_cells()), (DigitSet::ALL, CellSet::ALL));
        first.pass_digit(Digit::D1);
        assert_eq!(first.fresh_digits(), DigitSet::ALL.without(Digit::D1));
        first.hand_on(&mut second);
        assert_eq!((first.fresh_digits(), first.fresh_cells()), (DigitSet::EMPTY, CellSet::EMPTY));
        assert_eq!(
            (second.fresh_digits(), second.fresh_cells()),
            (DigitSet::ALL, CellSet::ALL),
            "what was passed as well"
        );
        board.eliminate(layout, Candidate { cell: Cell::new(40), digit: Digit::D1 });
        first.take_touched(&mut board);
        assert_eq!((first.fresh_digits(), first.fresh_cells()), (DigitSet::of(Digit::D1), CellSet::of(Cell::new(40))));
        board.place(layout, Candidate { cell: Cell::new(0), digit: Digit::D1 });
        first.take_touched(&mut board);
        let changed = layout.peers(Cell::new(0)).with(Cell::new(0)).with(Cell::new(40));
        assert_eq!((first.fresh_digits(), first.fresh_cells()), (DigitSet::ALL, changed));
    }
}
