//! XY-Chain.
use super::families::NICE;
use crate::base::shape::ArgumentShape;
use crate::kernels::links::graph::LinkKinds;
use crate::kernels::links::report;

crate::technique! {
    /// Cells with two candidates follow on each other, each joined to the next by a digit; the first and the last have
    /// a digit in common that goes from the cells that see both.
    ///
    /// ## Why it holds
    /// If the first cell does not hold the digit, it holds its other one, so the next cell, which it sees, does not; it
    /// holds its other digit in turn, and so on to the last cell, which then holds the digit. One of the two ends holds
    /// it.
    ///
    /// ## How to find it
    /// Start from a cell with two candidates and one of them; walk on over cells with two candidates, leaving each by
    /// the digit it was not entered by. Stop where the digit of the start is left over. With three cells it is an
    /// XY-Wing, with the same two digits in all cells a Remote Pair.
    pub XyChain = "xy-chain", "XY-Chain", Advanced,
    zh: "双值格链" {
        what: "双值格依次相连，相邻两格用一个公共数连接，首尾两格有一个数相同；同时看到首尾的格删去该数。",
        why: "若首格不是该数，就是它的另一个数，看到它的下一格就不能填这个数而填自己的另一个数，一直推到末格填该数。所以首尾必有一格填该数。",
        find: "从一个双值格的一个数出发，在双值格之间走，每格用进来以外的那个数出去，直到剩下的数正是出发的那个。三格时就是 XY-Wing，各格两个数都相同时就是远程数对。"
    }, kind: Chain, se: 70, hodoku: "0702" 260, aliases: ["xyc"],
    wider: ["xy-wing", "remote-pair", "naked-pair"],
    search: |cx, sink| report::search(&NICE, ArgumentShape::XyChain, LinkKinds::Cells, cx, sink)
}
