//! Eliminates candidates that no way to add up an arrow uses.
use crate::kernels::fillings;
use qedoku_core::RuleKind;

crate::technique! {
    /// The digits along an arrow add up to the digit in its circle; candidates that are in no way to do so go.
    ///
    /// ## Why it holds
    /// The circle holds the total of the line. It is at least what the line comes to with its lowest digits, and a digit
    /// on the line is at most what the circle leaves the others. What no filling of these cells has is false.
    ///
    /// ## How to find it
    /// Add up the lowest digits of the line, different ones where cells see each other: the circle holds no less. Then
    /// take the highest digit of the circle, less the lowest of the other cells: no digit of the line is above that.
    pub ArrowBounds = "arrow-bounds", "Arrow Bounds", Intermediate,
    zh: "箭头界限" {
        what: "箭头线上的数之和等于圆圈里的数，不在任何一种相加方式里的候选数删去。",
        why: "圆圈里是线上各数之和：至少是线上最小的数之和，线上的数至多是圆圈减去其余各格的最小数。这些格的任何填法都不采用的候选数不成立。",
        find: "把线上最小的数相加（互相看到的格取不同的数），圆圈不小于它。再用圆圈最大的数减去其余各格的最小数，线上的数不大于它。"
    },
    fits: |layout| fillings::are_in(layout, RuleKind::Arrow),
    search: |cx, sink| fillings::report_rules(cx, RuleKind::Arrow, sink)
}
