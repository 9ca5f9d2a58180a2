//! Unique Loop, type 3.
use crate::kernels::uniqueness::{looped, subset};
use crate::{Context, Info, Sink, Technique};
use std::ops::ControlFlow;

crate::technique! {
    /// Two cells of a loop of two digits have other digits, which make a naked subset with cells of the same house.
    ///
    /// ## Why it holds
    /// Going round the loop, the two digits would fill its cells in turn, and each house would have each of them once. Swapping them would be a second
    /// solution. So one of the cells holds another digit. One of the two cells does, and it takes part in the subset like a cell that holds the other digits of both. The puzzle must have one solution.
    ///
    /// ## How to find it
    /// Start from a cell with two candidates. Go from house to house to cells that have both, until the loop closes with two of them in every house it touches.
    pub UniqueLoop3 = "unique-loop-3", "Unique Loop Type 3", Advanced,
    zh: "唯一环类型 3", se: 46, aliases: ["ul3"], assumes: unique
}

impl Technique for UniqueLoop3 {
    fn info(&self) -> &'static Info {
        &Self::INFO
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        looped::apply(subset::naked, cx, sink)
    }
}
