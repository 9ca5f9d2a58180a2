//! Multi-Sector Locked Set.
use crate::kernels::set_logic::sectors;

crate::technique! {
    /// In the cells where some rows cross some columns, counting some digits by row and the others by column gives
    /// just as many digits as there are cells.
    ///
    /// ## Why it holds
    /// A digit counted by row can stand once in each row in which these cells have it, a digit counted by column once
    /// in each column. A digit may also be counted by some of the rows and some of the columns, if they hold all its
    /// places in these cells. If the count comes to the number of cells, every place counted is taken: each digit
    /// stands in the cells of each line by which it is counted, and goes from the rest of that line.
    ///
    /// ## How to find it
    /// Look for rows and columns that cross in many open cells while many digits are placed elsewhere in these lines.
    /// For each digit take the lines that hold all its places in the crossings, as few as can be, and add them up over
    /// the digits: the sum must be the number of open cells.
    pub MultiSectorLockedSet = "multi-sector-locked-set", "Multi-Sector Locked Set", Advanced,
    zh: "网" {
        what: "若干行与若干列交叉的格里，把一部分数按行计数、一部分数按列计数，总数正好等于格数。",
        why: "按行计数的数在这些格里每行至多填一次，按列计数的每列至多填一次；一个数也可以部分按行、部分按列计数，只要这些线包含它在这些格里的全部位置。总数等于格数时每个名额都要用完，所以每个数都填在计数它的那些线的这些格里，线上的其他格删去它。",
        find: "找交叉处空格多、而许多数已填在别处的几行几列；对每个数取能包含它在交叉处全部位置的最少的线，各数相加，正好等于空格数就成立。"
    }, aliases: ["msls"],
    search: sectors::search
}
