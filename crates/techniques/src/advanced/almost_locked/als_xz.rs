//! ALS-XZ.
use crate::kernels::als::pair;

crate::technique! {
    /// Two almost locked sets cannot both hold a certain digit, so one of them holds all its other digits.
    ///
    /// An almost locked set is some cells of one house with one digit more than cells; a cell with two candidates is the
    /// smallest. A digit x is a restricted common of two sets when every x of one sees every x of the other.
    ///
    /// ## Why it holds
    /// A set that lacks one of its digits holds all others, for it has no digit to spare. Only one of the two sets can
    /// hold x, so the other lacks it and holds every other digit. Another digit z that both sets have is then in one of
    /// them, and goes from the cells that see all its places in both.
    ///
    /// With two restricted commons x and y, one set lacks x and the other lacks y. So x and y are each in one of the
    /// sets, and every other digit is in its set: they go from all cells outside that see their places. This is the
    /// doubly linked ALS-XZ.
    ///
    /// ## How to find it
    /// Take two small sets with two digits in common, often in houses that cross, and see whether all places of one of
    /// the digits see each other.
    pub AlsXz = "als-xz", "Almost Locked Set XZ-Rule", Advanced,
    zh: "待定数组 XZ 法则" {
        what: "两个待定数组不能同时填某个数 x，于是其中之一必填满自己的其余各数。待定数组是同一区域里的若干格，候选数比格数多一个。双值格是最小的待定数组。一个数在两个数组中的位置全都互相看到，它就是两者的限制性公共数。",
        why: "待定数组缺了一个数，就只好填满其余各数。x 只能填在一个数组里，另一个缺 x 而填满其余。两者共有的另一个数 z 因此必在其中之一，看到 z 所有位置的格删去 z。若有两个限制性公共数 x 和 y，就一个数组缺 x、另一个缺 y：x 和 y 必各在其中一个，其余各数也各在自己的数组里，外面看到其所有位置的格都可删去，这就是双重相连的 XZ 法则。",
        find: "在相交的区域里找有两个公共候选数的两个小数组，看其中一个数的位置是不是都互相看到。"
    }, hodoku: "0901" 300, aliases: ["axz", "als-xz-rule", "doubly-linked-als-xz"],
    wider: ["xyz-wing", "xy-wing", "wxyz-wing", "vwxyz-wing"],
    search: pair::search
}
