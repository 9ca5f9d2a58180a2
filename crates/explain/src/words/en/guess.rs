//! Sentences about guesses.
use crate::language;
use crate::message::En;
use crate::words::guess::GuessText;

language! {
    en: En;

    GuessText {
        Taken => "no technique of this run goes on, so the digit is taken from the solution, and nothing here proves it";
        Brief => "taken from the solution, not proved";
    }
}
