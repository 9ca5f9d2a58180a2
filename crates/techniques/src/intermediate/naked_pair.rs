//! Naked Pair.
use crate::kernels::{foreseen, subset};

crate::technique! {
    /// Two cells of a house have two digits between them; the digits go from the rest of the house.
    ///
    /// ## Why it holds
    /// The two cells take two different digits, and there are only these two: all of them are used up there.
    ///
    /// ## How to find it
    /// In a house, look at the cells with at most two candidates and see whether two of them share the same few.
    pub NakedPair = "naked-pair", "Naked Pair", Intermediate,
    zh: "显性数对" {
        what: "某区域里有两格一共只有两个候选数，该区域的其他格删去这两个数。",
        why: "这两格要填两个不同的数，而只有这两个数，所以它们都用在这里了。",
        find: "在一个区域里看至多有两个候选数的格，找候选数一共只有两个的两格。"
    }, se: 30, hodoku: "0200" 60, aliases: ["n2"],
    search: |cx, sink| subset::naked(2, cx, sink),
    foresee: |layout, solution, take| foreseen::naked(2, layout, solution, take)
}
