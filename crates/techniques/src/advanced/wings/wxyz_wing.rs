//! WXYZ-Wing.
use crate::kernels::bent;
use crate::{Context, Info, Sink, Technique};
use std::ops::ControlFlow;

crate::technique! {
    /// Four cells of two crossing houses, one at least where they cross, hold only four digits, and all but one of
    /// these can stand in them once at most.
    ///
    /// ## Why it holds
    /// The four cells take four digits, none left over. Each digit but Z has places that all see each other, so it
    /// fills one cell at most, and these are one digit fewer than cells. So one of the cells is Z, and a cell that
    /// sees every place of Z in them cannot be.
    ///
    /// ## How to find it
    /// Start from a cell with two to four candidates where a box and a line cross, and collect cells of that box and
    /// of that line as long as there are no more than four digits between them. One digit may stand on both sides, no
    /// more.
    pub WxyzWing = "wxyz-wing", "WXYZ-Wing", Advanced,
    zh: "WXYZ-Wing", aliases: ["0802", "bent-quad", "bent-naked-quad"]
}

impl Technique for WxyzWing {
    fn info(&self) -> &'static Info {
        &Self::INFO
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        bent::search(4, cx, sink)
    }
}
