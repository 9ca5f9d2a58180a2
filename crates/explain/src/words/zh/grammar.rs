//! Chinese lists, numbers and blanks.
use crate::message::Zh;
use crate::style::Notation;
use crate::words::grammar::Grammar;
use qedoku_core::{Digit, HouseKind};

impl Grammar for Zh {
    fn and(&self, items: Vec<String>) -> String {
        joined(items, " 和 ")
    }

    fn or(&self, items: Vec<String>) -> String {
        joined(items, " 或 ")
    }

    fn either(&self, items: Vec<String>) -> String {
        if items.iter().any(|item| item.contains(" 或 ")) { items.join("，或 ") } else { self.or(items) }
    }

    fn comma(&self) -> &'static str {
        "、"
    }

    fn close_comma(&self) -> &'static str {
        "、"
    }

    fn semicolon(&self) -> &'static str {
        "；"
    }

    fn gap(&self) -> &'static str {
        ""
    }

    fn stop(&self) -> &'static str {
        "。"
    }

    fn begun(&self, text: String) -> String {
        text
    }

    fn clauses(&self, items: Vec<String>) -> String {
        items.join("，")
    }

    fn conclusions(&self, items: &[String]) -> String {
        items.join("，")
    }

    fn one(&self, digit: Digit) -> String {
        digit.to_string()
    }

    fn count(&self, count: usize) -> String {
        let words = ["零", "一", "两", "三", "四", "五", "六", "七", "八", "九", "十", "十一", "十二"];
        words.get(count).map_or_else(|| count.to_string(), |&word| word.to_owned())
    }

    /// None between Chinese characters or before Chinese punctuation, where sentences have them for names that begin
    /// with a letter or a digit; one between a Chinese character and a letter.
    fn spaced(&self, text: String) -> String {
        let mut out = String::with_capacity(text.len());
        let mut left = text.chars().peekable();
        while let Some(c) = left.next() {
            let inside = |next: &char| is_wide(*next) || !next.is_ascii() && out.ends_with(|c: char| !c.is_ascii());
            if c == ' ' && left.peek().is_some_and(inside) {
                continue;
            }
            out.push(c);
            let touch =
                |next: &char| (is_han(c) && next.is_ascii_alphabetic()) || (c.is_ascii_alphabetic() && is_han(*next));
            out.extend(left.peek().is_some_and(touch).then_some(' '));
        }
        out
    }

    fn kind(&self, kind: HouseKind) -> &'static str {
        self.kinds(kind)
    }

    fn kinds(&self, kind: HouseKind) -> &'static str {
        match kind {
            HouseKind::Row => "行",
            HouseKind::Column => "列",
            HouseKind::Box => "宫",
            HouseKind::Diagonal => "条对角线",
            HouseKind::Region => "个额外区域",
            HouseKind::Group => "组",
        }
    }

    fn houses(&self, kinds: &[(HouseKind, Vec<String>)]) -> String {
        let alike = |(kind, numbers): &(HouseKind, Vec<String>)| {
            let word = self.kinds(*kind);
            let list = numbers.join("、");
            let is_lettered = self.notation == Notation::A1 && *kind == HouseKind::Row;
            if is_lettered { format!("{list}{word}") } else { format!("第{list}{word}") }
        };
        let names: Vec<String> = kinds.iter().map(alike).collect();
        match names.split_last() {
            Some((last, before)) if !before.is_empty() => format!("{}和{last}", before.join("、")),
            _ => names.concat(),
        }
    }

    fn area(&self, _: usize) -> &'static str {
        if self.is_plain() { "行、列或宫" } else { "区域" }
    }

    fn fin(&self, _: usize) -> &'static str {
        if self.is_plain() { "多出的位置" } else { "鳍" }
    }

    /// Two lists within each other are not both joined by the same word.
    fn digits_at(&self, digits: &[String], cells: String, is_alone: bool) -> String {
        let digits = if is_alone { self.and(digits.to_vec()) } else { digits.join("、") };
        format!("{cells} 的 {digits}")
    }
}

fn joined(mut items: Vec<String>, last: &str) -> String {
    let end = items.pop().unwrap_or_default();
    if items.is_empty() { end } else { items.join("、") + last + &end }
}

/// Whether this is a Chinese character, not a sign of punctuation.
fn is_han(c: char) -> bool {
    ('\u{4e00}'..='\u{9fff}').contains(&c)
}

/// Whether this is Chinese punctuation, which has its room inside.
fn is_wide(c: char) -> bool {
    ('\u{3000}'..='\u{303f}').contains(&c) || ('\u{ff00}'..='\u{ffef}').contains(&c)
}

/// Picks the form for one or for several.
pub(super) const fn plural<'t>(count: usize, one: &'t str, several: &'t str) -> &'t str {
    if count == 1 { one } else { several }
}

/// The words for all of `count` single places; none is for groups of places.
pub(super) const fn all_of(count: usize) -> &'static str {
    match count {
        2 => "两格",
        3 => "三格",
        4 => "四格",
        _ => "这些格",
    }
}
