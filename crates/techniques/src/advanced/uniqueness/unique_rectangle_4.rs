//! Unique Rectangle, type 4.
use crate::kernels::uniqueness::{deadly, rectangle::Unique};

crate::technique! {
    /// Two neighboring cells of a rectangle are the only places of one of its digits in a house; the other digit goes from both.
    ///
    /// ## Why it holds
    /// If the four cells of a rectangle in two rows, two columns and two boxes held two digits only, the two could be swapped, and the puzzle would have a second solution. So one of them holds another digit. If one of the two
    /// neighbors took the second digit, the other would take the first, and none of the four would hold anything else. The puzzle must have one solution.
    ///
    /// ## How to find it
    /// Look for two cells in a line with the same two candidates whose opposite cells have these and more. See whether one of the
    /// two digits has no other place in the line or the box of those cells.
    pub UniqueRectangle4 = "unique-rectangle-4", "Unique Rectangle Type 4", Advanced,
    zh: "唯一矩形类型 4" {
        what: "矩形的两个数中，有一个在某区域只能填在相邻的两格；这两格删去另一个数。",
        why: "若跨两行、两列、两宫的矩形四格只填两个数，这两个数就可以互换，题目会有两个解，所以必有一格填别的数。若其中一格填另一个数，前一个数就要填在另一格，四格便只剩这两个数，矛盾。题目必须只有一个解。",
        find: "在一条线上找候选数相同的两个双值格，对面的两格含这两个数又多出几个，看其中一个数在对面两格所在的线或宫里是不是没有别的位置。"
    }, se: 45, hodoku: "0603" 100, aliases: ["u4", "uniqueness-test-4", "ur4"], assumes: unique,
    search: |cx, sink| Unique::apply(deadly::locked, Unique::has_extra_side, cx, sink)
}
