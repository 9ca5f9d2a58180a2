//! TUVWXYZ-Wing.
use crate::kernels::bent;
use crate::{Context, Info, Sink, Technique};
use std::ops::ControlFlow;

crate::technique! {
    /// Seven cells of two crossing houses, one at least where they cross, hold only seven digits, and all but one of
    /// these can stand in them once at most.
    ///
    /// ## Why it holds
    /// The seven cells take seven digits, none left over. Each digit but Z has places that all see each other, so it
    /// fills one cell at most, and these are one digit fewer than cells. So one of the cells is Z, and a cell that
    /// sees every place of Z in them cannot be.
    ///
    /// ## How to find it
    /// Look for it as for a WXYZ-Wing, with three cells and three digits more. Take a large almost locked set in a
    /// box, one in a line that crosses it, and see whether all but one of their common digits are restricted.
    pub TuvwxyzWing = "tuvwxyz-wing", "TUVWXYZ-Wing", Advanced,
    zh: "TUVWXYZ-Wing", aliases: ["bent-septet"]
}

impl Technique for TuvwxyzWing {
    fn info(&self) -> &'static Info {
        &Self::INFO
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        bent::search(7, cx, sink)
    }
}
