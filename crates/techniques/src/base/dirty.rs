//! Dirty houses: the houses and cells that a search still has to look at.
use qedoku_core::{Board, CellSet, Digit, DigitSet, HouseSet};
use std::cell::Cell;

/// For each digit, the houses that changed since a technique last looked at them and found nothing; and the cells that
/// changed since it last found nothing at all.
///
/// A technique whose instances each depend on one house, one digit or a few cells may skip the others. One value goes
/// through the techniques of a profile: the houses that one of them has passed without a find are shown to the next.
/// See [`DirtySets`].
#[derive(Clone, Debug)]
pub(crate) struct DirtyHouses {
    dirty: [Cell<HouseSet>; Digit::COUNT],
    /// For each digit, the houses that the technique now searching has looked at.
    cleared: [Cell<HouseSet>; Digit::COUNT],
    /// True if it has looked at any; if not, the contents of `cleared` have no meaning.
    any_cleared: Cell<bool>,
    cells: Cell<CellSet>,
}

impl DirtyHouses {
    /// Nothing to look at.
    fn idle() -> Self {
        let none = || std::array::from_fn(|_| Cell::new(HouseSet::EMPTY));
        Self { dirty: none(), cleared: none(), any_cleared: Cell::new(false), cells: Cell::new(CellSet::EMPTY) }
    }

    /// Takes the changes of the board as all that is to be looked at.
    fn start(&mut self, board: &mut Board) {
        for (fresh, digit) in self.dirty.iter_mut().zip(Digit::ALL) {
            *fresh.get_mut() = board.touched(digit);
        }
        *self.any_cleared.get_mut() = false;
        *self.cells.get_mut() = board.touched_cells();
        board.settle();
    }

    /// Adds the houses that another value has to look at, and those passed there. Here nothing is passed.
    fn add(&mut self, other: &Self) {
        for (fresh, other) in self.dirty.iter_mut().zip(&other.dirty) {
            *fresh.get_mut() |= other.get();
        }
        self.copy_cleared(other);
        *self.cells.get_mut() |= other.cells.get();
    }

    /// Becomes a copy of the other value.
    fn turn_into(&mut self, other: &Self) {
        self.dirty.clone_from(&other.dirty);
        self.copy_cleared(other);
        self.cells.clone_from(&other.cells);
    }

    /// Takes over the houses that were passed, if there are any: mostly there are none.
    fn copy_cleared(&mut self, other: &Self) {
        self.any_cleared.clone_from(&other.any_cleared);
        if other.any_cleared.get() {
            self.cleared.clone_from(&other.cleared);
        }
    }

    /// All that was passed is to be looked at again, by the next technique.
    fn restore_cleared(&mut self) {
        if self.any_cleared.take() {
            for (fresh, passed) in self.dirty.iter_mut().zip(&mut self.cleared) {
                *fresh.get_mut() |= *passed.get_mut();
            }
        }
    }

    /// The houses in which `digit` changed.
    pub(crate) fn dirty_houses(&self, digit: Digit) -> HouseSet {
        self.dirty[digit.index()].get()
    }

    /// The houses in which any digit changed.
    pub(crate) fn all_dirty_houses(&self) -> HouseSet {
        self.dirty.iter().fold(HouseSet::EMPTY, |all, houses| all | houses.get())
    }

    /// The search looked at these houses for every digit and found nothing there.
    pub(crate) fn clear(&self, houses: HouseSet) {
        for digit in Digit::ALL {
            self.clear_in(digit, houses);
        }
    }

    /// The search looked at these houses for a digit and found nothing there.
    #[inline]
    pub(crate) fn clear_in(&self, digit: Digit, houses: HouseSet) {
        self.begin_clearing();
        let fresh = &self.dirty[digit.index()];
        let passed = &self.cleared[digit.index()];
        passed.set(passed.get() | fresh.get() & houses);
        fresh.set(fresh.get() - houses);
    }

    #[inline]
    fn begin_clearing(&self) {
        if !self.any_cleared.replace(true) {
            self.cleared.iter().for_each(|passed| passed.set(HouseSet::EMPTY));
        }
    }

    /// The digits that changed anywhere.
    pub(crate) fn dirty_digits(&self) -> DigitSet {
        DigitSet::ALL.filter(|digit| !self.dirty_houses(digit).is_empty())
    }

    /// The search looked at every place of `digit` and found nothing.
    pub(crate) fn clear_digit(&self, digit: Digit) {
        self.begin_clearing();
        let fresh = &self.dirty[digit.index()];
        let passed = &self.cleared[digit.index()];
        passed.set(passed.get() | fresh.replace(HouseSet::EMPTY));
    }

    /// The cells that changed since the search last found nothing.
    pub(crate) const fn dirty_cells(&self) -> CellSet {
        self.cells.get()
    }
}

/// The dirty houses for the techniques of a profile in turn, and those saved for techniques that found something.
#[derive(Clone, Debug)]
pub(crate) struct DirtySets {
    now: DirtyHouses,
    /// For each technique, the houses it had to look at when it last found something.
    saved: Vec<SavedDirty>,
}

#[derive(Clone, Debug)]
struct SavedDirty {
    dirty: DirtyHouses,
    /// True if the technique has not looked at them since.
    waits: bool,
}

impl DirtySets {
    /// Empty sets for this number of techniques.
    pub(crate) fn new(techniques: usize) -> Self {
        Self {
            now: DirtyHouses::idle(),
            saved: vec![SavedDirty { dirty: DirtyHouses::idle(), waits: false }; techniques],
        }
    }

    /// Forgets everything.
    pub(crate) fn clear(&mut self) {
        self.saved.iter_mut().for_each(|left| left.waits = false);
    }

    /// Begins with what changed on the board.
    pub(crate) fn begin(&mut self, board: &mut Board) {
        self.now.start(board);
    }

    /// The houses that the technique at this place has to look at: all that those before it have passed, and those left
    /// here.
    #[inline]
    pub(crate) fn at(&mut self, place: usize) -> &DirtyHouses {
        if let Some(left) = self.saved.get_mut(place)
            && std::mem::take(&mut left.waits)
        {
            self.now.add(&left.dirty);
        }
        &self.now
    }

    /// The technique found nothing; the next one is shown all that it was shown.
    #[inline]
    pub(crate) fn pass(&mut self) {
        self.now.restore_cleared();
    }

    /// Saves the houses still to be looked at, because the technique at this place found something.
    pub(crate) fn mark(&mut self, place: usize) {
        if let Some(left) = self.saved.get_mut(place) {
            left.waits = true;
            left.dirty.turn_into(&self.now);
        }
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
        let mut watches = DirtySets::new(3);
        let dirty = |watches: &mut DirtySets, place| {
            let watch = watches.at(place);
            (watch.dirty_digits(), watch.dirty_cells())
        };
        let all = (DigitSet::ALL, CellSet::ALL);
        let none = (DigitSet::EMPTY, CellSet::EMPTY);
        watches.begin(&mut board);
        assert_eq!(dirty(&mut watches, 0), all);
        watches.at(0).clear_digit(Digit::D1);
        assert_eq!(dirty(&mut watches, 0), (DigitSet::ALL.without(Digit::D1), CellSet::ALL));
        watches.pass();
        assert_eq!(dirty(&mut watches, 1), all, "what was passed as well");
        watches.at(1).clear_digit(Digit::D2);
        watches.mark(1);
        watches.begin(&mut board);
        assert_eq!(dirty(&mut watches, 0), none);
        watches.pass();
        assert_eq!(dirty(&mut watches, 1), (DigitSet::ALL.without(Digit::D2), CellSet::ALL), "it had passed that");
        watches.pass();
        assert_eq!(dirty(&mut watches, 2), all);
        watches.pass();
        let cell = Cell::from_index(40);
        board.eliminate(Candidate { cell, digit: Digit::D1 });
        watches.begin(&mut board);
        watches.at(0);
        watches.mark(0);
        board.place(Candidate { cell: Cell::from_index(0), digit: Digit::D1 });
        watches.begin(&mut board);
        let changed = layout.peers(Cell::from_index(0)).with(Cell::from_index(0)).with(cell);
        assert_eq!(dirty(&mut watches, 0), (DigitSet::ALL, changed));
        watches.mark(0);
        watches.clear();
        watches.begin(&mut board);
        assert_eq!(dirty(&mut watches, 0), none);
    }
}
