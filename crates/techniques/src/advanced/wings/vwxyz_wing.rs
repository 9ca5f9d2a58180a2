//! VWXYZ-Wing.
use crate::kernels::bent;

crate::technique! {
    /// Five cells of two crossing houses, one at least where they cross, hold only five digits, and all but one of
    /// these can stand in them once at most.
    ///
    /// ## Why it holds
    /// The five cells take five digits, none left over. Each digit but Z has places that all see each other, so it
    /// fills one cell at most, and these are one digit fewer than cells. So one of the cells is Z, and a cell that
    /// sees every place of Z in them cannot be.
    ///
    /// ## How to find it
    /// Look for it as for a WXYZ-Wing, with one cell and one digit more. Two almost locked sets, one in a box and one
    /// in a line, that share a restricted digit are the usual case.
    pub VwxyzWing = "vwxyz-wing", "VWXYZ-Wing", Advanced,
    zh: "VWXYZ-Wing" {
        what: "两个相交区域里的五格（至少一格在相交处）一共只有五个候选数，其中除一个数 Z 以外，每个数在这些格里都至多填一次；看到 Z 所有位置的格删去 Z。",
        why: "五格要填满五个数，没有余地。Z 以外的每个数，位置全都互相看到，至多填一格，加起来比格数少一，所以必有一格填 Z。",
        find: "与 WXYZ-Wing 一样找，多一格、多一个数。常见的情形是宫里一个、线上一个待定数组，有一个限制性公共数。"
    }, aliases: ["bent-quint"],
    wider: ["wxyz-wing"],
    search: |cx, sink| bent::search(5, cx, sink)
}
