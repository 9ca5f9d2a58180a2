//! Avoidable Rectangle, type 2.
use crate::kernels::uniqueness::{deadly, rectangle::Avoidable};

crate::technique! {
    /// Two cells of a rectangle in two boxes were filled, not given; the two others would complete it or hold one more digit, the same in both: it goes from the cells that see both.
    ///
    /// ## Why it holds
    /// No cell of the rectangle is given. If two digits filled its four cells, they could be swapped, and the givens would have a second
    /// solution. So one of the two open cells holds the third digit. The puzzle must have one solution.
    ///
    /// ## How to find it
    /// Mark the givens. Look at two digits placed since, and at two open cells that make a rectangle in two boxes with them and have two candidates each, one of them in common.
    pub AvoidableRectangle2 = "avoidable-rectangle-2", "Avoidable Rectangle Type 2", Advanced,
    zh: "可规避矩形类型 2" {
        what: "跨两宫的矩形中有两格已填而不是提示数，另外两格除了补满矩形的数以外还各有同一个数；同时看到这两格的格删去该数。",
        why: "矩形的四格都不是提示数。若只用两个数填满四格，两个数就可以互换，同样的提示数会有两个解。所以空着的两格中必有一格是那第三个数。题目必须只有一个解。",
        find: "标出提示数，在后来填入的两个数旁边找能构成跨两宫矩形的两个双值格，其中有一个候选数相同。"
    }, hodoku: "0608" 100, aliases: ["ar2"], assumes: unique,
    search: |cx, sink| Avoidable::apply(2, deadly::one_digit, cx, sink)
}
