//! The error for a text or a number that stands for none of what was expected.
use crate::printable::excerpt;
use std::fmt;

/// A text or a number that stands for none of what was expected.
///
/// ```
/// use qedoku_core::{Cell, Digit, Target};
///
/// assert_eq!("r4c7".parse(), Ok(Cell::at(4, 7)));
/// assert_eq!("r4c7<>5".parse::<Target>().unwrap().to_string(), "r4c7<>5");
/// assert_eq!(Digit::try_from(0).unwrap_err().to_string(), "expected a digit from 1 to 9, found `0`");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownName {
    /// The expectation in words, such as `a cell such as r4c7`.
    pub expected: String,
    /// The text that was found instead.
    pub found: String,
}

impl UnknownName {
    /// The error for a text that is none of these words.
    pub fn of_words(what: &str, words: impl IntoIterator<Item = &'static str>, found: &str) -> Self {
        let words: Vec<&str> = words.into_iter().collect();
        Self { expected: format!("{what}: {}", words.join(", ")), found: found.to_owned() }
    }

    pub(crate) fn new(expected: &str, found: &str) -> Self {
        Self { expected: expected.to_owned(), found: found.to_owned() }
    }
}

impl fmt::Display for UnknownName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected {}, found `{}`", self.expected, excerpt(&self.found))
    }
}

impl std::error::Error for UnknownName {}
