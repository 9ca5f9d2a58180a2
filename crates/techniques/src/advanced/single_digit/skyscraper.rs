//! Skyscraper.
use crate::kernels::strong_pairs::{self, StrongPairShape};

crate::technique! {
    /// A digit has two places in each of two parallel lines; two of the places face each other, the other two do not.
    ///
    /// ## Why it holds
    /// The two places that face each other are not both right. So one line takes the digit at its other end: one of the two
    /// free ends is right, and no cell that sees both can hold the digit.
    ///
    /// ## How to find it
    /// Look for two rows, or two columns, with two places each for a digit, one pair of which is aligned. Then look for the
    /// digit where both free ends are seen.
    pub Skyscraper = "skyscraper", "Skyscraper", Advanced,
    zh: "摩天楼" {
        what: "某数在两条平行线上各有两个位置，其中一对上下（左右）对齐，另一对不对齐；同时看到不对齐的两端的格删去该数。",
        why: "对齐的两格互相看到，不能同真，所以至少有一条线在另一端填该数。两个自由端至少一真，同时看到两者的格不能填该数。",
        find: "找某数都只有两个位置的两行或两列，其中一对位置对齐，再看两个自由端同时看到的格里有没有该数。"
    }, hodoku: "0400" 130, aliases: ["sk"],
    wider: ["x-wing", "sashimi-x-wing"],
    search: |cx, sink| strong_pairs::search(StrongPairShape::Skyscraper, cx, sink)
}
