//! Eliminates candidates with which the segments of a line cannot have one sum.
use crate::kernels::fillings;
use qedoku_core::RuleKind;

crate::technique! {
    /// The stretches of a line in its boxes have the same sum; candidates that keep two of them apart go.
    ///
    /// ## Why it holds
    /// The digits of one stretch, less those of another, come to nothing. A short stretch has no more than its highest digits,
    /// a long one no less than its lowest; what no filling of both has is false.
    ///
    /// ## How to find it
    /// Compare the shortest stretch with the longest: three cells in a box come to 6 at least, so that a stretch of one cell
    /// is 6 or more, and none of the three is above 6.
    pub RegionSumEquality = "region-sum-equality", "Region Sum Equality", Intermediate,
    zh: "各宫等和线" {
        what: "线在各宫里的各段之和相同，使两段不能相等的候选数删去。",
        why: "一段的和减去另一段的和等于零。短的一段不超过它最大的数，长的一段不小于它最小的数；两段的任何填法都不采用的候选数不成立。",
        find: "比较最短和最长的两段：一宫里三格至少是 6，所以一格的那段至少为 6，三格里的数都不大于 6。"
    },
    fits: |layout| fillings::are_in(layout, RuleKind::RegionSumLine),
    search: |cx, sink| fillings::report_rules(cx, RuleKind::RegionSumLine, sink)
}
