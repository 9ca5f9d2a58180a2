//! Bivalue Universal Grave + 1.
use crate::kernels::uniqueness::bug;
use crate::kernels::uniqueness::deadly::{self, DeadlyPattern};
use crate::{Context, Info, Sink, Technique};
use std::ops::ControlFlow;

crate::technique! {
    /// All open cells have two digits left but one with three; the digit that its houses have three times is true.
    ///
    /// ## Why it holds
    /// If every open cell had two digits left, and every house every digit in two cells or none, the puzzle would have no solution or several. So
    /// one of the other candidates, the guards, is true. There is one, and the other two digits go from its cell. The puzzle must have one solution.
    ///
    /// ## How to find it
    /// Late in a puzzle, when nearly all open cells have two candidates, count each digit in the houses of the cells that have more: those seen three times guard.
    pub BugPlus1 = "bug-plus-1", "Bivalue Universal Grave + 1", Advanced,
    zh: "全双值格致死解法类型 1", se: 56, hodoku: "0610" 100, aliases: ["bug1", "bug-type-1"], assumes: unique
}

impl Technique for BugPlus1 {
    fn info(&self) -> &'static Info {
        &Self::INFO
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        bug::apply(single, cx, sink)
    }
}

fn single(it: &DeadlyPattern, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    if it.guards.single().is_some() { deadly::one_cell(it, cx, sink) } else { ControlFlow::Continue(()) }
}
