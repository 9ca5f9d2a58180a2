//! Empty Rectangle.
use crate::kernels::empty_rectangles;
use crate::{Context, Sink};
use qedoku_core::{CandidateSet, CellSet};
use std::ops::ControlFlow;

crate::technique! {
    /// All places for a digit in a box lie on one row and one column, and a strong link of the digit starts on one of
    /// the two.
    ///
    /// ## Why it holds
    /// Say the link runs in a column and starts on the box's row. If the box takes the digit on its row, the start of
    /// the link is wrong and its end is right. Otherwise the box takes the digit on its column. Either way the cell where
    /// the box's column crosses the row of the link's end cannot hold the digit.
    ///
    /// ## How to find it
    /// Look for a box in which a digit stands on a row and a column only: four cells around them are empty of it. Follow
    /// that row, or that column, to a place that has one partner in the line across.
    pub EmptyRectangle = "empty-rectangle", "Empty Rectangle", Advanced,
    zh: "空矩形" {
        what: "某数在一个宫里的候选位置都在一行和一列上，而该数的一条强链从其中一条线上出发。",
        why: "设强链在某列上，一端在这个宫的那一行。若该宫在那一行上填该数，这一端为假，另一端为真；否则该宫在那一列上填该数。无论如何，那一列与强链另一端所在行的交点都不能填该数。",
        find: "找某数只占一行一列、其余四格都没有它的宫；沿这一行或这一列，找在横交线上只有一个共轭位置的格。"
    }, hodoku: "0402" 120, aliases: ["er", "hinge"],
    wider: ["dual-empty-rectangle"],
    search: search
}

fn search(cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for digit in cx.fresh_digits() {
        empty_rectangles::each(digit, cx, &mut |found| {
            let gone = CandidateSet::of_digit(digit, CellSet::of(found.target));
            sink.eliminate(gone, || found.evidence(cx))
        })?;
        cx.pass_digit(digit);
    }
    ControlFlow::Continue(())
}
