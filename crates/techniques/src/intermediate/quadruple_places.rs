//! Digits that four cells must hold.
use crate::kernels::fillings;
use crate::{Context, Sink};
use qedoku_core::RuleKind;
use std::ops::ControlFlow;

crate::technique! {
    /// Four cells hold the digits of their circle; candidates that leave one without a place go, and the digits go where
    /// all their places in the four cells are seen.
    ///
    /// ## Why it holds
    /// Each digit of the circle stands in one of the four cells. A digit with one place left among them takes it, four digits
    /// fill all four cells, and what no filling with all of them has is false. A cell outside that sees all places of such a
    /// digit cannot hold it as well.
    ///
    /// ## How to find it
    /// Mark where the digits of the circle can go. With as many digits as cells nothing else fits. If the places of one lie
    /// in one row, column or box, clear the rest of that.
    pub QuadruplePlaces = "quadruple-places", "Quadruple Places", Intermediate,
    zh: "四格提示位置" {
        what: "四格要含有圆圈里的数，使其中某数没有位置的候选数删去；看到某数在四格里所有位置的格也删去该数。",
        why: "圆圈里的每个数都在四格之一。只剩一个位置的数就填在那里，四个数占满四格，任何含有它们全部的填法都不采用的候选数不成立。圈外看到某数所有位置的格不能再填它。",
        find: "标出圆圈里各数能填的位置。数与格一样多时，别的数都不行。某数的位置同在一行、一列或一宫时，删去那里其余的它。"
    },
    fits: |layout| fillings::are_in(layout, RuleKind::Quadruple),
    search: search
}

fn search(cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    fillings::report_rules(cx, RuleKind::Quadruple, sink)?;
    fillings::report_needed(cx, RuleKind::Quadruple, sink)
}
