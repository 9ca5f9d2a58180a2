//! One position under study.
use crate::base::dirty::DirtyHouses;
use crate::base::info::Info;
use crate::base::position_cache::{Cached, PositionCache, Refilled};
use crate::base::shape::ArgumentShape;
use crate::base::technique::Technique;
use qedoku_core::{Board, CandidateSet, CellSet, Digit, DigitSet, HouseSet, Layout, Slot, Truth};
use std::borrow::Cow;

/// The techniques there are, for searches, which the registry names and which do not name it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TechniqueLookup {
    /// The technique that an argument of a shape is.
    pub(crate) of_shape: fn(ArgumentShape) -> &'static Info,
    /// All techniques of the usual order.
    pub(crate) in_order: &'static [&'static dyn Technique],
}

/// One position under study: all that a search may look at.
#[derive(Clone, Copy, Debug)]
pub struct Context<'a> {
    /// The houses.
    pub layout: &'a Layout,
    /// The position.
    pub board: &'a Board,
    /// The techniques easier than the one that searches, easiest first: what an argument may use inside an assumption.
    pub easier: &'a [&'static dyn Technique],
    pub(crate) names: TechniqueLookup,
    watch: Option<&'a DirtyHouses>,
    cached: Option<&'a PositionCache>,
}

impl<'a> Context<'a> {
    /// A position in which every house is to be looked at, where arguments have these names.
    pub(crate) fn naming(board: &'a Board, easier: &'a [&'static dyn Technique], names: TechniqueLookup) -> Self {
        let layout = board.layout();
        Self { layout, board, easier, names, watch: None, cached: None }
    }

    /// The position, with what searches derive from it.
    pub const fn remembering(self, cached: &'a PositionCache) -> Self {
        Self { cached: Some(cached), ..self }
    }

    /// The position, with the houses that are still to be looked at.
    pub(crate) const fn watching(self, watch: &'a DirtyHouses) -> Self {
        Self { watch: Some(watch), ..self }
    }

    /// The technique that an argument of this shape is.
    pub fn info(&self, shape: ArgumentShape) -> &'static Info {
        (self.names.of_shape)(shape)
    }

    /// The structure of the type asked for that searches derived from the position so far; none where nothing is kept.
    pub fn cached<T: Cached + Default>(&self) -> Option<&'a T> {
        self.cached.map(PositionCache::of)
    }

    /// A structure derived from the position: the one that is kept, or one filled now.
    pub fn derive<T: Default + Clone + Send + 'static>(&self, fill: impl FnOnce(&mut T)) -> Cow<'a, T> {
        if let Some(kept) = self.cached::<Refilled<T>>() {
            return Cow::Borrowed(kept.get(fill));
        }
        let mut new = T::default();
        fill(&mut new);
        Cow::Owned(new)
    }

    /// The houses to look at for one digit. A search may ask only if each of its instances depends on the places of that
    /// digit in one house.
    #[inline]
    pub fn fresh(&self, digit: Digit) -> HouseSet {
        self.watch.map_or(self.layout.houses(), |watch| watch.dirty_houses(digit))
    }

    /// The houses to look at for all digits. A search may ask only if each of its instances depends on one house.
    #[inline]
    pub fn fresh_houses(&self) -> HouseSet {
        self.watch.map_or(self.layout.houses(), DirtyHouses::all_dirty_houses)
    }

    /// Says that these houses were looked at for every digit and hold no instance.
    #[inline]
    pub fn pass(&self, houses: HouseSet) {
        if let Some(watch) = self.watch {
            watch.clear(houses);
        }
    }

    /// The digits to look at. A search may ask only if each of its instances depends on the places of one digit, and none
    /// appears where places merely go from beside it.
    #[inline]
    pub fn fresh_digits(&self) -> DigitSet {
        self.watch.map_or(DigitSet::ALL, DirtyHouses::dirty_digits)
    }

    /// Says that every place of a digit was looked at and there is no instance.
    #[inline]
    pub fn pass_digit(&self, digit: Digit) {
        if let Some(watch) = self.watch {
            watch.clear_digit(digit);
        }
    }

    /// The cells that changed since this search last found nothing. Where an instance depends on a few cells alone, one of
    /// these is among them.
    #[inline]
    pub fn fresh_cells(&self) -> CellSet {
        self.watch.map_or(CellSet::ALL, DirtyHouses::dirty_cells)
    }

    /// The truth of a slot on the board.
    pub fn truth(&self, slot: Slot) -> Truth {
        self.board.truth(slot)
    }

    /// The truths of several slots on the board.
    pub fn truths(&self, slots: &[Slot]) -> Vec<Truth> {
        slots.iter().map(|&slot| self.truth(slot)).collect()
    }

    /// The digits that some cells may hold.
    pub fn digits_of(&self, cells: CellSet) -> DigitSet {
        cells.iter().fold(DigitSet::EMPTY, |all, cell| all | self.board.digits(cell))
    }

    /// The candidates of a slot that are on the board.
    pub fn members(&self, slot: Slot) -> CandidateSet {
        self.truth(slot).members()
    }
}
