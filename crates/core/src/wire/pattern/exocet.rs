//! Exocets, as they are written.
use super::Read;
use crate::argument as shape;
use crate::layout::Layout;
use crate::wire::names;
use serde::{Deserialize, Serialize};

/// Base cells whose digits must appear in the target cells.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Exocet {
    /// The base cells.
    pub base: Vec<String>,
    /// The target cells.
    pub targets: Vec<String>,
    /// The digits of the base.
    pub digits: Vec<u8>,
    /// The lines that have room for a digit of the base only if a target takes it.
    pub lines: Vec<String>,
    /// For each target, in layout order, the cells one of which repeats its digit; left out if the argument goes without
    /// them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub mirrors: Vec<Vec<String>>,
}

impl Exocet {
    pub(super) fn new(layout: &Layout, it: &shape::Exocet) -> Self {
        Self {
            base: names::write_cells(it.base),
            targets: names::write_cells(it.targets),
            digits: names::write_digits(it.digits),
            lines: names::write_houses(layout, it.lines),
            mirrors: it.mirrors.iter().map(|&cells| names::write_cells(cells)).collect(),
        }
    }

    pub(super) fn read(&self, layout: &Layout) -> Read<shape::Exocet> {
        Ok(shape::Exocet {
            base: names::cells("base", &self.base)?,
            targets: names::cells("targets", &self.targets)?,
            digits: names::digits("digits", &self.digits)?,
            lines: names::houses("lines", &self.lines, layout)?,
            mirrors: names::list("mirrors", &self.mirrors, |field, cells: &Vec<String>| names::cells(field, cells))?,
        })
    }
}
