//! A digit that is taken from the solution.
use crate::style::Style;
use qedoku_core::Step;

/// Says that nothing here proves it.
pub(super) fn why(style: Style, step: &Step) -> String {
    style.sentences([style.say(&GuessText::Taken), style.so(&step.conclusion)])
}

/// A guess in a few words.
pub(super) fn brief(style: Style) -> String {
    style.say(&GuessText::Brief)
}

/// Sentences about guesses.
#[derive(Clone, Copy, Debug)]
pub(crate) enum GuessText {
    Taken,
    Brief,
}
