//! Turbot Fish.
use crate::kernels::strong_pairs::{self, StrongPairShape};

crate::technique! {
    /// A digit has two places in each of two houses, one place of the first sees one of the second, and the two lie neither as
    /// in a Skyscraper nor as in a 2-String Kite.
    ///
    /// ## Why it holds
    /// The two places that see each other are not both right. So one house takes the digit at its other end: one of the two
    /// free ends is right, and no cell that sees both can hold the digit.
    ///
    /// ## How to find it
    /// Look for a box with two places for a digit. From one of them go along a line to a place that has just one partner in
    /// its own line or box.
    pub TurbotFish = "turbot-fish", "Turbot Fish", Advanced,
    zh: "多宝鱼" {
        what: "某数在两个区域里各有两个位置，前者的一格看到后者的一格，而又不是摩天楼或双线风筝；同时看到另外两端的格删去该数。",
        why: "互相看到的两格不能同真，所以至少有一个区域在另一端填该数。两个自由端至少一真，同时看到两者的格不能填该数。",
        find: "找某数只有两个位置的宫，从其中一格沿线走到在自己的线或宫里只有一个共轭位置的格。"
    }, hodoku: "0403" 120, aliases: ["tf", "turbot"],
    wider: ["skyscraper", "two-string-kite", "empty-rectangle", "finned-x-wing"],
    search: |cx, sink| strong_pairs::search(StrongPairShape::Turbot, cx, sink)
}
