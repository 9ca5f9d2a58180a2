//! Senior Exocet.
use crate::kernels::exocet::senior;

crate::technique! {
    /// Two base cells of one line and box hold two of three or four digits, and two target cells of three lines across, one at least outside the boxes of the base's line, must hold the same two.
    ///
    /// One of the lines across goes through the third cell of the base's line and box, the others through the other two boxes. In these lines, off the base's line and box, each
    /// digit of the base has room for two at most if neither target takes it.
    ///
    /// ## Why it holds
    /// A digit that stands in the base is gone from the rest of its line and box, and still has to stand in each of the three lines. Without the targets there is room for two at
    /// most, so it takes one of them. The base has two digits, the targets are two cells: they hold the same digits as the base.
    ///
    /// ## How to find it
    /// As a Junior Exocet that fails because one of its digits has one place too many outside the boxes: that place may be a target.
    pub SeniorExocet = "senior-exocet", "Senior Exocet", Advanced,
    zh: "高级飞鱼" {
        what: "同一线同一宫的两个基准格要填三四个数中的两个，而在三条横交线上有两个目标格，至少一个在基准格所在线的三个宫之外，两个目标格必填同样的两个数。",
        why: "一条横交线过基准格所在线与宫的第三格，另外两条穿过其他两个宫。除去基准格的线和宫，若两个目标格都不填，基准的每个数在这三条线上至多只能填两次。填在基准格里的数却仍要在三条线上各填一次，所以必有一次在目标格里。两个数对两个目标格，正好相同。",
        find: "找只因某个数在宫外多出一个位置而不成立的初级飞鱼，多出来的那个位置就可能是目标格。"
    }, aliases: ["sexocet"],
    search: senior::search
}
