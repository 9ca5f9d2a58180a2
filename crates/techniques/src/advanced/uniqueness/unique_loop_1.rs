//! Unique Loop, type 1.
use crate::kernels::uniqueness::{deadly, looped};

crate::technique! {
    /// A loop of six or more cells has the same two digits only, but for one cell; that cell holds neither.
    ///
    /// ## Why it holds
    /// Going round the loop, the two digits would fill its cells in turn, and each house would have each of them once. Swapping them would be a second
    /// solution. So one of the cells holds another digit. Only that cell can, and so the two digits go from it. The puzzle must have one solution.
    ///
    /// ## How to find it
    /// Start from a cell with two candidates. Go from house to house to cells that have both, until the loop closes with two of them in every house it touches.
    pub UniqueLoop1 = "unique-loop-1", "Unique Loop Type 1", Advanced,
    zh: "唯一环类型 1" {
        what: "六格以上的环只含同样的两个数，只有一格例外；该格删去这两个数。",
        why: "沿环一圈，两个数交替填入，每个区域各填一次，互换就是另一个解，所以必有一格填别的数。只有那一格可以，所以它不是这两个数。题目必须只有一个解。",
        find: "从双值格出发，经各区域走到含有这两个数的格，直到闭合成环，而且环经过的每个区域里正好有两格。"
    }, se: 46, aliases: ["ul1"], wider: ["unique-rectangle-1"], assumes: unique,
    search: |cx, sink| looped::apply(deadly::one_cell, cx, sink)
}
