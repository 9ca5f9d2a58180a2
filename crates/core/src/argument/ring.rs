//! An odd ring of places.
use crate::ids::{Cell, Digit, House};
use crate::set::{CandidateSet, CellSet};
use crate::slot::Slot;
use crate::wire::logged;

logged! {
    /// Places of a digit in a ring, an odd number of them, each in a house with the next (a broken wing): were these all
    /// that the houses have, true and false would have to take turns. So one of the others there, the guardians, is true.
    #[derive(Clone, PartialEq, Eq, Debug)]
    #[non_exhaustive]
    pub struct Ring {
        /// The digit.
        pub digit: Digit,
        /// The places in order.
        pub places: Vec<RingPlace>,
        /// The other places in their houses, one of which is true.
        #[more("All of them: one is placed, or what goes sees them all.")]
        pub guardians: CellSet,
    }

    /// An odd ring of places of a digit, each in a house with the next.
    form, made by Self::new(digit, places, guardians), or else places: |form| form.places.len().to_string(),
        OddRing;
}

logged! {
    /// A place of a ring.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub struct RingPlace {
        /// The cell.
        pub cell: Cell,
        /// The house that it shares with the next place.
        pub house: House,
    }

    /// A place of a ring.
    form;
}

impl Ring {
    /// A ring; nothing if it has an even number of places, fewer than three, one of them twice, or a guardian inside.
    pub fn new(digit: Digit, places: Vec<RingPlace>, guardians: CellSet) -> Option<Self> {
        let cells: CellSet = places.iter().map(|place| place.cell).collect();
        let once = cells.len() == places.len() && !cells.meets(guardians);
        (once && places.len() % 2 == 1 && places.len() > 2).then_some(Self { digit, places, guardians })
    }

    /// Its places.
    pub fn cells(&self) -> CellSet {
        self.places.iter().map(|place| place.cell).collect()
    }

    /// Its places as candidates.
    pub fn members(&self) -> CandidateSet {
        CandidateSet::of_digit(self.digit, self.cells())
    }

    /// The digit in each house, in order.
    pub fn slots(&self) -> impl Iterator<Item = Slot> {
        self.places.iter().map(|place| Slot::House(place.house, self.digit))
    }
}
