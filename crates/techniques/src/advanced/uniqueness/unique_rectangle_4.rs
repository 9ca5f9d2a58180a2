//! Unique Rectangle, type 4.
use crate::kernels::uniqueness::{deadly, rectangle::Unique};
use crate::{Context, Info, Sink, Technique};
use std::ops::ControlFlow;

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
    zh: "唯一矩形类型 4", se: 45, hodoku: "0603" 100, aliases: ["u4", "uniqueness-test-4", "ur4"], assumes: unique
}

impl Technique for UniqueRectangle4 {
    fn info(&self) -> &'static Info {
        &Self::INFO
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        Unique::apply(deadly::locked, Unique::has_extra_side, cx, sink)
    }
}
