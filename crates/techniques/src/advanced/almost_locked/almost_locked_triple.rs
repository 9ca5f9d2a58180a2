//! Almost Locked Triple.
use crate::kernels::als::crossing;
use crate::{Context, Info, Sink, Technique};
use std::ops::ControlFlow;

crate::technique! {
    /// Two cells of a house have three digits between them, and a house that crosses it has room for these only in the
    /// crossing and in two cells more.
    ///
    /// ## Why it holds
    /// The two cells of the first house take two of the three digits, so the crossing holds at most one. The other house
    /// has to place all three, so one is in the crossing and two in its cells outside, which take nothing else. The
    /// first house has used all three now, and its other cells outside the crossing lose them.
    ///
    /// ## How to find it
    /// Take two cells of a line with three candidates between them and a box that the line crosses. In the box, look
    /// whether only two cells off the line have these digits. Then do the same with box and line exchanged.
    pub AlmostLockedTriple = "almost-locked-triple", "Almost Locked Triple", Advanced,
    zh: "欠一三数组", aliases: ["alt"]
}

impl Technique for AlmostLockedTriple {
    fn info(&self) -> &'static Info {
        &Self::INFO
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        crossing::search(3, cx, sink)
    }
}
