//! Almost Locked Pair.
use crate::kernels::als::crossing;

crate::technique! {
    /// A cell of a house has two digits, and a house that crosses it has room for them only in the crossing and in one
    /// cell more.
    ///
    /// ## Why it holds
    /// The cell of the first house takes one of the two digits, so the crossing holds at most one. The other house has
    /// to place both, so one is in the crossing and one in its cell outside, which takes nothing else. The first house
    /// has used both digits now, and its other cells outside the crossing lose them.
    ///
    /// ## How to find it
    /// Take a cell with two candidates on a line and a box that the line crosses. In the box, look whether only one cell
    /// off the line has these digits. Then do the same with box and line exchanged.
    pub AlmostLockedPair = "almost-locked-pair", "Almost Locked Pair", Advanced,
    zh: "欠一数对" {
        what: "某个区域的一格只有两个候选数，而与它交叉的区域里，这两个数只能填在相交处和另外一格。相交处以外，前一区域的其他格删去这两个数，那一格删去其他数。",
        why: "那个双值格要用掉两个数中的一个，所以相交处至多填一个；交叉的区域又要填下这两个数，于是一个在相交处，一个在外面的那一格，那一格不能填别的。前一区域的两个数也都用完，其他格不能再填。",
        find: "在一条线上找双值格，再看与这条线相交的宫：线外是不是只有一格含有这两个数。然后把线和宫交换再找一遍。"
    }, aliases: ["alp"],
    search: |cx, sink| crossing::search(2, cx, sink)
}
