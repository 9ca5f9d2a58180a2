//! Bivalue Universal Grave, type 3.
use crate::kernels::uniqueness::{bug, subset};

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
    zh: "全双值格致死解法类型 3" {
        what: "所有空格都是双值格，只有同一区域的几格多出候选数；多出的数与该区域的其他格构成显性数组。",
        why: "若所有空格都只有两个候选数，而每个数在各区域都出现两次或不出现，题目就会无解或有多个解。所以多出来的候选数（守护者）至少有一个为真。这几格中必有一格填守护者，相当于一个含有所有守护者的格参与数组，所以该区域的其他格删去数组的数。题目必须只有一个解。",
        find: "解题后期几乎所有空格都是双值格时，对候选数较多的格，数一数每个数在所在区域出现几次，出现三次的就是守护者。"
    }, se: 57, aliases: ["bug3"], assumes: unique,
    search: |cx, sink| bug::apply(subset::naked, cx, sink)
}
