//! Odd rings, as they are written.
use super::Read;
use crate::argument as shape;
use crate::layout::Layout;
use crate::wire::{WireError, names};
use serde::{Deserialize, Serialize};

/// An odd ring of places of a digit, each in a house with the next.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Ring {
    /// The digit.
    pub digit: u8,
    /// The places in order.
    pub places: Vec<RingPlace>,
    /// The other places in their houses, one of which is true.
    pub guardians: Vec<String>,
}

/// A place of a ring.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RingPlace {
    /// The cell.
    pub cell: String,
    /// The house that it shares with the next place.
    pub house: String,
}

impl Ring {
    pub(super) fn new(layout: &Layout, ring: &shape::Ring) -> Self {
        let place = |place: &shape::RingPlace| RingPlace {
            cell: place.cell.to_string(),
            house: layout.house_name(place.house).to_owned(),
        };
        Self {
            digit: ring.digit.value(),
            places: ring.places.iter().map(place).collect(),
            guardians: names::write_cells(ring.guardians),
        }
    }

    pub(super) fn read(&self, layout: &Layout) -> Read<shape::Ring> {
        let place = |field: &str, place: &RingPlace| {
            let within = |error: WireError| error.within(field);
            let cell = names::cell("cell", &place.cell).map_err(within)?;
            Ok(shape::RingPlace { cell, house: names::house("house", &place.house, layout).map_err(within)? })
        };
        let (digit, guardians) = (names::digit("digit", self.digit)?, names::cells("guardians", &self.guardians)?);
        shape::Ring::new(digit, names::list("places", &self.places, place)?, guardians).ok_or_else(|| {
            WireError::new("places", self.places.len(), "an odd number of cells, each once, and no guardian")
        })
    }
}
