//! ALS-XZ.
use crate::kernels::als::pair;
use crate::{Context, Info, Sink, Technique};
use std::ops::ControlFlow;

crate::technique! {
    /// Two almost locked sets cannot both hold a certain digit, so one of them holds all its other digits.
    ///
    /// An almost locked set is some cells of one house with one digit more than cells; a cell with two candidates is the
    /// smallest. A digit x is a restricted common of two sets when every x of one sees every x of the other.
    ///
    /// ## Why it holds
    /// A set that lacks one of its digits holds all others, for it has no digit to spare. Only one of the two sets can
    /// hold x, so the other lacks it and holds every other digit. Another digit z that both sets have is then in one of
    /// them, and goes from the cells that see all its places in both.
    ///
    /// With two restricted commons x and y, one set lacks x and the other lacks y. So x and y are each in one of the
    /// sets, and every other digit is in its set: they go from all cells outside that see their places. This is the
    /// doubly linked ALS-XZ.
    ///
    /// ## How to find it
    /// Take two small sets with two digits in common, often in houses that cross, and see whether all places of one of
    /// the digits see each other.
    pub AlsXz = "als-xz", "Almost Locked Set XZ-Rule", Advanced,
    zh: "待定数组·双强链", hodoku: "0901" 300, aliases: ["axz", "als-xz-rule", "doubly-linked-als-xz"]
}

impl Technique for AlsXz {
    fn info(&self) -> &'static Info {
        &Self::INFO
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        pair::search(cx, sink)
    }
}
