//! WXYZ-Wing.
use crate::kernels::bent;

crate::technique! {
    /// Four cells of two crossing houses, one at least where they cross, hold only four digits, and all but one of
    /// these can stand in them once at most.
    ///
    /// ## Why it holds
    /// The four cells take four digits, none left over. Each digit but Z has places that all see each other, so it
    /// fills one cell at most, and these are one digit fewer than cells. So one of the cells is Z, and a cell that
    /// sees every place of Z in them cannot be.
    ///
    /// ## How to find it
    /// Start from a cell with two to four candidates where a box and a line cross, and collect cells of that box and
    /// of that line as long as there are no more than four digits between them. One digit may stand on both sides, no
    /// more.
    pub WxyzWing = "wxyz-wing", "WXYZ-Wing", Advanced,
    zh: "WXYZ-Wing" {
        what: "两个相交区域里的四格（至少一格在相交处）一共只有四个候选数，其中除一个数 Z 以外，每个数在这些格里都至多填一次；看到 Z 所有位置的格删去 Z。",
        why: "四格要填满四个数，没有余地。Z 以外的每个数，位置全都互相看到，至多填一格，加起来比格数少一，所以必有一格填 Z。",
        find: "取行列与宫相交处有二至四个候选数的一格，在这个宫和这条线上收集别的格，使候选数一共不超过四个。只允许有一个数同时出现在互相看不到的两边。"
    }, aliases: ["0802", "bent-quad", "bent-naked-quad"],
    wider: ["xyz-wing"],
    search: |cx, sink| bent::search(4, cx, sink)
}
