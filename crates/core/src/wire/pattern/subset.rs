//! As many cells as digits, as they are written.
use super::Read;
use crate::argument as shape;
use crate::layout::Layout;
use crate::wire::{WireError, names};
use serde::{Deserialize, Serialize};

/// As many cells as digits in a house.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Subset {
    /// The cells have no other digits.
    Naked {
        /// The cells.
        cells: Vec<String>,
        /// Their digits.
        digits: Vec<u8>,
        /// The houses that lose the digits elsewhere.
        houses: Vec<String>,
    },
    /// The digits have no other places in the house.
    Hidden {
        /// The house.
        house: String,
        /// The digits.
        digits: Vec<u8>,
        /// Their places.
        cells: Vec<String>,
        /// The digit that has one place left in the house then, if the step places it there.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        last: Option<u8>,
    },
    /// An almost locked pair or triple: a naked subset that lacks a cell, and a hidden one that lacks a place.
    AlmostLocked {
        /// The digits.
        digits: Vec<u8>,
        /// The cells that hold nothing but these, one fewer.
        naked: Places,
        /// What the digits have in the other house outside the crossing, one place fewer.
        hidden: Places,
    },
}

/// Cells of a house.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Places {
    /// The house.
    pub house: String,
    /// The cells.
    pub cells: Vec<String>,
}

impl Subset {
    pub(super) fn new(layout: &Layout, subset: &shape::Subset) -> Self {
        match subset {
            shape::Subset::Naked(it) => Self::Naked {
                cells: names::write_cells(it.cells),
                digits: names::write_digits(it.digits),
                houses: names::write_houses(layout, it.houses),
            },
            shape::Subset::Hidden(it) => Self::Hidden {
                house: layout.house_name(it.house).to_owned(),
                digits: names::write_digits(it.digits),
                cells: names::write_cells(it.cells),
                last: it.last.map(crate::ids::Digit::value),
            },
            shape::Subset::AlmostLocked(it) => {
                let places = |house, cells| Places {
                    house: layout.house_name(house).to_owned(),
                    cells: names::write_cells(cells),
                };
                Self::AlmostLocked {
                    digits: names::write_digits(it.digits),
                    naked: places(it.naked, it.cells),
                    hidden: places(it.hidden, it.places),
                }
            }
        }
    }

    pub(super) fn read(&self, layout: &Layout) -> Read<shape::Subset> {
        let broken = |expected| WireError::new("digits", self.digits(), expected);
        match self {
            Self::Naked { cells, digits, houses } => shape::Subset::naked(
                names::cells("cells", cells)?,
                names::digits("digits", digits)?,
                names::houses("houses", houses, layout)?,
            )
            .ok_or_else(|| broken("as many digits as cells, and houses that lose them")),
            Self::Hidden { house, digits, cells, last } => {
                let house = names::house("house", house, layout)?;
                let (digits, cells) = (names::digits("digits", digits)?, names::cells("cells", cells)?);
                let subset =
                    shape::Subset::hidden(house, digits, cells).ok_or_else(|| broken("as many digits as cells"))?;
                let Some(last) = *last else { return Ok(subset) };
                let digit = names::digit("last", last)?;
                subset.leaving(digit).ok_or_else(|| WireError::new("last", last, "a digit beside those of the subset"))
            }
            Self::AlmostLocked { digits, naked, hidden } => {
                let [naked, hidden] = [("naked", naked), ("hidden", hidden)].map(|(field, it)| {
                    let house = names::house("house", &it.house, layout).map_err(|error| error.within(field))?;
                    Ok((house, names::cells("cells", &it.cells).map_err(|error| error.within(field))?))
                });
                shape::Subset::almost_locked(names::digits("digits", digits)?, naked?, hidden?)
                    .ok_or_else(|| broken("one digit more than cells in each of two houses"))
            }
        }
    }

    fn digits(&self) -> String {
        match self {
            Self::Naked { digits, .. } | Self::Hidden { digits, .. } | Self::AlmostLocked { digits, .. } => {
                digits.iter().map(u8::to_string).collect()
            }
        }
    }
}
