//! Sentences about guesses.
use crate::language;
use crate::message::En;
use crate::words::guess::GuessText;

language! {
    en: En;

    GuessText<'_> {
        Taken { follows } =>
            "no technique of this run goes on, so the digit is taken from the solution: {follows}, which nothing here proves";
        Brief => "taken from the solution, not proved";
    }
}
