//! English lists, numbers and plurals.
use crate::message::{En, Say};
use crate::words::grammar::Grammar;
use crate::words::noun::CaseScope;
use crate::words::sentence::{Sentence, SentenceRole};
use qedoku_core::{Digit, DigitSet, HouseKind};
use std::fmt;

impl Grammar for En {
    fn and(&self) -> &'static str {
        " and "
    }

    fn or(&self) -> &'static str {
        " or "
    }

    fn and_digit(&self) -> &'static str {
        self.and()
    }

    /// With a comma if one of them has an `or` of its own.
    fn either(&self, items: Vec<String>) -> String {
        if items.iter().any(|item| item.contains(" or ")) { items.join(", or ") } else { self.0.or(items) }
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
        begun(text)
    }

    fn line_begun(&self, text: String, _: SentenceRole) -> String {
        begun(text)
    }

    fn go_on(&self, text: &mut String, _: SentenceRole, sentence: Sentence) {
        text.extend([self.stop(), self.gap(), &begun(sentence.text)]);
    }

    fn clauses(&self, items: Vec<String>) -> String {
        if self.is_plain() { self.conclusions(&items) } else { self.0.and(items) }
    }

    fn conclusions(&self, items: &[String]) -> String {
        match items.split_last() {
            Some((last, before)) if !before.is_empty() => format!("{}, and {last}", before.join(", ")),
            _ => items.concat(),
        }
    }

    fn article(&self, digit: Digit) -> &'static str {
        if digit == Digit::D8 { "an " } else { "a " }
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
        let alike = |(named, numbers): &(HouseKind, Vec<String>)| {
            let word = if numbers.len() == 1 { named.word() } else { self.kinds(*named) };
            format!("{word} {}", self.0.and(numbers))
        };
        self.0.and(kinds.iter().map(alike))
    }

    fn house(&self, named: HouseKind, number: &str, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        [named.word(), " ", number].into_iter().try_for_each(|part| to.write_str(part))
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

    fn digits_at(&self, digits: String, cells: String) -> String {
        format!("{digits} at {cells}")
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

/// A text as sentences begin: with a capital, unless it begins with the name of a cell.
pub(super) fn begun(mut text: String) -> String {
    let mut word = text.bytes().take_while(|&byte| byte != b' ').peekable();
    let is_word = word.peek().is_some() && word.all(|byte| byte.is_ascii_lowercase());
    if let Some(first) = text.get_mut(..1).filter(|_| is_word) {
        first.make_ascii_uppercase();
    }
    text
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
pub(super) fn none_of(en: En, digits: DigitSet) -> String {
    let all: Vec<String> = digits.iter().map(|digit| digit.to_string()).collect();
    match all.as_slice() {
        [one] => format!("not {one}"),
        [one, other] => format!("neither {one} nor {other}"),
        _ => format!("none of {}", (*en).and(all)),
    }
}

/// Clauses that are true in every case have no word for that.
impl Say<En> for CaseScope {
    fn say(&self, _: En) -> String {
        String::new()
    }
}

/// The name of a set of so many cells or digits.
pub(in crate::words) fn set_name(count: usize) -> String {
    match count {
        2 => "pair".to_owned(),
        3 => "triple".to_owned(),
        4 => "quad".to_owned(),
        5 => "quintuple".to_owned(),
        6 => "sextuple".to_owned(),
        _ => format!("set of {count}"),
    }
}

impl En {
    /// Houses of which one is meant: `row 3, 5 or 9`, `row 4 or box 4`.
    pub(super) fn houses_or(self, houses: &crate::words::noun::Houses<'_>) -> String {
        let names: Vec<String> = houses.1.iter().map(|house| (*self).house(houses.0, house)).collect();
        let parts: Vec<(&str, &str)> = names.iter().filter_map(|name| name.rsplit_once(' ')).collect();
        match parts.as_slice() {
            [(kind, _), rest @ ..] if parts.len() == names.len() && rest.iter().all(|(other, _)| other == kind) => {
                format!(
                    "{kind} {}",
                    (*self).or(parts.iter().map(|(_, number)| (*number).to_owned()).collect::<Vec<_>>())
                )
            }
            _ => (*self).or(names),
        }
    }
}
