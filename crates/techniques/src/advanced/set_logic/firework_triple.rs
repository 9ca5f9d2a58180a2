//! Firework Triple.
use crate::kernels::set_logic::fireworks;
use crate::{Context, Info, Sink, Technique};
use std::ops::ControlFlow;

crate::technique! {
    /// A row and a column cross in a box, and outside the box three digits have at most one cell in the row and at most
    /// one in the column, the same two cells for all three.
    ///
    /// ## Why it holds
    /// Call the two cells outside the box wings. A digit that takes neither wing stands in the box both for the row and
    /// for the column, so it stands where they cross. So each of the three digits has one of three cells, the cross and
    /// the wings, and these cells hold nothing else. And as no digit takes two of them, one of the two lines has the
    /// digit in the box: the digit goes from the cells of the box outside both lines.
    ///
    /// ## How to find it
    /// In each box look for digits that a line through it has in just one cell outside of it. Where a row and a column
    /// agree on three such digits and their cells, the firework is there. A digit may be missing from one of the wings.
    pub FireworkTriple = "firework-triple", "Firework Triple", Advanced,
    zh: "烟花三数组", aliases: ["triple-firework"]
}

impl Technique for FireworkTriple {
    fn info(&self) -> &'static Info {
        &Self::INFO
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        fireworks::triples(cx, sink)
    }
}
