//! Bivalue Universal Grave + n.
use crate::kernels::uniqueness::bug;
use crate::kernels::uniqueness::deadly::{self, DeadlyPattern};
use crate::{Context, Sink};
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
    zh: "全双值格致死解法 + n" {
        what: "所有空格都是双值格，只有几格多出候选数；与所有守护者都冲突的候选数删去。",
        why: "若所有空格都只有两个候选数，而每个数在各区域都出现两次或不出现，题目就会无解或有多个解。所以多出来的候选数（守护者）至少有一个为真。与每个守护者都冲突的候选数不可能为真。题目必须只有一个解。",
        find: "解题后期几乎所有空格都是双值格时，对候选数较多的格，数一数每个数在所在区域出现几次，出现三次的就是守护者。"
    }, aliases: ["bugn"], wider: ["bug-plus-1"], assumes: unique,
    search: |cx, sink| bug::apply(several, cx, sink)
}

/// Guards of several digits; those of one are another technique's.
fn several(it: &DeadlyPattern, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    if it.guard_digits().is_several() { deadly::exclusion(it, cx, sink) } else { ControlFlow::Continue(()) }
}
