//! Grouped Discontinuous Nice Loop.
use super::families::GROUPED;
use crate::base::shape::ArgumentShape;
use crate::kernels::links::report;

crate::technique! {
    /// Some nodes of a Discontinuous Nice Loop are groups: places of a digit in a box and a line.
    ///
    /// ## Why it holds
    /// A group is true if one of its candidates is, and false if none is. The loop leads from one value of the
    /// candidate at its break to the other value, so that value is the right one.
    ///
    /// ## How to find it
    /// Where a house has three or more places for a digit, see whether they lie in two other houses: then they are two
    /// groups with a strong link.
    pub GroupedDiscontinuousNiceLoop = "grouped-discontinuous-nice-loop", "Grouped Discontinuous Nice Loop", Advanced,
    zh: "区块不连续环" {
        what: "强链与弱链交替连成一环，其中有的节点是区块，环只在一个候选数处断开，它的真假由此确定。区块是某数在一个宫与一条线相交处的几个位置，其中有一个为真区块就为真，都为假区块才为假。",
        why: "沿环从断开处的一种取值绕一圈，推出的是另一种取值，所以后者才是对的。",
        find: "若某数在一个区域里有三个以上的位置，看看它们是不是只落在另外两个区域里，是的话就是有强链的两个区块，可以拿来补上断掉的环。"
    }, kind: Chain, hodoku: "0710" 300,
    wider: ["grouped-aic", "grouped-continuous-nice-loop"],
    search: |cx, sink| report::search(&GROUPED, ArgumentShape::GroupedDiscontinuousNiceLoop, GROUPED.kinds, cx, sink)
}
