//! Locked candidates, as they are written.
use super::Read;
use crate::argument as shape;
use crate::layout::Layout;
use crate::wire::{WireError, names};
use serde::{Deserialize, Serialize};

/// A digit of one house is left only where the house crosses another.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Confined {
    /// The digit.
    pub digit: u8,
    /// The house that confines it.
    pub from: String,
    /// The house that loses it elsewhere.
    pub to: String,
    /// The house that has one place left for the digit then, if the step places it there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last: Option<String>,
}

impl Confined {
    pub(super) fn new(layout: &Layout, confined: &shape::Confined) -> Self {
        let named = |house| layout.house_name(house).to_owned();
        Self {
            digit: confined.digit.value(),
            from: named(confined.from),
            to: named(confined.to),
            last: confined.last.map(named),
        }
    }

    pub(super) fn read(&self, layout: &Layout) -> Read<shape::Confined> {
        let digit = names::digit("digit", self.digit)?;
        let (from, to) = (names::house("from", &self.from, layout)?, names::house("to", &self.to, layout)?);
        let confined = shape::Confined::new(digit, from, to)
            .ok_or_else(|| WireError::new("to", &self.to, "another house than the one that confines the digit"))?;
        let last = self.last.as_ref().map(|text| names::house("last", text, layout)).transpose()?;
        Ok(last.map_or(confined, |last| confined.leaving(last)))
    }
}
