//! Almost Locked Triple.
use crate::kernels::als::crossing;

crate::technique! {
    /// Two cells of a house have three digits between them, and a house that crosses it has room for these only in the
    /// crossing and in two cells more.
    ///
    /// ## Why it holds
    /// The two cells of the first house take two of the three digits, so the crossing holds at most one. The other house
    /// has to place all three, so one is in the crossing and two in its cells outside, which take nothing else. The
    /// first house has used all three now, and its other cells outside the crossing lose them.
    ///
    /// ## How to find it
    /// Take two cells of a line with three candidates between them and a box that the line crosses. In the box, look
    /// whether only two cells off the line have these digits. Then do the same with box and line exchanged.
    pub AlmostLockedTriple = "almost-locked-triple", "Almost Locked Triple", Advanced,
    zh: "欠一三数组" {
        what: "某个区域的两格一共只有三个候选数，而与它交叉的区域里，这三个数只能填在相交处和另外两格。相交处以外，前一区域的其他格删去这三个数，那两格删去其他数。",
        why: "前一区域的两格要用掉三个数中的两个，所以相交处至多填一个；交叉的区域又要填下这三个数，于是一个在相交处，两个在外面的那两格，那两格不能填别的。前一区域的三个数也都用完，其他格不能再填。",
        find: "在一条线上找一共只有三个候选数的两格，再看与这条线相交的宫：线外是不是只有两格含有这三个数。然后把线和宫交换再找一遍。"
    }, aliases: ["alt"],
    search: |cx, sink| crossing::search(3, cx, sink)
}
