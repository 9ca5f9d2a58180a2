//! Unique Loop, type 4.
use crate::kernels::uniqueness::{deadly, looped};

crate::technique! {
    /// Two cells of a loop of two digits have other digits, and a house has one of the two in these cells only; the other of the two goes from them.
    ///
    /// ## Why it holds
    /// Going round the loop, the two digits would fill its cells in turn, and each house would have each of them once. Swapping them would be a second
    /// solution. So one of the cells holds another digit. If one of the two cells took the second digit, the other would take the first, and no cell would hold anything else. The puzzle must have one solution.
    ///
    /// ## How to find it
    /// Start from a cell with two candidates. Go from house to house to cells that have both, until the loop closes with two of them in every house it touches.
    pub UniqueLoop4 = "unique-loop-4", "Unique Loop Type 4", Advanced,
    zh: "唯一环类型 4" {
        what: "两个数的环上有两格多出别的数，而其中一个数在某区域只能填在这两格；这两格删去另一个数。",
        why: "沿环一圈，两个数交替填入，每个区域各填一次，互换就是另一个解，所以必有一格填别的数。若其中一格填另一个数，前一个数就要填在另一格，环上便没有一格填别的数，矛盾。题目必须只有一个解。",
        find: "从双值格出发，经各区域走到含有这两个数的格，直到闭合成环，而且环经过的每个区域里正好有两格。"
    }, se: 46, aliases: ["ul4"], wider: ["unique-rectangle-4"], assumes: unique,
    search: |cx, sink| looped::apply(deadly::locked, cx, sink)
}
