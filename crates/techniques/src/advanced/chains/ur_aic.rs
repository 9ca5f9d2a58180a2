//! AIC with Unique Rectangles.
use super::families;
use crate::base::shape::ArgumentShape;
use crate::kernels::links::report;
use crate::{Context, Info, Sink, Technique};
use std::ops::ControlFlow;

crate::technique! {
    /// An Alternating Inference Chain or loop some of whose strong links are the guards of a Unique Rectangle.
    ///
    /// ## Why it holds
    /// If all guards of a Unique Rectangle were false, the puzzle would have a second solution. Where the guards are
    /// two candidates, or those of two cells or of two digits, one of the two is true: a strong link.
    ///
    /// ## How to find it
    /// Where a Unique Rectangle has guards in two cells that rule out nothing by themselves, see what a chain says of
    /// them.
    pub UrAic = "ur-aic", "AIC with Unique Rectangles", Advanced,
    zh: "含唯一矩形的链", aliases: ["ur-chain"], assumes: unique
}

impl Technique for UrAic {
    fn info(&self) -> &'static Info {
        &Self::INFO
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        report::search(&families::UNIQUE, ArgumentShape::UrAic, families::UNIQUE.kinds, cx, sink)
    }
}
