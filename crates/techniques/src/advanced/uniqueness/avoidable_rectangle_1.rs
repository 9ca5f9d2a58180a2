//! Avoidable Rectangle, type 1.
use crate::kernels::uniqueness::{deadly, rectangle::Avoidable};
use crate::{Context, Info, Sink, Technique};
use std::ops::ControlFlow;

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
    zh: "可规避矩形类型 1", hodoku: "0607" 100, aliases: ["ar1"], assumes: unique
}

impl Technique for AvoidableRectangle1 {
    fn info(&self) -> &'static Info {
        &Self::INFO
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        Avoidable::apply(1, deadly::one_cell, cx, sink)
    }
}
