//! ALS-XY-Wing.
use crate::kernels::als::wing;
use crate::{Context, Info, Sink, Technique};
use std::ops::ControlFlow;

crate::technique! {
    /// An almost locked set is linked to two others by two different digits, so one of the two holds all its other
    /// digits.
    ///
    /// An almost locked set is some cells of one house with one digit more than cells. A digit is a restricted common of
    /// two sets when all its places in one see all its places in the other.
    ///
    /// ## Why it holds
    /// Let x link the first set to the hub and y the hub to the last set. The hub lacks only one of its digits, so it
    /// holds x or y. If it holds x, the first set lacks x and holds all its other digits; if it holds y, the last set
    /// holds all others. A digit z that both have is in one of them either way, and goes from the cells that see all
    /// its places in both.
    ///
    /// ## How to find it
    /// Look for an XY-Wing whose cells may be sets: a hub, often a cell with two candidates, and a set on each of two
    /// of its digits.
    pub AlsXyWing = "als-xy-wing", "Almost Locked Set XY-Wing", Advanced,
    zh: "待定数组·XY-Wing", hodoku: "0902" 320, aliases: ["axy", "als-wing"]
}

impl Technique for AlsXyWing {
    fn info(&self) -> &'static Info {
        &Self::INFO
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        wing::search(cx, sink)
    }
}
