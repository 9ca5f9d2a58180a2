//! Hidden Triple.
use crate::kernels::{foreseen, subset};

crate::technique! {
    /// Three digits of a house have three places between them; all other digits go from these cells.
    ///
    /// ## Why it holds
    /// The three digits need three different cells of the house, and there are only these three: no room for others is left.
    ///
    /// ## How to find it
    /// In a house, look at the digits with at most three places and see whether three of them share the same few.
    pub HiddenTriple = "hidden-triple", "Hidden Triple", Intermediate,
    zh: "隐性三数组" {
        what: "某区域里有三个数一共只有三个位置，这三格删去其他数。",
        why: "这三个数要占该区域的三个不同的格，而只有这三格，所以没有别的数的位置了。",
        find: "在一个区域里看至多有三个位置的数，找共用同样三格的三个数。"
    }, se: 40, hodoku: "0211" 100, aliases: ["h3"],
    search: |cx, sink| subset::hidden(3, cx, sink),
    foresee: |layout, solution, take| foreseen::hidden(3, layout, solution, take)
}
