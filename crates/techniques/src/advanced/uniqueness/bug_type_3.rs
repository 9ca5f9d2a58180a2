//! Bivalue Universal Grave, type 3.
use crate::kernels::uniqueness::{bug, subset};
use crate::{Context, Info, Sink, Technique};
use std::ops::ControlFlow;

crate::technique! {
    /// All open cells have two digits left, but for some of one house; their other digits make a naked subset with cells of it.
    ///
    /// ## Why it holds
    /// If every open cell had two digits left, and every house every digit in two cells or none, the puzzle would have no solution or several. So
    /// one of the other candidates, the guards, is true. One of their cells holds a guard, and it takes part in the subset like a cell that holds all of them. The puzzle must have one solution.
    ///
    /// ## How to find it
    /// Late in a puzzle, when nearly all open cells have two candidates, count each digit in the houses of the cells that have more: those seen three times guard.
    pub BugType3 = "bug-type-3", "Bivalue Universal Grave Type 3", Advanced,
    zh: "全双值格致死解法类型 3", se: 57, aliases: ["bug3"], assumes: unique
}

impl Technique for BugType3 {
    fn info(&self) -> &'static Info {
        &Self::INFO
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        bug::apply(subset::naked, cx, sink)
    }
}
