//! A digit that is taken from the solution.
use crate::style::Style;
use qedoku_core::{Conclusion, Step};

/// Says that nothing here proves it.
pub(super) fn why(style: Style, step: &Step) -> String {
    style.say(&GuessText::Taken { follows: &step.conclusion })
}

/// A guess in a few words.
pub(super) fn brief(style: Style) -> String {
    style.say(&GuessText::Brief)
}

/// Sentences about guesses.
#[derive(Clone, Copy, Debug)]
pub(crate) enum GuessText<'a> {
    Taken { follows: &'a Conclusion },
    Brief,
}
