//! Bivalue Universal Grave + n.
use crate::kernels::uniqueness::bug;
use crate::kernels::uniqueness::deadly::{self, DeadlyPattern};
use crate::{Context, Info, Sink, Technique};
use std::ops::ControlFlow;

crate::technique! {
    /// All open cells have two digits left, but for some with more; a candidate that clashes with all the guards is false.
    ///
    /// ## Why it holds
    /// If every open cell had two digits left, and every house every digit in two cells or none, the puzzle would have no solution or several. So
    /// one of the other candidates, the guards, is true. Whatever clashes with each of them is false. The puzzle must have one solution.
    ///
    /// ## How to find it
    /// Late in a puzzle, when nearly all open cells have two candidates, count each digit in the houses of the cells that have more: those seen three times guard.
    pub BugPlusN = "bug-plus-n", "Bivalue Universal Grave + n", Advanced,
    zh: "全双值格致死解法 + n", aliases: ["bugn"], assumes: unique
}

impl Technique for BugPlusN {
    fn info(&self) -> &'static Info {
        &Self::INFO
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        bug::apply(several, cx, sink)
    }
}

/// Guards of several digits; those of one are another technique's.
fn several(it: &DeadlyPattern, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    if it.guard_digits().is_several() { deadly::exclusion(it, cx, sink) } else { ControlFlow::Continue(()) }
}
