//! Dual Empty Rectangle.
use crate::engine::empty_rectangles::{self, EmptyRectangle};
use crate::{Context, Info, Sink, Technique};
use qedoku_core::{CandidateSet, CellSet, Digit, Pattern, Truth};
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
    zh: "双重空矩形", hodoku: "0405" 120, aliases: ["dual-er"]
}

impl Technique for DualEmptyRectangle {
    fn info(&self) -> &'static Info {
        &Self::INFO
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        for digit in Digit::ALL {
            empty_rectangles::each(digit, cx, &mut |one| {
                empty_rectangles::each(digit, cx, &mut |other| {
                    if one.home != other.home || one.link >= other.link || one.target == other.target {
                        return ControlFlow::Continue(());
                    }
                    let gone = CandidateSet::of_digit(digit, CellSet::of(one.target).with(other.target));
                    sink.eliminate(&Self::INFO, gone, || evidence(cx, one, other))
                })
            })?;
        }
        ControlFlow::Continue(())
    }
}

/// Either the box takes the digit where the first link starts, so that the link's far end is right, or where it faces the
/// first target; the second link does the same from its own side.
fn evidence(cx: &Context<'_>, one: &EmptyRectangle, other: &EmptyRectangle) -> (Pattern, Vec<Truth>) {
    let [home, first] = one.slots();
    let [_, second] = other.slots();
    let sides = if one.rest == other.rest {
        [one.rest.with(one.far).with(other.far), one.facing]
    } else {
        [one.rest.with(one.far), one.facing.with(other.far)]
    };
    let clusters = vec![sides.map(|cells| CandidateSet::of_digit(one.digit, cells))];
    (Pattern::Colors { clusters }, cx.truths(&[first, home, second]))
}
