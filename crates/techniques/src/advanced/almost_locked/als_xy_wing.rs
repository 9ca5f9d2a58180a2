//! ALS-XY-Wing.
use crate::kernels::als::wing;

crate::technique! {
    /// An almost locked set is linked to two others by two different digits, so one of the two holds all its other
    /// digits.
    ///
    /// An almost locked set is some cells of one house with one digit more than cells. A digit is a restricted common of
    /// two sets when all its places in one see all its places in the other.
    ///
    /// ## Why it holds
    /// Let x link the first set to the hub and y the hub to the last set. The hub lacks only one of its digits, so it
    /// holds x or y. If it holds x, the first set lacks x and holds all its other digits; if it holds y, the last set
    /// holds all others. A digit z that both have is in one of them either way, and goes from the cells that see all
    /// its places in both.
    ///
    /// ## How to find it
    /// Look for an XY-Wing whose cells may be sets: a hub, often a cell with two candidates, and a set on each of two
    /// of its digits.
    pub AlsXyWing = "als-xy-wing", "Almost Locked Set XY-Wing", Advanced,
    zh: "待定数组 XY-Wing" {
        what: "一个待定数组用两个不同的数分别与另外两个待定数组相连，于是那两个之中必有一个填满自己的其余各数。待定数组是同一区域里的若干格，候选数比格数多一个。一个数在两个数组中的位置全都互相看到，它就是两者的限制性公共数。",
        why: "设 x 连接第一个数组和中间的数组，y 连接中间的和最后的数组。中间的数组只缺一个数，所以必填 x 或 y：填 x，第一个数组就缺 x 而填满其余；填 y，最后一个数组就填满其余。两者共有的数 z 必在其中之一，看到 z 在两端所有位置的格删去 z。",
        find: "把 XY-Wing 的每一格都放宽为待定数组来找：先找中间的数组（常是一个双值格），再按它的两个数各找一个数组。"
    }, hodoku: "0902" 320, aliases: ["axy", "als-wing"],
    wider: ["xy-wing"],
    search: wing::search
}
