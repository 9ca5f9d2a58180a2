//! Almost Locked Pair.
use crate::kernels::als::crossing;
use crate::{Context, Info, Sink, Technique};
use std::ops::ControlFlow;

crate::technique! {
    /// A cell of a house has two digits, and a house that crosses it has room for them only in the crossing and in one
    /// cell more.
    ///
    /// ## Why it holds
    /// The cell of the first house takes one of the two digits, so the crossing holds at most one. The other house has
    /// to place both, so one is in the crossing and one in its cell outside, which takes nothing else. The first house
    /// has used both digits now, and its other cells outside the crossing lose them.
    ///
    /// ## How to find it
    /// Take a cell with two candidates on a line and a box that the line crosses. In the box, look whether only one cell
    /// off the line has these digits. Then do the same with box and line exchanged.
    pub AlmostLockedPair = "almost-locked-pair", "Almost Locked Pair", Advanced,
    zh: "欠一数对", aliases: ["alp"]
}

impl Technique for AlmostLockedPair {
    fn info(&self) -> &'static Info {
        &Self::INFO
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        crossing::search(2, cx, sink)
    }
}
