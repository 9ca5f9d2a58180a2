//! TUVWXYZ-Wing.
use crate::kernels::bent;

crate::technique! {
    /// Seven cells of two crossing houses, one at least where they cross, hold only seven digits, and all but one of
    /// these can stand in them once at most.
    ///
    /// ## Why it holds
    /// The seven cells take seven digits, none left over. Each digit but Z has places that all see each other, so it
    /// fills one cell at most, and these are one digit fewer than cells. So one of the cells is Z, and a cell that
    /// sees every place of Z in them cannot be.
    ///
    /// ## How to find it
    /// Look for it as for a WXYZ-Wing, with three cells and three digits more. Take a large almost locked set in a
    /// box, one in a line that crosses it, and see whether all but one of their common digits are restricted.
    pub TuvwxyzWing = "tuvwxyz-wing", "TUVWXYZ-Wing", Advanced,
    zh: "TUVWXYZ-Wing" {
        what: "两个相交区域里的七格（至少一格在相交处）一共只有七个候选数，其中除一个数 Z 以外，每个数在这些格里都至多填一次；看到 Z 所有位置的格删去 Z。",
        why: "七格要填满七个数，没有余地。Z 以外的每个数，位置全都互相看到，至多填一格，加起来比格数少一，所以必有一格填 Z。",
        find: "与 WXYZ-Wing 一样找，多三格、多三个数。取宫里一个大的、与它相交的线上一个大的待定数组，看除一个以外的公共数是不是都受限制。"
    }, aliases: ["bent-septet"],
    wider: ["uvwxyz-wing"],
    search: |cx, sink| bent::search(7, cx, sink)
}
