//! Words that beginners are spared, and what is said to them instead.
use super::list::plural;
use crate::say;
use crate::voice::{Lang, Voice};
use qedoku_core::DigitSet;

impl Voice {
    /// The verb for cells of one house, for one or for several that do it.
    pub(crate) const fn see(self, count: usize) -> &'static str {
        if self.is_plain() {
            plural(count, "shares a row, column or box with", "share a row, column or box with")
        } else {
            plural(count, "sees", "see")
        }
    }

    /// The same in Chinese: what stands before the cells that are seen, and what stands behind them.
    pub(crate) const fn sight(self) -> [&'static str; 2] {
        if self.is_plain() { ["与", "同行、同列或同宫"] } else { ["看到", ""] }
    }

    /// The Chinese words for cells that see each other.
    pub(crate) const fn mutual(self) -> &'static str {
        if self.is_plain() { "两两同行、同列或同宫" } else { "互相看到" }
    }

    /// What rows, columns and boxes are called as one.
    pub(crate) const fn area(self, count: usize) -> &'static str {
        match (self.lang, self.is_plain()) {
            (Lang::En, false) => plural(count, "house", "houses"),
            (Lang::En, true) => plural(count, "row, column or box", "rows, columns or boxes"),
            (Lang::Zh, false) => "区域",
            (Lang::Zh, true) => "行、列或宫",
        }
    }

    /// What a place outside the cover of a fish is called.
    pub(crate) const fn fin(self, count: usize) -> &'static str {
        match (self.lang, self.is_plain()) {
            (Lang::En, false) => plural(count, "fin", "fins"),
            (Lang::En, true) => plural(count, "extra place", "extra places"),
            (Lang::Zh, false) => "鳍",
            (Lang::Zh, true) => "多出的位置",
        }
    }

    /// What cells hold, behind their names: ` {157}`.
    pub(crate) fn holding(self, digits: DigitSet) -> String {
        if !self.is_plain() {
            return format!(" {{{digits}}}");
        }
        let digits = self.and(digits);
        say!(self, en: " (candidates {digits})", zh: "（候选数 {digits}）")
    }
}
