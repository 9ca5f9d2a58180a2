//! Templates, as they are written.
use super::Read;
use crate::argument as shape;
use crate::wire::names;
use serde::{Deserialize, Serialize};

/// Every way to place a digit on the whole board, or the ways of several digits that fit together.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Templates {
    /// The digits: that of the conclusion, and those against whose ways it is held.
    pub digits: Vec<u8>,
}

impl Templates {
    pub(super) fn new(it: &shape::Templates) -> Self {
        Self { digits: names::write_digits(it.digits) }
    }

    pub(super) fn read(&self) -> Read<shape::Templates> {
        Ok(shape::Templates { digits: names::digits("digits", &self.digits)? })
    }
}
