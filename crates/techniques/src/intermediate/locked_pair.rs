//! Locked Pair.
use crate::kernels::subset;

crate::technique! {
    /// Two cells in the crossing of a line and a box have two digits between them; the digits go from the rest of both.
    ///
    /// ## Why it holds
    /// The two cells take the two digits. They lie on the line and in the box, so both have these digits there.
    ///
    /// ## How to find it
    /// Where a box meets a line, look for two cells with the same two candidates between them.
    pub LockedPair = "locked-pair", "Locked Pair", Intermediate,
    zh: "死锁数对" {
        what: "线与宫相交处的两格一共只有两个候选数，这条线和这个宫的其他格都删去这两个数。",
        why: "这两格填满这两个数，它们既在线上又在宫里，所以线和宫的这两个数都在那里。",
        find: "在线与宫相交处找候选数一共只有两个的两格。"
    }, hodoku: "0110" 40, aliases: ["l2"],
    search: |cx, sink| subset::locked(2, cx, sink)
}
