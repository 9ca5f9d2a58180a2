//! UVWXYZ-Wing.
use crate::kernels::bent;
use crate::{Context, Info, Sink, Technique};
use std::ops::ControlFlow;

crate::technique! {
    /// Six cells of two crossing houses, one at least where they cross, hold only six digits, and all but one of these
    /// can stand in them once at most.
    ///
    /// ## Why it holds
    /// The six cells take six digits, none left over. Each digit but Z has places that all see each other, so it fills
    /// one cell at most, and these are one digit fewer than cells. So one of the cells is Z, and a cell that sees
    /// every place of Z in them cannot be.
    ///
    /// ## How to find it
    /// Look for it as for a WXYZ-Wing, with two cells and two digits more. Nobody collects six cells at once: take an
    /// almost locked set in a box, one in a line that crosses it, and see whether all but one of their common digits
    /// are restricted.
    pub UvwxyzWing = "uvwxyz-wing", "UVWXYZ-Wing", Advanced,
    zh: "UVWXYZ-Wing", aliases: ["bent-sextet"]
}

impl Technique for UvwxyzWing {
    fn info(&self) -> &'static Info {
        &Self::INFO
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        bent::search(6, cx, sink)
    }
}
