//! Direct Pointing.
use crate::kernels::direct;

crate::technique! {
    /// All places for a digit in a box lie on one line, which leaves the digit one place in another box on that line.
    ///
    /// ## Why it holds
    /// The first box takes the digit on the line, so the second box cannot have it there as well: of its places only the one
    /// off the line is left.
    ///
    /// ## How to find it
    /// Take a digit and a box whose places left form a row or a column; look along that line for a box with one place beside it.
    ///
    /// ## See also
    /// It is pointing and the hidden single that follows at once, seen as one step.
    pub DirectPointing = "direct-pointing", "Direct Pointing", Intermediate,
    zh: "直接宫区块" {
        what: "某数在一个宫里的候选位置都在同一条线上，使它在这条线上的另一个宫里只剩一个位置，就填在那里。",
        why: "前一个宫在这条线上填该数，后一个宫就不能也在这条线上填它，只剩线外的一个位置。",
        find: "选一个数和一个宫，若它的位置同在一行或一列，就沿这条线看其他的宫。它等于宫区块加上紧接着的排除，合为一步。"
    }, se: 17,
    search: |cx, sink| direct::locked(cx.layout.boxes(), cx, sink)
}
