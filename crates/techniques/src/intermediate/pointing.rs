//! Pointing.
use crate::kernels::{foreseen, locked};

crate::technique! {
    /// All places for a digit in a box lie on one line; the digit goes from the rest of that line.
    ///
    /// ## Why it holds
    /// The box takes the digit in one of these cells, and they all lie on the line. The line has its digit there.
    ///
    /// ## How to find it
    /// Take a digit and a box; see whether its places left in the box form a row or a column.
    pub Pointing = "pointing", "Pointing", Intermediate,
    zh: "宫区块" {
        what: "某数在一个宫里的候选位置都在同一行或同一列上，这条线的其他格删去该数。",
        why: "该宫必在这几格之一填该数，而它们都在这条线上，所以这条线的该数就在那里。",
        find: "选一个数和一个宫，看它在宫里剩下的位置是不是同在一行或一列。"
    }, se: 26, hodoku: "0100" 50, aliases: ["locked-candidates-1", "locked-candidates-type-1", "lc1"],
    wider: ["claiming"],
    search: |cx, sink| locked::search(cx.layout.boxes(), cx, sink),
    foresee: |layout, solution, take| foreseen::confined(layout.boxes(), layout, solution, take)
}
