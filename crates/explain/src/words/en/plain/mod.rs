//! English sentences for beginners, in files named like those of what they describe.
mod cases;
mod chain;
mod count;
mod deadly;
mod facts;
mod fish;
mod locked;
mod patterns;
mod sets;
mod single;

/// The word for `count` things.
const fn all(count: usize) -> &'static str {
    match count {
        2 => "both",
        _ => "all",
    }
}

/// The verb for one or for several.
const fn are(count: usize) -> &'static str {
    if count == 1 { "is" } else { "are" }
}

/// The article before a digit.
const fn an(digit: qedoku_core::Digit) -> &'static str {
    match digit {
        qedoku_core::Digit::D8 => "an",
        _ => "a",
    }
}

/// Digits, several of each: `2s and 4s`.
pub(super) fn several(digits: qedoku_core::DigitSet, and: impl Fn(Vec<String>) -> String) -> String {
    and(digits.iter().map(|digit| format!("{digit}s")).collect())
}

/// The number of a case as a word.
fn ordinal(number: usize) -> String {
    let words = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth"];
    words.get(number.wrapping_sub(1)).map_or_else(|| format!("{number}th"), |&word| word.to_owned())
}
