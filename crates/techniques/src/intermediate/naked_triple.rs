//! Naked Triple.
use crate::kernels::{foreseen, subset};

crate::technique! {
    /// Three cells of a house have three digits between them; the digits go from the rest of the house.
    ///
    /// ## Why it holds
    /// The three cells take three different digits, and there are only these three: all of them are used up there.
    ///
    /// ## How to find it
    /// In a house, look at the cells with at most three candidates and see whether three of them share the same few.
    pub NakedTriple = "naked-triple", "Naked Triple", Intermediate,
    zh: "显性三数组" {
        what: "某区域里有三格一共只有三个候选数，该区域的其他格删去这三个数。",
        why: "这三格要填三个不同的数，而只有这三个数，所以它们都用在这里了。",
        find: "在一个区域里看至多有三个候选数的格，找候选数一共只有三个的三格。"
    }, se: 36, hodoku: "0201" 80, aliases: ["n3"],
    search: |cx, sink| subset::naked(3, cx, sink),
    foresee: |layout, solution, take| foreseen::naked(3, layout, solution, take)
}
