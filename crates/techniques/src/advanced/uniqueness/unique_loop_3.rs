//! Unique Loop, type 3.
use crate::kernels::uniqueness::{looped, subset};

crate::technique! {
    /// Two cells of a loop of two digits have other digits, which make a naked subset with cells of the same house.
    ///
    /// ## Why it holds
    /// Going round the loop, the two digits would fill its cells in turn, and each house would have each of them once. Swapping them would be a second
    /// solution. So one of the cells holds another digit. One of the two cells does, and it takes part in the subset like a cell that holds the other digits of both. The puzzle must have one solution.
    ///
    /// ## How to find it
    /// Start from a cell with two candidates. Go from house to house to cells that have both, until the loop closes with two of them in every house it touches.
    pub UniqueLoop3 = "unique-loop-3", "Unique Loop Type 3", Advanced,
    zh: "唯一环类型 3" {
        what: "两个数的环上有两格多出别的数，这些数与同一区域的其他格构成显性数组。",
        why: "沿环一圈，两个数交替填入，每个区域各填一次，互换就是另一个解，所以必有一格填别的数。这两格中必有一格填多出的数，相当于一个含有两格所有多出数的格参与数组，所以该区域的其他格删去数组的数。题目必须只有一个解。",
        find: "从双值格出发，经各区域走到含有这两个数的格，直到闭合成环，而且环经过的每个区域里正好有两格。"
    }, se: 46, aliases: ["ul3"], wider: ["unique-rectangle-3"], assumes: unique,
    search: |cx, sink| looped::apply(subset::naked, cx, sink)
}
