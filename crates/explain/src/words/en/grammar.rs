//! English lists, numbers and plurals.
use crate::message::{En, Say};
use crate::words::grammar::Grammar;
use crate::words::noun::CaseScope;
use qedoku_core::{Digit, DigitSet, HouseKind};

impl Grammar for En {
    fn and(&self, items: Vec<String>) -> String {
        joined(items, " and ")
    }

    fn or(&self, items: Vec<String>) -> String {
        joined(items, " or ")
    }

    fn digits(&self, items: Vec<String>) -> String {
        self.and(items)
    }

    /// With a comma if one of them has an `or` of its own.
    fn either(&self, items: Vec<String>) -> String {
        if items.iter().any(|item| item.contains(" or ")) { items.join(", or ") } else { self.or(items) }
    }

    fn comma(&self) -> &'static str {
        ", "
    }

    fn close_comma(&self) -> &'static str {
        ","
    }

    fn semicolon(&self) -> &'static str {
        "; "
    }

    fn gap(&self) -> &'static str {
        " "
    }

    fn stop(&self) -> &'static str {
        "."
    }

    fn begun(&self, text: String) -> String {
        begun(&text)
    }

    fn behind(&self, _: &str, sentence: String) -> String {
        format!("{}{}{}", self.stop(), self.gap(), self.begun(sentence))
    }

    fn clauses(&self, items: Vec<String>) -> String {
        if self.is_plain() { self.conclusions(&items) } else { self.and(items) }
    }

    fn conclusions(&self, items: &[String]) -> String {
        match items.split_last() {
            Some((last, before)) if !before.is_empty() => format!("{}, and {last}", before.join(", ")),
            _ => items.concat(),
        }
    }

    fn one(&self, digit: Digit) -> String {
        let article = if digit == Digit::D8 { "an" } else { "a" };
        format!("{article} {digit}")
    }

    fn count(&self, count: usize) -> String {
        let words =
            ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];
        words.get(count).map_or_else(|| count.to_string(), |&word| word.to_owned())
    }

    fn spaced(&self, text: String) -> String {
        text
    }

    fn kind(&self, kind: HouseKind) -> &'static str {
        kind.word()
    }

    fn kinds(&self, kind: HouseKind) -> &'static str {
        match kind {
            HouseKind::Row => "rows",
            HouseKind::Column => "columns",
            HouseKind::Box => "boxes",
            HouseKind::Diagonal => "diagonals",
            HouseKind::Region => "regions",
            HouseKind::Group => "groups",
        }
    }

    fn houses(&self, kinds: &[(HouseKind, Vec<String>)]) -> String {
        let alike = |(kind, numbers): &(HouseKind, Vec<String>)| {
            let word = if numbers.len() == 1 { kind.word() } else { self.kinds(*kind) };
            format!("{word} {}", self.and(numbers.clone()))
        };
        let names: Vec<String> = kinds.iter().map(alike).collect();
        self.and(names)
    }

    fn area(&self, count: usize) -> &'static str {
        if self.is_plain() {
            plural(count, "row, column or box", "rows, columns or boxes")
        } else {
            plural(count, "house", "houses")
        }
    }

    fn fin(&self, count: usize) -> &'static str {
        if self.is_plain() { plural(count, "extra place", "extra places") } else { plural(count, "fin", "fins") }
    }

    fn digits_at(&self, digits: Vec<String>, cells: String) -> String {
        format!("{} at {cells}", self.digits(digits))
    }
}

impl En {
    /// The verb for cells of one house, for one or for several that do it.
    pub(super) const fn see(self, count: usize) -> &'static str {
        if self.0.is_plain() {
            plural(count, "shares a row, column or box with", "share a row, column or box with")
        } else {
            plural(count, "sees", "see")
        }
    }
}

fn joined(mut items: Vec<String>, last: &str) -> String {
    let end = items.pop().unwrap_or_default();
    if items.is_empty() { end } else { items.join(", ") + last + &end }
}

/// A text as sentences begin: with a capital, unless it begins with the name of a cell.
pub(super) fn begun(text: &str) -> String {
    let word = text.split(' ').next().unwrap_or_default();
    let is_word = !word.is_empty() && word.chars().all(|c| c.is_ascii_lowercase());
    if is_word { text[..1].to_uppercase() + &text[1..] } else { text.to_owned() }
}

/// Picks the form for one or for several.
pub(super) const fn plural<'t>(count: usize, one: &'t str, several: &'t str) -> &'t str {
    if count == 1 { one } else { several }
}

/// The words for all of `count` single places; none is for groups of places.
pub(super) const fn all_of(count: usize) -> &'static str {
    match count {
        2 => "both",
        3 => "all three",
        4 => "all four",
        _ => "all of these",
    }
}

/// Digits of some houses: `the 6 and the 7`, `the 2, 5 and 7`.
pub(super) fn the_digits(en: En, digits: DigitSet) -> String {
    match digits.len() {
        2 => (*en).and(digits.iter().map(|digit| format!("the {digit}"))),
        _ => format!("the {}", (*en).and(digits)),
    }
}

/// None of some digits: `not 3`, `neither 3 nor 4`, `none of 3, 4 and 7`.
pub(super) fn none_of(digits: DigitSet) -> String {
    let all: Vec<String> = digits.iter().map(|digit| digit.to_string()).collect();
    match all.as_slice() {
        [one] => format!("not {one}"),
        [one, other] => format!("neither {one} nor {other}"),
        _ => format!("none of {}", joined(all, " and ")),
    }
}

/// What is so in every case has no word of its own.
impl Say<En> for CaseScope {
    fn say(&self, _: En) -> String {
        String::new()
    }
}
