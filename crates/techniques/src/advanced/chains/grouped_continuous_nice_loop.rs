//! Grouped Continuous Nice Loop.
use super::families::GROUPED;
use crate::base::shape::ArgumentShape;
use crate::kernels::links::report;

crate::technique! {
    /// Some nodes of a Continuous Nice Loop are groups: places of a digit in a box and a line.
    ///
    /// ## Why it holds
    /// A group is true if one of its candidates is, and false if none is. A house whose places for a digit form two
    /// groups is a strong link; two groups are linked weakly if every cell of the one sees every cell of the other. The
    /// argument is that of the loop: of the two nodes at each weak link exactly one is true.
    ///
    /// ## How to find it
    /// It is a grouped chain whose ends see each other. Close it and look at all of its weak links.
    pub GroupedContinuousNiceLoop = "grouped-continuous-nice-loop", "Grouped Continuous Nice Loop", Advanced,
    zh: "区块连续环" {
        what: "强链与弱链交替连成一环，其中有的节点是区块，环上的每条弱链都变成一真一假。区块是某数在一个宫与一条线相交处的几个位置，其中有一个为真区块就为真，都为假区块才为假。",
        why: "区域里某数的位置分成两个区块时，两者之间是强链；两个区块的格全部互相看到时，两者之间是弱链。其余与连续环相同：每条弱链的两个节点恰有一真。",
        find: "找首尾互相看到、含区块的链，把它闭合成环，再逐条检查环上的弱链。"
    }, kind: Chain, hodoku: "0709" 300, aliases: ["grouped-aic-ring"],
    wider: ["grouped-aic", "aic", "grouped-w-wing", "pointing"],
    search: |cx, sink| report::search(&GROUPED, ArgumentShape::GroupedContinuousNiceLoop, GROUPED.kinds, cx, sink)
}
