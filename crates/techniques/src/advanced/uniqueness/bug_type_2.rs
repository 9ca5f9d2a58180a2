//! Bivalue Universal Grave, type 2.
use crate::kernels::uniqueness::{bug, deadly};

crate::technique! {
    /// All open cells have two digits left, but for some with one more, the same digit in all; it goes from the cells that see them all.
    ///
    /// ## Why it holds
    /// If every open cell had two digits left, and every house every digit in two cells or none, the puzzle would have no solution or several. So
    /// one of the other candidates, the guards, is true. All guards are the same digit, so it stands in one of their cells. The puzzle must have one solution.
    ///
    /// ## How to find it
    /// Late in a puzzle, when nearly all open cells have two candidates, count each digit in the houses of the cells that have more: those seen three times guard.
    pub BugType2 = "bug-type-2", "Bivalue Universal Grave Type 2", Advanced,
    zh: "全双值格致死解法类型 2" {
        what: "所有空格都是双值格，只有几格各多出同一个数；同时看到这几格的格删去该数。",
        why: "若所有空格都只有两个候选数，而每个数在各区域都出现两次或不出现，题目就会无解或有多个解。所以多出来的候选数（守护者）至少有一个为真。守护者都是同一个数，所以它必在这几格之一。题目必须只有一个解。",
        find: "解题后期几乎所有空格都是双值格时，对候选数较多的格，数一数每个数在所在区域出现几次，出现三次的就是守护者。"
    }, se: 57, aliases: ["bug2"], assumes: unique,
    search: |cx, sink| bug::apply(deadly::one_digit, cx, sink)
}
