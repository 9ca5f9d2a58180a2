//! Hidden Quad.
use crate::kernels::{foreseen, subset};

crate::technique! {
    /// Four digits of a house have four places between them; all other digits go from these cells.
    ///
    /// ## Why it holds
    /// The four digits need four different cells of the house, and there are only these four: no room for others is left.
    ///
    /// ## How to find it
    /// In a house, look at the digits with at most four places and see whether four of them share the same few.
    pub HiddenQuad = "hidden-quad", "Hidden Quad", Intermediate,
    zh: "隐性四数组" {
        what: "某区域里有四个数一共只有四个位置，这四格删去其他数。",
        why: "这四个数要占该区域的四个不同的格，而只有这四格，所以没有别的数的位置了。",
        find: "在一个区域里看至多有四个位置的数，找共用同样四格的四个数。"
    }, se: 54, hodoku: "0212" 150, aliases: ["h4"],
    search: |cx, sink| subset::hidden(4, cx, sink),
    foresee: |layout, solution, take| foreseen::hidden(4, layout, solution, take)
}
