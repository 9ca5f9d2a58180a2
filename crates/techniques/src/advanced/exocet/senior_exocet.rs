//! Senior Exocet.
use crate::kernels::exocet::senior;
use crate::{Context, Info, Sink, Technique};
use std::ops::ControlFlow;

crate::technique! {
    /// Two base cells of one line and box hold two of three or four digits, and two target cells of three lines across, one at least outside the boxes of the base's line, must hold the same two.
    ///
    /// One of the lines across goes through the third cell of the base's line and box, the others through the other two boxes. In these lines, off the base's line and box, each
    /// digit of the base has room for two at most if neither target takes it.
    ///
    /// ## Why it holds
    /// A digit that stands in the base is gone from the rest of its line and box, and still has to stand in each of the three lines. Without the targets there is room for two at
    /// most, so it takes one of them. The base has two digits, the targets are two cells: they hold the same digits as the base.
    ///
    /// ## How to find it
    /// As a Junior Exocet that fails because one of its digits has one place too many outside the boxes: that place may be a target.
    pub SeniorExocet = "senior-exocet", "Senior Exocet", Advanced,
    zh: "高级飞鱼", aliases: ["sexocet"]
}

impl Technique for SeniorExocet {
    fn info(&self) -> &'static Info {
        &Self::INFO
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        senior::search(cx, sink)
    }
}
