//! Unique Rectangle, type 1.
use crate::kernels::uniqueness::{deadly, rectangle::Unique};

crate::technique! {
    /// A rectangle in two boxes has three cells with the same two digits only; the fourth cell holds neither.
    ///
    /// ## Why it holds
    /// If the four cells of a rectangle in two rows, two columns and two boxes held two digits only, the two could be swapped, and the puzzle would have a second solution. So one of them holds another digit. Only the fourth cell can,
    /// and so the two digits go from it. The puzzle must have one solution.
    ///
    /// ## How to find it
    /// Look for three cells with the same two candidates that are corners of a rectangle in two boxes, and at the fourth corner.
    pub UniqueRectangle1 = "unique-rectangle-1", "Unique Rectangle Type 1", Advanced,
    zh: "唯一矩形类型 1" {
        what: "跨两宫的矩形有三格只含同样的两个数，第四格删去这两个数。",
        why: "若跨两行、两列、两宫的矩形四格只填两个数，这两个数就可以互换，题目会有两个解，所以必有一格填别的数。只有第四格可以，所以它不是这两个数。题目必须只有一个解。",
        find: "找构成跨两宫矩形三个角、候选数完全相同的三个双值格，再看第四个角。"
    }, se: 45, hodoku: "0600" 100, aliases: ["u1", "uniqueness-test-1", "ur1"], assumes: unique,
    search: |cx, sink| Unique::apply(deadly::one_cell, Unique::has_extra_corner, cx, sink)
}
