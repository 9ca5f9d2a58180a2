//! Rules of each language for names, lists and numbers.
use super::sentence::{Sentence, SentenceRole};
use crate::message::{En, Zh};
use crate::style::{Lang, Style};
use qedoku_core::{Digit, HouseKind};
use std::fmt;

/// The grammar of a language.
pub(crate) trait Grammar {
    /// The word before the last of a list all of which is meant: `a and b`, `a, b and c`.
    fn and(&self) -> &'static str;

    /// The word before the last of a list one of which is meant: `a or b`, `a, b or c`.
    fn or(&self) -> &'static str;

    /// The word before the last of a list of digits: `1, 5 and 7`.
    fn and_digit(&self) -> &'static str;

    /// `a or b` of what could be sentences.
    fn either(&self, items: Vec<String>) -> String;

    /// The same inside a clause: behind `if`.
    fn either_inside(&self, items: Vec<String>) -> String {
        self.either(items)
    }

    /// The separator between the items of a list: `a, b, c`.
    fn comma(&self) -> &'static str;

    /// The separator between names that have no blanks between them.
    fn close_comma(&self) -> &'static str;

    /// The separator between what could be sentences of their own: `a; b; c`.
    fn semicolon(&self) -> &'static str;

    /// The gap between sentences.
    fn gap(&self) -> &'static str;

    /// The sign that ends a sentence.
    fn stop(&self) -> &'static str;

    /// A text as sentences begin.
    fn begun(&self, text: String) -> String;

    /// A text as a line of a list begins; in plain words a line that follows from an assumption above it says so.
    fn line_begun(&self, text: String, role: SentenceRole) -> String;

    /// Adds a sentence to a text whose last one has the role `before`, with the sign between them.
    fn go_on(&self, text: &mut String, before: SentenceRole, sentence: Sentence);

    /// A list of clauses that follow on each other: `a is 5, b is 7 and c is 9`.
    fn clauses(&self, items: Vec<String>) -> String;

    /// A list of conclusions drawn at once: `a is 5, b loses 7`.
    fn conclusions(&self, items: &[String]) -> String;

    /// The article of a digit, with a blank behind it: `a 7`, `an 8`.
    fn article(&self, digit: Digit) -> &'static str;

    /// A number of things, as a word if it is small.
    fn count(&self, count: usize) -> String;

    /// Settles the blanks of a sentence that was put together.
    fn spaced(&self, text: String) -> String;

    /// The word for a house of a kind.
    fn kind(&self, kind: HouseKind) -> &'static str;

    /// The word for several houses of a kind.
    fn kinds(&self, kind: HouseKind) -> &'static str;

    /// Houses by their kinds and numbers: `rows 2 and 8`, `row 4 and box 5`.
    fn houses(&self, kinds: &[(HouseKind, Vec<String>)]) -> String;

    /// One house by its kind and number: `row 4`.
    fn house(&self, kind: HouseKind, number: &str, to: &mut fmt::Formatter<'_>) -> fmt::Result;

    /// The word for rows, columns and boxes as one.
    fn area(&self, count: usize) -> &'static str;

    /// The word for a place outside the cover of a fish.
    fn fin(&self, count: usize) -> &'static str;

    /// Digits and the cells that have them.
    fn digits_at(&self, digits: String, cells: String) -> String;
}

impl Style {
    /// Does something with the grammar of the language.
    pub(crate) fn grammar<T>(self, then: impl FnOnce(&dyn Grammar) -> T) -> T {
        match self.language {
            Lang::En => then(&En(self)),
            Lang::Zh => then(&Zh(self)),
        }
    }
}
