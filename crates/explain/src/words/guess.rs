//! A digit that is taken from the solution.
use crate::voice::Voice;
use qedoku_core::{Conclusion, Step};

/// Says that nothing here proves it.
pub(super) fn why(voice: Voice, step: &Step) -> String {
    voice.say(&GuessText::Taken { follows: &step.conclusion })
}

/// The same in a few words.
pub(super) fn brief(voice: Voice) -> String {
    voice.say(&GuessText::Brief)
}

/// Sentences about guesses.
#[derive(Clone, Copy, Debug)]
pub(crate) enum GuessText<'a> {
    Taken { follows: &'a Conclusion },
    Brief,
}
