//! Dual Empty Rectangle.
use crate::kernels::empty_rectangles::{self, EmptyRectangle};
use crate::{Context, Sink};
use qedoku_core::{CandidateSet, CellSet, Colors, Pattern, Truth};
use std::ops::ControlFlow;

crate::technique! {
    /// One box carries two Empty Rectangles of a digit that eliminate different candidates.
    ///
    /// ## Why it holds
    /// The box takes the digit on its row or on its column. Each of the two links turns one of these into a right far
    /// end, and each target is excluded either way, as in the single Empty Rectangle.
    ///
    /// ## How to find it
    /// After an Empty Rectangle look for a second strong link that starts on the other line of the same box.
    pub DualEmptyRectangle = "dual-empty-rectangle", "Dual Empty Rectangle", Advanced,
    zh: "双重空矩形" {
        what: "同一个宫里某数的两个空矩形，删去不同的候选数，合为一步。",
        why: "该宫要么在行上填该数，要么在列上填。两条强链各把其中一种情况变成自己的远端为真，所以与单个空矩形一样，两个目标都不成立。",
        find: "找到空矩形以后，看同一宫的另一条线上是不是还有一条强链。"
    }, hodoku: "0405" 120, aliases: ["dual-er"],
    wider: ["empty-rectangle"],
    search: search
}

fn search(cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for digit in cx.fresh_digits() {
        empty_rectangles::each(digit, cx, &mut |one| {
            empty_rectangles::each(digit, cx, &mut |other| {
                if one.home != other.home || one.link >= other.link || one.target == other.target {
                    return ControlFlow::Continue(());
                }
                let gone = CandidateSet::of_digit(digit, CellSet::of(one.target).with(other.target));
                sink.eliminate(gone, || evidence(cx, one, other))
            })
        })?;
        cx.pass_digit(digit);
    }
    ControlFlow::Continue(())
}

/// Of each of the two, the far end of the link or one of the places that face the target is right.
fn evidence(cx: &Context<'_>, one: &EmptyRectangle, other: &EmptyRectangle) -> (Pattern, Vec<Truth>) {
    let [home, first] = one.slots();
    let [_, second] = other.slots();
    let sides =
        |it: &EmptyRectangle| [CellSet::of(it.far), it.facing].map(|side| CandidateSet::of_digit(it.digit, side));
    (Colors { clusters: vec![sides(one), sides(other)] }.into(), cx.truths(&[first, home, second]))
}
