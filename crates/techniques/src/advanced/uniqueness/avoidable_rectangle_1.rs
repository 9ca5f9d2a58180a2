//! Avoidable Rectangle, type 1.
use crate::kernels::uniqueness::{deadly, rectangle::Avoidable};

crate::technique! {
    /// Three cells of a rectangle in two boxes were filled with two digits, none of them given; the fourth cell does not complete the rectangle.
    ///
    /// ## Why it holds
    /// No cell of the rectangle is given. If two digits filled its four cells, they could be swapped, and the givens would have a second
    /// solution. So the open cell holds something else. The puzzle must have one solution.
    ///
    /// ## How to find it
    /// Mark the givens. Look at the digits placed since: three corners of a rectangle in two boxes, two of them with the same digit.
    pub AvoidableRectangle1 = "avoidable-rectangle-1", "Avoidable Rectangle Type 1", Advanced,
    zh: "可规避矩形类型 1" {
        what: "跨两宫的矩形中有三格已填了两个数，都不是提示数；第四格删去会使矩形只剩这两个数的那个候选数。",
        why: "矩形的四格都不是提示数。若只用两个数填满四格，两个数就可以互换，同样的提示数会有两个解。所以空着的一格是别的数。题目必须只有一个解。",
        find: "标出提示数，在后来填入的数里找跨两宫的矩形的三个角，其中对角的两个数相同。"
    }, hodoku: "0607" 100, aliases: ["ar1"], assumes: unique,
    search: |cx, sink| Avoidable::apply(1, deadly::one_cell, cx, sink)
}
