//! As many cells as digits.
use crate::ids::{Digit, House};
use crate::set::{CellSet, DigitSet, HouseSet};
use crate::step::Slot;

/// As many cells as digits: one kind of them cannot do without the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Subset {
    /// The cells have no other digits.
    Naked(NakedSubset),
    /// The digits have no other places.
    Hidden(HiddenSubset),
    /// A naked subset that lacks a cell and a hidden one that lacks a place, in houses that cross.
    AlmostLocked(AlmostLockedSubset),
}

/// Cells that have as many digits as they are many: these digits stand there, and nowhere else in the houses around.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct NakedSubset {
    /// The cells.
    pub cells: CellSet,
    /// Their digits, no more and no fewer.
    pub digits: DigitSet,
    /// The houses around the cells that lose the digits elsewhere: nothing goes but that.
    pub houses: HouseSet,
}

/// Digits that have as many places in a house as they are many: these cells hold nothing else.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct HiddenSubset {
    /// The house.
    pub house: House,
    /// The digits.
    pub digits: DigitSet,
    /// Their places, all of them: without `last` nothing goes but other digits from there, and nothing is placed.
    pub cells: CellSet,
    /// The other digit that has one place left in the house then, and had more before, if the step places it there.
    pub last: Option<Digit>,
}

/// An almost locked pair or triple: of two houses that cross, one has cells outside the crossing with one digit more than
/// they are many, and the other has these digits, outside the crossing, in just as few places.
///
/// The cells take all of the digits but one, which the crossing takes; the others stand in the places. So nothing else in
/// the first house holds one of the digits, and the places hold nothing else.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct AlmostLockedSubset {
    /// The digits.
    pub digits: DigitSet,
    /// The house of the cells.
    pub naked: House,
    /// The cells that hold nothing but the digits, none of them in the crossing.
    pub cells: CellSet,
    /// The house of the places.
    pub hidden: House,
    /// All that the digits have in it outside the crossing.
    pub places: CellSet,
}

impl Subset {
    /// A naked subset; nothing if there are not as many cells as digits, or no house.
    pub fn naked(cells: CellSet, digits: DigitSet, houses: HouseSet) -> Option<Self> {
        let fits = cells.len() == digits.len() && !cells.is_empty() && !houses.is_empty();
        fits.then_some(Self::Naked(NakedSubset { cells, digits, houses }))
    }

    /// A hidden subset; nothing if there are not as many cells as digits.
    pub fn hidden(house: House, digits: DigitSet, cells: CellSet) -> Option<Self> {
        let fits = cells.len() == digits.len() && !cells.is_empty();
        fits.then_some(Self::Hidden(HiddenSubset { house, digits, cells, last: None }))
    }

    /// A hidden subset, and the digit that it leaves one place; nothing for other subsets, or if it is one of its own.
    pub fn leaving(self, last: Digit) -> Option<Self> {
        match self {
            Self::Hidden(it) if !it.digits.contains(last) => {
                Some(Self::Hidden(HiddenSubset { last: Some(last), ..it }))
            }
            _ => None,
        }
    }

    /// An almost locked pair or triple; nothing if the cells or the places are not one fewer than the digits, or if the
    /// houses are the same.
    pub fn almost_locked(
        digits: DigitSet,
        (naked, cells): (House, CellSet),
        (hidden, places): (House, CellSet),
    ) -> Option<Self> {
        let few = |cells: CellSet| !cells.is_empty() && cells.len() + 1 == digits.len();
        let fits = few(cells) && few(places) && naked != hidden && !cells.meets(places);
        fits.then_some(Self::AlmostLocked(AlmostLockedSubset { digits, naked, cells, hidden, places }))
    }

    /// The slots that must be filled.
    pub fn base(&self) -> Vec<Slot> {
        match self {
            Self::Naked(it) => it.cells.iter().map(Slot::Cell).collect(),
            Self::Hidden(it) => in_house(it.house, it.digits).collect(),
            Self::AlmostLocked(it) => it.cells.iter().map(Slot::Cell).chain(in_house(it.hidden, it.digits)).collect(),
        }
    }

    /// The slots that can fill them.
    pub fn cover(&self) -> Vec<Slot> {
        match self {
            Self::Naked(it) => it.houses.iter().flat_map(|house| in_house(house, it.digits)).collect(),
            Self::Hidden(it) => it.cells.iter().map(Slot::Cell).collect(),
            Self::AlmostLocked(it) => in_house(it.naked, it.digits).chain(it.places.iter().map(Slot::Cell)).collect(),
        }
    }
}

fn in_house(house: House, digits: DigitSet) -> impl Iterator<Item = Slot> {
    digits.iter().map(move |digit| Slot::House(house, digit))
}
