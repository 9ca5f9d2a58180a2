//! Grouped Alternating Inference Chain.
use super::families::GROUPED;
use crate::base::shape::ArgumentShape;
use crate::kernels::links::report;

crate::technique! {
    /// Some nodes of an Alternating Inference Chain are groups: places of a digit in a box and a line.
    ///
    /// ## Why it holds
    /// A group is true if one of its candidates is, and false if none is. A house whose places for a digit form two
    /// groups is a strong link; two groups are linked weakly if every cell of the one sees every cell of the other. If
    /// the first end is false, the last one is true, so what sees all of both goes.
    ///
    /// ## How to find it
    /// Where a house has three or more places for a digit, see whether they lie in two other houses: then they are two
    /// groups with a strong link.
    pub GroupedAic = "grouped-aic", "Grouped Alternating Inference Chain", Advanced,
    zh: "区块 AIC" {
        what: "强链与弱链交替相连，其中有的节点是区块；同时看到两端全部位置的候选数都可删去。区块是某数在一个宫与一条线相交处的几个位置，其中有一个为真区块就为真，都为假区块才为假。",
        why: "区域里某数的位置分成两个区块时，两者之间是强链；两个区块的格全部互相看到时，两者之间是弱链。若首端为假，推到末端为真，所以首尾至少一真。",
        find: "若某数在一个区域里有三个以上的位置，看看它们是不是只落在另外两个区域里，是的话就是有强链的两个区块。"
    }, kind: Chain, hodoku: "0711" 300, aliases: ["grouped-nice-loop-aic", "gnl"],
    wider: ["grouped-discontinuous-nice-loop"],
    search: |cx, sink| report::search(&GROUPED, ArgumentShape::GroupedAic, GROUPED.kinds, cx, sink)
}
