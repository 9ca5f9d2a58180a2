//! Bivalue Universal Grave, type 4.
use crate::kernels::uniqueness::{bug, deadly};

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
    zh: "全双值格致死解法类型 4" {
        what: "所有空格都是双值格，只有同一区域的两格例外，而它们共有的另一个数在该区域只能填在这两格；两格致死结构中的其余数删去。",
        why: "若所有空格都只有两个候选数，而每个数在各区域都出现两次或不出现，题目就会无解或有多个解。所以多出来的候选数（守护者）至少有一个为真。若其中一格填了自己致死结构里的另一个数，共有的数就要填在另一格，守护者便都为假，矛盾。题目必须只有一个解。",
        find: "解题后期几乎所有空格都是双值格时，对候选数较多的格，数一数每个数在所在区域出现几次，出现三次的就是守护者。"
    }, se: 57, aliases: ["bug4"], assumes: unique,
    search: |cx, sink| bug::apply(deadly::locked, cx, sink)
}
