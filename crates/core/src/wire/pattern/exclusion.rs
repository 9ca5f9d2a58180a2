//! Exclusions, as they are written.
use super::Read;
use crate::argument as shape;
use crate::layout::Layout;
use crate::wire::names;
use serde::{Deserialize, Serialize};

/// Every way to fill the base with the candidate fails because another slot is left empty.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Exclusion {
    /// The cells that are filled in every way.
    pub base: Vec<String>,
    /// The slots that exclude ways.
    pub excluders: Vec<String>,
}

impl Exclusion {
    pub(super) fn new(layout: &Layout, it: &shape::Exclusion) -> Self {
        Self {
            base: names::write_cells(it.base),
            excluders: it.excluders.iter().map(|slot| slot.name(layout)).collect(),
        }
    }

    pub(super) fn read(&self, layout: &Layout) -> Read<shape::Exclusion> {
        let slot = |field: &str, text: &String| names::slot(field, text, layout);
        Ok(shape::Exclusion {
            base: names::cells("base", &self.base)?,
            excluders: names::list("excluders", &self.excluders, slot)?,
        })
    }
}
