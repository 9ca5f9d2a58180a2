//! Naked Quad.
use crate::kernels::{foreseen, subset};

crate::technique! {
    /// Four cells of a house have four digits between them; the digits go from the rest of the house.
    ///
    /// ## Why it holds
    /// The four cells take four different digits, and there are only these four: all of them are used up there.
    ///
    /// ## How to find it
    /// In a house, look at the cells with at most four candidates and see whether four of them share the same few.
    pub NakedQuad = "naked-quad", "Naked Quad", Intermediate,
    zh: "显性四数组" {
        what: "某区域里有四格一共只有四个候选数，该区域的其他格删去这四个数。",
        why: "这四格要填四个不同的数，而只有这四个数，所以它们都用在这里了。",
        find: "在一个区域里看至多有四个候选数的格，找候选数一共只有四个的四格。"
    }, se: 50, hodoku: "0202" 120, aliases: ["n4"],
    search: |cx, sink| subset::naked(4, cx, sink),
    foresee: |layout, solution, take| foreseen::naked(4, layout, solution, take)
}
