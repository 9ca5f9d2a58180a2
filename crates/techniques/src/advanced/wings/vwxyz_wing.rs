//! VWXYZ-Wing.
use crate::kernels::bent;
use crate::{Context, Info, Sink, Technique};
use std::ops::ControlFlow;

crate::technique! {
    /// Five cells of two crossing houses, one at least where they cross, hold only five digits, and all but one of
    /// these can stand in them once at most.
    ///
    /// ## Why it holds
    /// The five cells take five digits, none left over. Each digit but Z has places that all see each other, so it
    /// fills one cell at most, and these are one digit fewer than cells. So one of the cells is Z, and a cell that
    /// sees every place of Z in them cannot be.
    ///
    /// ## How to find it
    /// Look for it as for a WXYZ-Wing, with one cell and one digit more. Two almost locked sets, one in a box and one
    /// in a line, that share a restricted digit are the usual case.
    pub VwxyzWing = "vwxyz-wing", "VWXYZ-Wing", Advanced,
    zh: "VWXYZ-Wing", aliases: ["bent-quint"]
}

impl Technique for VwxyzWing {
    fn info(&self) -> &'static Info {
        &Self::INFO
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        bent::search(5, cx, sink)
    }
}
