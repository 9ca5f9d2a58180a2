//! Unique Rectangle, type 2.
use crate::kernels::uniqueness::{deadly, rectangle::Unique};

crate::technique! {
    /// Two neighboring cells of a rectangle in two boxes have one more digit than the two of the others, the same in both; it goes from the cells that see both.
    ///
    /// ## Why it holds
    /// If the four cells of a rectangle in two rows, two columns and two boxes held two digits only, the two could be swapped, and the puzzle would have a second solution. So one of them holds another digit. The only other
    /// digit is that of these two cells, so one of them holds it. The puzzle must have one solution.
    ///
    /// ## How to find it
    /// Look for two cells in a line with the same two candidates, and for two cells opposite with these and the same third one.
    pub UniqueRectangle2 = "unique-rectangle-2", "Unique Rectangle Type 2", Advanced,
    zh: "唯一矩形类型 2" {
        what: "跨两宫的矩形中，相邻两格除了共有的两个数还各多出同一个数；同时看到这两格的格删去该数。",
        why: "若跨两行、两列、两宫的矩形四格只填两个数，这两个数就可以互换，题目会有两个解，所以必有一格填别的数。别的数只有那一个，所以必在这两格之一。题目必须只有一个解。",
        find: "在一条线上找候选数相同的两个双值格，对面的两格也含这两个数，又多出同一个数。"
    }, se: 45, hodoku: "0601" 100, aliases: ["u2", "uniqueness-test-2", "ur2"], assumes: unique,
    search: |cx, sink| Unique::apply(deadly::one_digit, Unique::has_extra_side, cx, sink)
}
