//! Unique Loop, type 1.
use crate::kernels::uniqueness::{deadly, looped};
use crate::{Context, Info, Sink, Technique};
use std::ops::ControlFlow;

crate::technique! {
    /// A loop of six or more cells has the same two digits only, but for one cell; that cell holds neither.
    ///
    /// ## Why it holds
    /// Going round the loop, the two digits would fill its cells in turn, and each house would have each of them once. Swapping them would be a second
    /// solution. So one of the cells holds another digit. Only that cell can, and so the two digits go from it. The puzzle must have one solution.
    ///
    /// ## How to find it
    /// Start from a cell with two candidates. Go from house to house to cells that have both, until the loop closes with two of them in every house it touches.
    pub UniqueLoop1 = "unique-loop-1", "Unique Loop Type 1", Advanced,
    zh: "唯一环类型 1", se: 46, aliases: ["ul1"], assumes: unique
}

impl Technique for UniqueLoop1 {
    fn info(&self) -> &'static Info {
        &Self::INFO
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        looped::apply(deadly::one_cell, cx, sink)
    }
}
