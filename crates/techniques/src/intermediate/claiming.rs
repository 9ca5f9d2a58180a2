//! Claiming.
use crate::kernels::{foreseen, locked};
use crate::{Context, Sink};
use std::ops::ControlFlow;

crate::technique! {
    /// All places for a digit on a line lie in one box; the digit goes from the rest of that box.
    ///
    /// ## Why it holds
    /// The line takes the digit in one of these cells, and they all lie in the box. The box has its digit there.
    ///
    /// ## How to find it
    /// Take a digit and a row or column; see whether its places left on it stay within one box.
    pub Claiming = "claiming", "Claiming", Intermediate,
    zh: "行列区块" {
        what: "某数在一行或一列上的候选位置都在同一个宫里，该宫的其他格删去该数。",
        why: "这条线必在这几格之一填该数，而它们都在这个宫里，所以该宫的该数就在那里。",
        find: "选一个数和一行或一列，看它在这条线上剩下的位置是不是都在一个宫里。"
    }, se: 28, hodoku: "0101" 50, aliases: ["locked-candidates-2", "locked-candidates-type-2", "lc2", "box-line-reduction"],
    wider: ["pointing"],
    search: search,
    foresee: |layout, solution, take| foreseen::confined(layout.lines(), layout, solution, take)
}

fn search(cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let lines = cx.layout.lines();
    locked::search(lines, cx, sink)
}
