//! Almost locked sets, as they are written.
use super::Read;
use crate::argument as shape;
use crate::layout::Layout;
use crate::wire::{WireError, names};
use serde::{Deserialize, Serialize};

/// Almost locked sets and how they are linked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Sets {
    /// Each set is linked to the next.
    Chain {
        /// The sets, in the order of the argument.
        sets: Vec<AlmostLocked>,
        /// The restricted commons of each set and the next: digits whose places in both see each other.
        links: Vec<Vec<u8>>,
    },
    /// Each candidate of a cell is linked to a set, which lacks this digit if the cell holds it.
    Blossom {
        /// The cell.
        stem: String,
        /// The sets.
        petals: Vec<Petal>,
    },
    /// Cells of a crossing with cells of both its houses.
    SueDeCoq {
        /// The cells of the crossing.
        crossing: AlmostLocked,
        /// The cells outside it.
        groups: Vec<HouseGroup>,
    },
}

/// Cells with what they may hold.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct AlmostLocked {
    /// The cells.
    pub cells: Vec<String>,
    /// Their digits.
    pub digits: Vec<u8>,
}

/// A set that the candidates of a stem link.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Petal {
    /// The candidates of the stem.
    pub stem: Vec<u8>,
    /// The cells.
    pub cells: Vec<String>,
    /// Their digits.
    pub digits: Vec<u8>,
}

/// Cells of a house with what they may hold.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct HouseGroup {
    /// The house.
    pub house: String,
    /// The cells.
    pub cells: Vec<String>,
    /// Their digits.
    pub digits: Vec<u8>,
}

impl AlmostLocked {
    pub(super) fn new(set: &shape::AlmostLocked) -> Self {
        Self { cells: names::write_cells(set.cells), digits: names::write_digits(set.digits) }
    }

    fn to_set(&self) -> Read<shape::AlmostLocked> {
        read_set(&self.cells, &self.digits)
    }
}

pub(super) fn read_set(cells: &[String], digits: &[u8]) -> Read<shape::AlmostLocked> {
    Ok(shape::AlmostLocked { cells: names::cells("cells", cells)?, digits: names::digits("digits", digits)? })
}

impl Sets {
    pub(super) fn new(layout: &Layout, sets: &shape::Sets) -> Self {
        match sets {
            shape::Sets::Chain(it) => Self::Chain {
                sets: sets.all().iter().map(AlmostLocked::new).collect(),
                links: it.rest.iter().map(|it| names::write_digits(it.common)).collect(),
            },
            shape::Sets::Blossom(it) => {
                Self::Blossom { stem: it.stem.to_string(), petals: it.petals.iter().map(Petal::new).collect() }
            }
            shape::Sets::SueDeCoq(it) => Self::SueDeCoq {
                crossing: AlmostLocked::new(&it.crossing),
                groups: it.groups.iter().map(|group| HouseGroup::new(layout, group)).collect(),
            },
        }
    }

    pub(super) fn read(&self, layout: &Layout) -> Read<shape::Sets> {
        match self {
            Self::Chain { sets, links } => chain(sets, links),
            Self::Blossom { stem, petals } => {
                let of = names::cell("stem", stem)?;
                let petals: Vec<_> = names::list("petals", petals, |field, petal: &Petal| {
                    petal.read().map_err(|error| error.within(field))
                })?;
                shape::Sets::blossom(of, petals)
                    .ok_or_else(|| WireError::new("stem", stem, "a cell outside its petals, with a digit for each"))
            }
            Self::SueDeCoq { crossing, groups } => {
                let of = crossing.to_set().map_err(|error| error.within("crossing"))?;
                let read: Vec<_> = names::list("groups", groups, |field, group: &HouseGroup| {
                    group.read(layout).map_err(|error| error.within(field))
                })?;
                let two = <[shape::HouseGroup; 2]>::try_from(read).ok();
                two.and_then(|groups| shape::Sets::sue_de_coq(of, groups))
                    .ok_or_else(|| WireError::new("groups", groups.len(), "two groups, and as many cells as digits"))
            }
        }
    }
}

fn chain(sets: &[AlmostLocked], links: &[Vec<u8>]) -> Read<shape::Sets> {
    let read: Vec<shape::AlmostLocked> =
        names::list("sets", sets, |field, set: &AlmostLocked| set.to_set().map_err(|error| error.within(field)))?;
    let commons: Vec<_> = names::list("links", links, |field, digits: &Vec<u8>| names::digits(field, digits))?;
    let linked = match read.split_first() {
        Some((first, rest)) if rest.len() == commons.len() => {
            let rest = commons.iter().zip(rest).map(|(&common, &set)| shape::LinkedSet { common, set });
            shape::Sets::chain(*first, rest.collect())
        }
        _ => None,
    };
    linked.ok_or_else(|| {
        WireError::new("links", links.len(), "digits that each set, of one digit more than cells, shares with the next")
    })
}

impl Petal {
    fn new(petal: &shape::LinkedSet) -> Self {
        let AlmostLocked { cells, digits } = AlmostLocked::new(&petal.set);
        Self { stem: names::write_digits(petal.common), cells, digits }
    }

    fn read(&self) -> Read<shape::LinkedSet> {
        let common = names::digits("stem", &self.stem)?;
        Ok(shape::LinkedSet { common, set: read_set(&self.cells, &self.digits)? })
    }
}

impl HouseGroup {
    fn new(layout: &Layout, group: &shape::HouseGroup) -> Self {
        let AlmostLocked { cells, digits } = AlmostLocked::new(&group.set);
        Self { house: layout.house_name(group.house).to_owned(), cells, digits }
    }

    fn read(&self, layout: &Layout) -> Read<shape::HouseGroup> {
        let house = names::house("house", &self.house, layout)?;
        Ok(shape::HouseGroup { house, set: read_set(&self.cells, &self.digits)? })
    }
}
