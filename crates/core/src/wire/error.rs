//! The error of a field.
use std::fmt;

/// A field of a message that does not hold what it must.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WireError {
    /// The way to the field: `truths[2].cell`.
    pub field: String,
    /// The content found there.
    pub found: String,
    /// The content expected there.
    pub expected: &'static str,
}

impl fmt::Display for WireError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: found `{}`, expected {}", self.field, self.found, self.expected)
    }
}

impl std::error::Error for WireError {}
