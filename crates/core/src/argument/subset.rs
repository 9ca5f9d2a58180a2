//! As many cells as digits.
use crate::ids::{Digit, House};
use crate::set::{CellSet, DigitSet, HouseSet};
use crate::slot::Slot;
use crate::wire::{logged, logged_kinds};

logged_kinds! {
    /// As many cells as digits: one kind of them cannot do without the other.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Subset {
        /// The cells have no other digits.
        Naked(NakedSubset),
        /// The digits have no other places in the house.
        Hidden(HiddenSubset),
        /// An almost locked pair or triple: a naked subset that lacks a cell, and a hidden one that lacks a place.
        #[more("They are in houses that cross.")]
        AlmostLocked(AlmostLockedSubset),
    }

    /// As many cells as digits in a house.
    #[derive(serde::Deserialize)]
    #[serde(tag = "type", rename_all = "kebab-case")]
    form;
}

logged! {
    /// Cells that have as many digits as they are many: these digits stand there, and nowhere else in the houses around.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    #[non_exhaustive]
    pub struct NakedSubset {
        /// The cells.
        pub cells: CellSet,
        /// Their digits.
        #[more("No more and no fewer.")]
        pub digits: DigitSet,
        /// The houses that lose the digits elsewhere.
        #[more("They are around the cells; nothing goes but that.")]
        pub houses: HouseSet,
    }

    /// The cells have no other digits.
    #[cfg_attr(feature = "schema", schemars(inline))]
    form, made by Self::new(cells, digits, houses), or else digits: |form| in_row(&form.digits),
        AsManyDigitsAndHouses;
}

logged! {
    /// Digits that have as many places in a house as they are many: these cells hold nothing else.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    #[non_exhaustive]
    pub struct HiddenSubset {
        /// The house.
        pub house: House,
        /// The digits.
        pub digits: DigitSet,
        /// Their places.
        #[more("All of them: without `last` nothing goes but other digits from there, and nothing is placed.")]
        pub cells: CellSet,
        /// The digit that has one place left in the house then, if the step places it there.
        #[more("It is another one, and had more before.")]
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pub last: Option<Digit>,
    }

    /// The digits have no other places in the house.
    #[cfg_attr(feature = "schema", schemars(inline))]
    form, given Self::new(house, digits, cells).is_some(), or else digits: |form| in_row(&form.digits),
        AsManyDigits,
        given last.is_none_or(|last| !digits.contains(last)), or else last: |form| in_row(form.last.as_slice()),
        DigitBesideSubset;
}

/// An almost locked pair or triple: of two houses that cross, one has cells outside the crossing with one digit more
/// than they are many, and the other has these digits, outside the crossing, in just as few places.
///
/// The cells take all of the digits but one, which the crossing takes; the others stand in the places. So nothing else
/// in the first house holds one of the digits, and the places hold nothing else.
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

/// Digits as they stand there, in a row.
fn in_row(digits: &[u8]) -> String {
    digits.iter().map(u8::to_string).collect()
}

impl NakedSubset {
    fn new(cells: CellSet, digits: DigitSet, houses: HouseSet) -> Option<Self> {
        let fits = cells.len() == digits.len() && !cells.is_empty() && !houses.is_empty();
        fits.then_some(Self { cells, digits, houses })
    }
}

impl HiddenSubset {
    fn new(house: House, digits: DigitSet, cells: CellSet) -> Option<Self> {
        let fits = cells.len() == digits.len() && !cells.is_empty();
        fits.then_some(Self { house, digits, cells, last: None })
    }
}

impl AlmostLockedSubset {
    pub(crate) fn new(digits: DigitSet, naked: House, cells: CellSet, hidden: House, places: CellSet) -> Option<Self> {
        let few = |cells: CellSet| !cells.is_empty() && cells.len() + 1 == digits.len();
        let fits = few(cells) && few(places) && naked != hidden && !cells.meets(places);
        fits.then_some(Self { digits, naked, cells, hidden, places })
    }
}

impl Subset {
    /// A naked subset; nothing if there are not as many cells as digits, or no house.
    pub fn naked(cells: CellSet, digits: DigitSet, houses: HouseSet) -> Option<Self> {
        NakedSubset::new(cells, digits, houses).map(Self::Naked)
    }

    /// A hidden subset; nothing if there are not as many cells as digits.
    pub fn hidden(house: House, digits: DigitSet, cells: CellSet) -> Option<Self> {
        HiddenSubset::new(house, digits, cells).map(Self::Hidden)
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
        naked: House,
        cells: CellSet,
        hidden: House,
        places: CellSet,
    ) -> Option<Self> {
        AlmostLockedSubset::new(digits, naked, cells, hidden, places).map(Self::AlmostLocked)
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
