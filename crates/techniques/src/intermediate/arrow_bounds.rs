//! Eliminates candidates that no way to add up an arrow uses, and digits that all of them need.
use crate::kernels::fillings;
use crate::{Context, Sink};
use qedoku_core::RuleKind;
use std::ops::ControlFlow;

crate::technique! {
    /// The digits along an arrow add up to the digit in its circle; candidates that are in no way to do so go, and a digit
    /// that all ways have goes elsewhere.
    ///
    /// ## Why it holds
    /// The circle holds the total of the line. It is at least what the line comes to with its lowest digits, and a digit
    /// on the line is at most what the circle leaves the others. What no filling of these cells has is false. If every
    /// way to come to what the circle can hold has a digit, that digit stands on the line, and cells that see all its places
    /// there cannot hold it.
    ///
    /// ## How to find it
    /// Add up the lowest digits of the line, different ones where cells see each other: the circle holds no less. Then
    /// take the highest digit of the circle, less the lowest of the other cells: no digit of the line is above that. Where the
    /// circle has few digits left, write down the ways to come to each of them: three cells of a column that come to 7 or 8
    /// are 1+2+4, 1+2+5 or 1+3+4, so that the 1 of the column is there.
    pub ArrowBounds = "arrow-bounds", "Arrow Bounds", Intermediate,
    zh: "箭头界限" {
        what: "箭头线上的数之和等于圆圈里的数，不在任何一种相加方式里的候选数删去；每种方式都有的数，在别处删去。",
        why: "圆圈里是线上各数之和：至少是线上最小的数之和，线上的数至多是圆圈减去其余各格的最小数。这些格的任何填法都不采用的候选数不成立。若圆圈能取的每种和都要用到某个数，这个数就在线上，与它在线上的所有位置都同区域的格不能填它。",
        find: "把线上最小的数相加（互相看到的格取不同的数），圆圈不小于它。再用圆圈最大的数减去其余各格的最小数，线上的数不大于它。圆圈只剩几个数时，写出相加的各种方式：同列三格之和为 7 或 8，只能是 1+2+4、1+2+5 或 1+3+4，所以该列的 1 就在这三格里。"
    },
    fits: |layout| fillings::are_in(layout, RuleKind::Arrow),
    search: search
}

fn search(cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    fillings::report_rules(cx, RuleKind::Arrow, sink)?;
    fillings::report_needed(cx, RuleKind::Arrow, sink)
}
