//! Avoidable Rectangle, type 2.
use crate::kernels::uniqueness::{deadly, rectangle::Avoidable};
use crate::{Context, Info, Sink, Technique};
use std::ops::ControlFlow;

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
    zh: "可规避矩形类型 2", hodoku: "0608" 100, aliases: ["ar2"], assumes: unique
}

impl Technique for AvoidableRectangle2 {
    fn info(&self) -> &'static Info {
        &Self::INFO
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        Avoidable::apply(2, deadly::one_digit, cx, sink)
    }
}
