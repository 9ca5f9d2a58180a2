//! Lists in sentences.
use super::prose::ProseText;
use crate::style::Style;
use qedoku_core::{Conclusion, DigitSet};
use std::fmt::{self, Display};

/// The number of clauses that stand in one sentence at most.
const CLAUSES: usize = 4;

impl Style {
    /// Writes `a`, `a and b`, `a, b and c`.
    pub fn and<T: Display>(self, items: impl IntoIterator<Item = T>) -> String {
        self.grammar(|it| listed(items, it.comma(), it.and()))
    }

    /// Writes `a`, `a or b`, `a, b or c`.
    pub fn or<T: Display>(self, items: impl IntoIterator<Item = T>) -> String {
        self.grammar(|it| listed(items, it.comma(), it.or()))
    }

    /// Writes digits, all of which are meant: `1, 5 and 7`.
    pub(crate) fn digits<T: Display>(self, items: impl IntoIterator<Item = T>) -> String {
        self.grammar(|it| listed(items, it.comma(), it.and_digit()))
    }

    /// Writes `a or b` of what could be sentences; with a comma if one of them has an `or` of its own.
    pub(crate) fn either(self, items: impl IntoIterator<Item = String>) -> String {
        self.grammar(|it| it.either(texts(items)))
    }

    /// The same inside a clause: behind `if`.
    pub(crate) fn either_inside(self, items: impl IntoIterator<Item = String>) -> String {
        self.grammar(|it| it.either_inside(texts(items)))
    }

    /// Writes `a, b, c`.
    pub fn commas<T: Display>(self, items: impl IntoIterator<Item = T>) -> String {
        self.grammar(|it| listed(items, it.comma(), it.comma()))
    }

    /// Writes items in a list of which all are meant.
    pub(super) fn write_and<T: Display>(
        self,
        to: &mut fmt::Formatter<'_>,
        items: impl IntoIterator<Item = T>,
    ) -> fmt::Result {
        self.grammar(|it| write_listed(to, items, it.comma(), it.and()))
    }

    /// Writes items in a list of which one is meant.
    pub(super) fn write_or<T: Display>(
        self,
        to: &mut fmt::Formatter<'_>,
        items: impl IntoIterator<Item = T>,
    ) -> fmt::Result {
        self.grammar(|it| write_listed(to, items, it.comma(), it.or()))
    }

    /// Writes digits, all of which are meant.
    pub(super) fn write_digits(self, to: &mut fmt::Formatter<'_>, digits: DigitSet) -> fmt::Result {
        self.grammar(|it| write_listed(to, digits, it.comma(), it.and_digit()))
    }

    /// Joins what could be sentences of their own: `a; b; c`.
    pub fn semicolons(self, items: impl IntoIterator<Item = String>) -> String {
        self.grammar(|it| listed(items, it.semicolon(), it.semicolon()))
    }

    /// Joins what is said at once: `a is 5, and b loses 7`.
    pub fn statements(self, items: impl IntoIterator<Item = String>) -> String {
        self.grammar(|it| it.conclusions(&texts(items)))
    }

    /// The conclusion, alone in its sentence: `so r4c5 loses 7`.
    pub(crate) fn so(self, conclusion: &Conclusion) -> String {
        self.say(&ProseText::So { gone: conclusion })
    }

    /// Joins clauses, a few of them to each sentence.
    pub(crate) fn in_sentences(self, clauses: &[String]) -> Vec<String> {
        // Sentences of about the same length: a clause alone would seem to be of another list.
        let each = clauses.len().div_ceil(clauses.len().div_ceil(CLAUSES).max(1)).max(1);
        clauses.chunks(each).map(|few| self.statements(few.to_vec())).collect()
    }

    /// The gap between two sentences: a blank, or nothing.
    pub fn gap(self) -> &'static str {
        self.grammar(|it| it.gap())
    }

    /// The sign that ends a sentence.
    pub(crate) fn stop(self) -> &'static str {
        self.grammar(|it| it.stop())
    }

    /// A text as sentences begin: with a capital, unless it begins with the name of a cell.
    pub(crate) fn begun(self, text: String) -> String {
        self.grammar(|it| it.begun(text))
    }

    /// The separator between names that have no blanks between them.
    pub(crate) fn close_comma(self) -> &'static str {
        self.grammar(|it| it.close_comma())
    }

    /// A number of things, as a word if it is small.
    pub(crate) fn count(self, count: usize) -> String {
        self.grammar(|it| it.count(count))
    }

    /// Settles the blanks of a sentence that was put together, where the language has rules for them.
    pub fn spaced(self, text: String) -> String {
        self.grammar(|it| it.spaced(text))
    }

    /// Joins what follows on each other: `a is 5, b is 7 and c is 9`.
    pub(crate) fn clauses(self, items: impl IntoIterator<Item = String>) -> String {
        self.grammar(|it| it.clauses(texts(items)))
    }
}

/// The items with a separator between them, and another one before the last.
fn listed<T: Display>(items: impl IntoIterator<Item = T>, between: &str, before_last: &str) -> String {
    let mut text = String::new();
    // A string takes whatever is written.
    let _ = write_listed(&mut text, items, between, before_last);
    text
}

/// Writes the items with a separator between them, and another one before the last.
pub(super) fn write_listed<T: Display>(
    to: &mut dyn fmt::Write,
    items: impl IntoIterator<Item = T>,
    between: &str,
    before_last: &str,
) -> fmt::Result {
    let mut items = items.into_iter().peekable();
    let mut is_first = true;
    while let Some(item) = items.next() {
        if !is_first {
            to.write_str(if items.peek().is_some() { between } else { before_last })?;
        }
        is_first = false;
        write!(to, "{item}")?;
    }
    Ok(())
}

fn texts<T: Display>(items: impl IntoIterator<Item = T>) -> Vec<String> {
    items.into_iter().map(|item| item.to_string()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::style::Lang;

    #[test]
    fn the_last_item_is_joined_by_and() {
        let [en, zh] = Lang::ALL.map(|lang| Style { language: lang, ..Style::default() });
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
        assert_eq!([en.count(2), zh.count(2), zh.count(12)], ["two", "两", "十二"]);
        assert_eq!(zh.spaced(format!("共 {} 格", zh.count(2))), "共两格");
        assert_eq!(zh.clauses(["a".to_owned(), "b".to_owned()]), "a，b");
    }
}
