//! 2-String Kite.
use crate::kernels::strong_pairs::{self, StrongPairShape};

crate::technique! {
    /// A digit has two places in a row and two in a column, and a box joins one place of each.
    ///
    /// ## Why it holds
    /// The two places in the box are not both right. So the row or the column takes the digit at its other end: one of the
    /// two free ends is right, and the cell that sees both cannot hold the digit.
    ///
    /// ## How to find it
    /// Look for a row and a column with two places each for a digit, one end of each in the same box. The digit is taken
    /// from the cell where the column of one free end meets the row of the other.
    pub TwoStringKite = "two-string-kite", "2-String Kite", Advanced,
    zh: "双线风筝" {
        what: "某数在一行和一列上各有两个位置，各有一格同在一个宫里；同时看到另外两端的格删去该数。",
        why: "同宫的两格不能同真，所以行或列至少有一条在另一端填该数。两个自由端至少一真，同时看到两者的那一格不能填该数。",
        find: "找某数都只有两个位置的一行和一列，各有一端在同一宫，删数的格就在一个自由端的列与另一个自由端的行的交点。"
    }, hodoku: "0401" 150, aliases: ["2sk", "kite"],
    wider: ["dual-two-string-kite"],
    search: |cx, sink| strong_pairs::search(StrongPairShape::Kite, cx, sink)
}
