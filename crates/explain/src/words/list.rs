//! Lists in sentences.
use crate::voice::{Lang, Voice};
use std::fmt::Display;

impl Voice {
    /// Writes `a`, `a and b`, `a, b and c`.
    pub fn and<T: Display>(self, items: impl IntoIterator<Item = T>) -> String {
        self.joined(items, if self.lang == Lang::En { " and " } else { " 和 " })
    }

    /// Writes `a`, `a or b`, `a, b or c`.
    pub fn or<T: Display>(self, items: impl IntoIterator<Item = T>) -> String {
        self.joined(items, if self.lang == Lang::En { " or " } else { " 或 " })
    }

    fn joined<T: Display>(self, items: impl IntoIterator<Item = T>, last: &str) -> String {
        let mut items: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
        let end = items.pop().unwrap_or_default();
        // What has commas of its own, as written out cells have, is not told apart by commas.
        let is_written_out = self.is_plain() && self.lang == Lang::En && items.iter().any(|item| item.contains(", "));
        match items.is_empty() {
            true => end,
            false if is_written_out => items.join(last) + last + &end,
            false => self.commas(items) + last + &end,
        }
    }

    /// Writes `a or b` of what could be sentences; with a comma if one of them has an `or` of its own.
    pub(crate) fn either(self, items: impl IntoIterator<Item = String>) -> String {
        let items: Vec<String> = items.into_iter().collect();
        let (or, apart) = if self.lang == Lang::En { (" or ", ", or ") } else { (" 或 ", "，或 ") };
        if items.iter().any(|item| item.contains(or)) { items.join(apart) } else { self.or(items) }
    }

    /// Writes `a, b, c`.
    pub fn commas<T: Display>(self, items: impl IntoIterator<Item = T>) -> String {
        let items: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
        items.join(if self.lang == Lang::En { ", " } else { "、" })
    }

    /// Joins what could be sentences of their own: `a; b; c`.
    pub(crate) fn semicolons(self, items: impl IntoIterator<Item = String>) -> String {
        let items: Vec<String> = items.into_iter().collect();
        items.join(if self.lang == Lang::En { "; " } else { "；" })
    }

    /// A number of things, as a word if it is small.
    pub(crate) fn count(self, count: usize) -> String {
        let words = match self.lang {
            Lang::En => ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"],
            Lang::Zh => ["零", "一", "两", "三", "四", "五", "六", "七", "八", "九", "十"],
        };
        words.get(count).map_or_else(|| count.to_string(), |&word| word.to_owned())
    }

    /// Settles the blanks of a Chinese sentence: none between Chinese characters or before Chinese punctuation, where
    /// templates have them for names that begin with a letter or a digit; one between a Chinese character and a letter.
    pub fn spaced(self, text: String) -> String {
        if self.lang == Lang::En {
            return text;
        }
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

    /// Joins what follows on each other: `a is 5, b is 7 and c is 9`.
    pub(crate) fn clauses(self, items: impl IntoIterator<Item = String>) -> String {
        match self.lang {
            Lang::En if self.is_plain() => items.into_iter().collect::<Vec<_>>().join(", and "),
            Lang::En => self.and(items),
            Lang::Zh => items.into_iter().collect::<Vec<_>>().join("，"),
        }
    }
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

/// What so many places are called that are seen together.
pub(super) const fn both(count: usize) -> &'static str {
    if count == 2 { "both" } else { "all of these" }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_item_is_joined_by_and() {
        let [en, zh] = Lang::ALL.map(|lang| Voice { lang, ..Voice::default() });
        assert_eq!(en.and(["a"; 0]), "");
        assert_eq!(en.and(["a"]), "a");
        assert_eq!(en.and(["a", "b"]), "a and b");
        assert_eq!(en.and([1, 2, 3]), "1, 2 and 3");
        assert_eq!(en.or([1, 2, 3]), "1, 2 or 3");
        assert_eq!(en.commas([1, 2, 3]), "1, 2, 3");
        assert_eq!(zh.and([1, 2, 3]), "1、2 和 3");
        assert_eq!(zh.or([1, 2]), "1 或 2");
        assert_eq!(zh.spaced("则 它是 1，在D、E行".to_owned()), "则它是 1，在 D、E 行");
        assert_eq!(zh.spaced("看到 r1c1 ，它 ：r1c2 （r1c3 ）".to_owned()), "看到 r1c1，它：r1c2（r1c3）");
        assert_eq!([en.count(2), zh.count(2), zh.count(12)], ["two", "两", "12"]);
        assert_eq!(zh.spaced(format!("共 {} 格", zh.count(2))), "共两格");
        assert_eq!(zh.clauses(["a".to_owned(), "b".to_owned()]), "a，b");
    }
}
