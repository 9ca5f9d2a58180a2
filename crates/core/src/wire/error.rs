//! The error of a field.
use super::Expected;
use std::fmt::{self, Display};

/// A field of a message that does not hold what it must.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WireError {
    /// The way to the field: `truths[2].cell`.
    pub field: String,
    /// The content found there.
    pub found: Found,
    /// The content expected there.
    pub expected: Expected,
}

/// The content found in a field.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Found {
    /// This text, or the number that it writes.
    Text(String),
    /// Something, where nothing may stand.
    Value,
    /// Nothing.
    Nothing,
    /// A strong link.
    StrongLink,
    /// A weak link.
    WeakLink,
    /// Steps nested too deep.
    DeepSteps,
}

impl<T: Display + ?Sized> From<&T> for Found {
    fn from(text: &T) -> Self {
        Self::Text(text.to_string())
    }
}

impl Display for Found {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Text(text) => text,
            Self::Value => "a value",
            Self::Nothing => "nothing",
            Self::StrongLink => "a strong link",
            Self::WeakLink => "a weak link",
            Self::DeepSteps => "steps in steps",
        })
    }
}

impl Display for WireError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: found `{}`, expected {}", self.field, self.found, self.expected)
    }
}

impl std::error::Error for WireError {}
