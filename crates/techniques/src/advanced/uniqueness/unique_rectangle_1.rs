//! Unique Rectangle, type 1.
use crate::kernels::uniqueness::{deadly, rectangle::Unique};
use crate::{Context, Info, Sink, Technique};
use std::ops::ControlFlow;

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
    zh: "唯一矩形类型 1", se: 45, hodoku: "0600" 100, aliases: ["u1", "uniqueness-test-1", "ur1"], assumes: unique
}

impl Technique for UniqueRectangle1 {
    fn info(&self) -> &'static Info {
        &Self::INFO
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        Unique::apply(deadly::one_cell, Unique::has_extra_corner, cx, sink)
    }
}
