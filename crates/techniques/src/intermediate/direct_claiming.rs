//! Direct Claiming.
use crate::kernels::direct;
use crate::{Context, Sink};
use std::ops::ControlFlow;

crate::technique! {
    /// All places for a digit on a line lie in one box, which leaves the digit one place on another line through that box.
    ///
    /// ## Why it holds
    /// The first line takes the digit in the box, so a parallel line cannot have it there as well: of its places only the one
    /// outside the box is left.
    ///
    /// ## How to find it
    /// Take a digit and a row or column whose places left stay within one box; look at the parallel lines through that box.
    ///
    /// ## See also
    /// It is claiming and the hidden single that follows at once, seen as one step.
    pub DirectClaiming = "direct-claiming", "Direct Claiming", Intermediate,
    zh: "直接行列区块" {
        what: "某数在一条线上的候选位置都在同一个宫里，使它在穿过该宫的另一条平行线上只剩一个位置，就填在那里。",
        why: "前一条线在这个宫里填该数，平行的线就不能也在该宫里填它，只剩宫外的一个位置。",
        find: "选一个数和一条线，若它的位置都在一个宫里，就看穿过该宫的平行线。它等于行列区块加上紧接着的排除，合为一步。"
    }, se: 19,
    search: search
}

fn search(cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let lines = cx.layout.lines();
    direct::locked(lines, cx, sink)
}
