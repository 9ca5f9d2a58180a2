//! Unique Rectangle, type 5.
use crate::kernels::uniqueness::{deadly, rectangle::Unique};
use crate::{Context, Info, Sink, Technique};
use std::ops::ControlFlow;

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
    zh: "唯一矩形类型 5", hodoku: "0604" 100, aliases: ["u5", "uniqueness-test-5", "ur5"], assumes: unique
}

impl Technique for UniqueRectangle5 {
    fn info(&self) -> &'static Info {
        &Self::INFO
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        Unique::apply(deadly::one_digit, |it| !it.at.is_side(it.extra), cx, sink)
    }
}
