//! Bivalue Universal Grave + 1.
use crate::kernels::uniqueness::bug;
use crate::kernels::uniqueness::deadly::{self, DeadlyPattern};
use crate::{Context, Sink};
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
    zh: "全双值格致死解法类型 1" {
        what: "所有空格都是双值格，只有一格有三个候选数；在该格所在区域出现三次的那个数为真。",
        why: "若所有空格都只有两个候选数，而每个数在各区域都出现两次或不出现，题目就会无解或有多个解。所以多出来的候选数（守护者）至少有一个为真。守护者只有一个，所以该格的另外两个数删去。题目必须只有一个解。",
        find: "解题后期几乎所有空格都是双值格时，对候选数较多的格，数一数每个数在所在区域出现几次，出现三次的就是守护者。"
    }, se: 56, hodoku: "0610" 100, aliases: ["bug1", "bug-type-1"], assumes: unique,
    search: |cx, sink| bug::apply(single, cx, sink)
}

fn single(it: &DeadlyPattern, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    if it.guards.single().is_some() { deadly::one_cell(it, cx, sink) } else { ControlFlow::Continue(()) }
}
