//! Bivalue Universal Grave, type 4.
use crate::kernels::uniqueness::{bug, deadly};
use crate::{Context, Info, Sink, Technique};
use std::ops::ControlFlow;

crate::technique! {
    /// All open cells have two digits left but two of a house, and the house has another digit they share in these two only; what else they would share the grave with goes.
    ///
    /// ## Why it holds
    /// If every open cell had two digits left, and every house every digit in two cells or none, the puzzle would have no solution or several. So
    /// one of the other candidates, the guards, is true. If one of the two cells took the rest of its pair, the other would take the digit they share, and no guard would be true. The puzzle must have one solution.
    ///
    /// ## How to find it
    /// Late in a puzzle, when nearly all open cells have two candidates, count each digit in the houses of the cells that have more: those seen three times guard.
    pub BugType4 = "bug-type-4", "Bivalue Universal Grave Type 4", Advanced,
    zh: "全双值格致死解法类型 4", se: 57, aliases: ["bug4"], assumes: unique
}

impl Technique for BugType4 {
    fn info(&self) -> &'static Info {
        &Self::INFO
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        bug::apply(deadly::locked, cx, sink)
    }
}
