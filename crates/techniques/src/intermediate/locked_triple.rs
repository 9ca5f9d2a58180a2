//! Locked Triple.
use crate::kernels::subset;

crate::technique! {
    /// Three cells in the crossing of a line and a box have three digits between them; the digits go from the rest of both.
    ///
    /// ## Why it holds
    /// The three cells take the three digits. They lie on the line and in the box, so both have these digits there.
    ///
    /// ## How to find it
    /// Where a box meets a line, look for three cells with the same three candidates between them.
    pub LockedTriple = "locked-triple", "Locked Triple", Intermediate,
    zh: "死锁三数组" {
        what: "线与宫相交处的三格一共只有三个候选数，这条线和这个宫的其他格都删去这三个数。",
        why: "这三格填满这三个数，它们既在线上又在宫里，所以线和宫的这三个数都在那里。",
        find: "在线与宫相交处找候选数一共只有三个的三格。"
    }, hodoku: "0111" 60, aliases: ["l3"],
    search: |cx, sink| subset::locked(3, cx, sink)
}
