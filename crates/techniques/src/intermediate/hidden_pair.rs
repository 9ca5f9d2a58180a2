//! Hidden Pair.
use crate::kernels::{foreseen, subset};

crate::technique! {
    /// Two digits of a house have two places between them; all other digits go from these cells.
    ///
    /// ## Why it holds
    /// The two digits need two different cells of the house, and there are only these two: no room for others is left.
    ///
    /// ## How to find it
    /// In a house, look at the digits with at most two places and see whether two of them share the same few.
    pub HiddenPair = "hidden-pair", "Hidden Pair", Intermediate,
    zh: "隐性数对" {
        what: "某区域里有两个数一共只有两个位置，这两格删去其他数。",
        why: "这两个数要占该区域的两个不同的格，而只有这两格，所以没有别的数的位置了。",
        find: "在一个区域里看至多有两个位置的数，找共用同样两格的两个数。"
    }, se: 34, hodoku: "0210" 70, aliases: ["h2"],
    search: |cx, sink| subset::hidden(2, cx, sink),
    foresee: |layout, solution, take| foreseen::hidden(2, layout, solution, take)
}
