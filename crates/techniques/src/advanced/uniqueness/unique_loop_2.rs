//! Unique Loop, type 2.
use crate::kernels::uniqueness::{deadly, looped};

crate::technique! {
    /// All cells of a loop have the same two digits, and several of them one more, the same in all; it goes from the cells that see them all.
    ///
    /// ## Why it holds
    /// Going round the loop, the two digits would fill its cells in turn, and each house would have each of them once. Swapping them would be a second
    /// solution. So one of the cells holds another digit. The only other digit is that one, so one of these cells holds it. The puzzle must have one solution.
    ///
    /// ## How to find it
    /// Start from a cell with two candidates. Go from house to house to cells that have both, until the loop closes with two of them in every house it touches.
    pub UniqueLoop2 = "unique-loop-2", "Unique Loop Type 2", Advanced,
    zh: "唯一环类型 2" {
        what: "环上各格都含同样的两个数，其中几格各多出同一个数；同时看到这几格的格删去该数。",
        why: "沿环一圈，两个数交替填入，每个区域各填一次，互换就是另一个解，所以必有一格填别的数。别的数只有那一个，所以必有其中一格填它。题目必须只有一个解。",
        find: "从双值格出发，经各区域走到含有这两个数的格，直到闭合成环，而且环经过的每个区域里正好有两格。"
    }, se: 46, aliases: ["ul2"], wider: ["unique-rectangle-2", "unique-rectangle-5"], assumes: unique,
    search: |cx, sink| looped::apply(deadly::one_digit, cx, sink)
}
