//! Almost locked sets, as they are written.
use crate::argument::{AlmostLocked, HouseGroup, LinkedSet, Sets};
use crate::ids::{Cell, House};
use crate::set::{CellSet, DigitSet};
use crate::wire::{Logged, Reading, WireError, Writing, logged, logged_kinds};

logged_kinds! {
    /// The fields of linked sets.
    #[derive(Debug)]
    pub enum Fields {
        /// Each set is linked to the next.
        Chain {
            /// The sets, in the order of the argument.
            sets: Vec<AlmostLocked>,
            /// The restricted commons of each set and the next: digits whose places in both see each other.
            links: Vec<DigitSet>,
        },
        /// Each candidate of a cell is linked to a set, which lacks this digit if the cell holds it.
        Blossom {
            /// The cell.
            stem: Cell,
            /// The sets.
            petals: Vec<Petal>,
        },
        /// Cells of a crossing with cells of both its houses.
        SueDeCoq {
            /// The cells of the crossing.
            crossing: AlmostLocked,
            /// The cells outside it.
            groups: Vec<Group>,
        },
    }

    /// Almost locked sets and how they are linked.
    #[cfg_attr(feature = "schema", schemars(rename = "Sets"))]
    form;
}

logged! {
    /// A set that the candidates of a stem link.
    #[derive(Debug)]
    pub struct Petal {
        /// The candidates of the stem.
        pub stem: DigitSet,
        /// The cells.
        pub cells: CellSet,
        /// Their digits.
        pub digits: DigitSet,
    }

    /// A set that the candidates of a stem link.
    form;
}

logged! {
    /// Cells of a house with what they may hold.
    #[derive(Debug)]
    pub struct Group {
        /// The house.
        pub house: House,
        /// The cells.
        pub cells: CellSet,
        /// Their digits.
        pub digits: DigitSet,
    }

    /// Cells of a house with what they may hold.
    #[cfg_attr(feature = "schema", schemars(rename = "HouseGroup"))]
    form;
}

impl Logged for Sets {
    type Form = <Fields as Logged>::Form;

    fn form(&self, writing: Writing<'_>) -> Self::Form {
        let fields = match self {
            Self::Chain(it) => {
                Fields::Chain { sets: self.all(), links: it.rest.iter().map(|linked| linked.common).collect() }
            }
            Self::Blossom(it) => {
                let petal = |it: &LinkedSet| Petal { stem: it.common, cells: it.set.cells, digits: it.set.digits };
                Fields::Blossom { stem: it.stem, petals: it.petals.iter().map(petal).collect() }
            }
            Self::SueDeCoq(it) => {
                let group = |it: HouseGroup| Group { house: it.house, cells: it.set.cells, digits: it.set.digits };
                Fields::SueDeCoq { crossing: it.crossing, groups: it.groups.map(group).into() }
            }
        };
        fields.form(writing)
    }

    fn read(form: &Self::Form, reading: &Reading<'_>) -> Result<Self, WireError> {
        let set = |cells, digits| AlmostLocked { cells, digits };
        match Fields::read(form, reading)? {
            Fields::Chain { sets, links } => chain(&sets, &links).ok_or_else(|| {
                let expected = "digits that each set, of one digit more than cells, shares with the next";
                reading.field("links").fault(links.len(), expected)
            }),
            Fields::Blossom { stem, petals } => {
                let petals = petals.iter().map(|it| LinkedSet { common: it.stem, set: set(it.cells, it.digits) });
                let expected = "a cell outside its petals, with a digit for each";
                Self::blossom(stem, petals).ok_or_else(|| reading.field("stem").fault(stem, expected))
            }
            Fields::SueDeCoq { crossing, groups } => {
                let group = |it: &Group| HouseGroup { house: it.house, set: set(it.cells, it.digits) };
                let two = <[Group; 2]>::try_from(groups).map(|two| two.each_ref().map(group));
                let count = two.as_ref().map_or_else(Vec::len, |two| two.len());
                let expected = "two groups, and as many cells as digits";
                let made = two.ok().and_then(|groups| Self::sue_de_coq(crossing, groups));
                made.ok_or_else(|| reading.field("groups").fault(count, expected))
            }
        }
    }
}

/// Sets of which each is linked to the next.
fn chain(sets: &[AlmostLocked], links: &[DigitSet]) -> Option<Sets> {
    let (first, rest) = sets.split_first()?;
    let linked = links.iter().zip(rest).map(|(&common, &set)| LinkedSet { common, set });
    if rest.len() == links.len() { Sets::chain(*first, linked.collect()) } else { None }
}
