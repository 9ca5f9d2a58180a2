//! The forms of the shapes whose fields are others than those of their values.
mod chain;
mod fish;
mod forcing;
mod sets;
mod subset;

use super::{Logged, ReadContext, WireError, Words, WriteContext};
use crate::argument;
use crate::layout::Layout;

pub use crate::argument::form::Pattern;

impl Pattern {
    /// True if the shape is one of those listed here.
    pub const fn is_known(&self) -> bool {
        !matches!(self, Self::Truths)
    }

    /// The form of a pattern; `words` are the texts of its step.
    pub fn new(layout: &Layout, pattern: &argument::Pattern, words: &Words) -> Self {
        pattern.form(WriteContext { layout, words: Some(words) })
    }

    /// Reads the pattern.
    pub fn to_pattern(&self, layout: &Layout) -> Result<argument::Pattern, WireError> {
        Logged::read(self, &ReadContext::new(layout))
    }
}
