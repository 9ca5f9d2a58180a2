//! Unique Rectangle, type 5.
use crate::kernels::uniqueness::{deadly, rectangle::Unique};

crate::technique! {
    /// Two opposite cells or three cells of a rectangle have one more digit than its two, the same in all of them; it goes from the cells that see them all.
    ///
    /// ## Why it holds
    /// If the four cells of a rectangle in two rows, two columns and two boxes held two digits only, the two could be swapped, and the puzzle would have a second solution. So one of them holds another digit. The only other
    /// digit is the same wherever there is one, so one of these cells holds it. The puzzle must have one solution.
    ///
    /// ## How to find it
    /// Look for a rectangle in two boxes whose cells have only three digits between them, one cell or two opposite ones only two.
    pub UniqueRectangle5 = "unique-rectangle-5", "Unique Rectangle Type 5", Advanced,
    zh: "唯一矩形类型 5" {
        what: "矩形的两个对角格或三格，除了共有的两个数还各多出同一个数；同时看到这几格的格删去该数。",
        why: "若跨两行、两列、两宫的矩形四格只填两个数，这两个数就可以互换，题目会有两个解，所以必有一格填别的数。多出的都是同一个数，所以必在这几格之一。题目必须只有一个解。",
        find: "找一共只有三个候选数的跨两宫矩形，其中一格或两个对角格只有两个数。"
    }, hodoku: "0604" 100, aliases: ["u5", "uniqueness-test-5", "ur5"], assumes: unique,
    search: |cx, sink| Unique::apply(deadly::one_digit, |it| !it.at.is_side(it.extra), cx, sink)
}
