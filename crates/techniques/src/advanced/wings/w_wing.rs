//! W-Wing.
use crate::kernels::counts;
use crate::kernels::short_chain::{self, StrongLink};
use crate::{Context, Info, Sink, Technique};
use qedoku_core::{CandidateSet, Cell, CellSet, Digit};
use std::ops::ControlFlow;

crate::technique! {
    /// Two cells with the same two digits are joined by a strong link of one of them.
    ///
    /// ## Why it holds
    /// The chain is (X=Y)a - (Y)b=(Y)c - (Y=X)d. In some house Y has two places, b and c; a sees the one and d the
    /// other. Were neither a nor d an X, both would be Y, and Y would have no place left in that house. So one of them
    /// is X, and a cell that sees both cannot be.
    ///
    /// ## How to find it
    /// Look for two cells with the same two candidates that do not see each other, and for cells with X that see both.
    /// Then look for a house with two places for Y, one seen by each of the two cells.
    pub WWing = "w-wing", "W-Wing", Advanced,
    zh: "W-Wing", hodoku: "0803" 150, aliases: ["w", "semi-remote-naked-pair"]
}

/// The digits of a W-Wing: those that go, and those of the link.
type Digits = (Digit, Digit);

impl Technique for WWing {
    fn info(&self) -> &'static Info {
        &Self::INFO
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        let two = counts::cells_with_few(cx.board, 2);
        for one in two {
            let same = |other: &Cell| one < *other && cx.board.digits(*other) == cx.board.digits(one);
            for other in (two - cx.layout.peers(one)).iter().filter(same) {
                let seen = cx.layout.peers(one) & cx.layout.peers(other);
                for digits in short_chain::both_ways(cx, one) {
                    if seen.meets(cx.board.plane(digits.0)) {
                        join(cx, sink, one, other, digits)?;
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }
}

/// Reports each strong link that joins the two cells.
fn join(cx: &Context<'_>, sink: &mut Sink<'_>, one: Cell, other: Cell, (digit, linked): Digits) -> ControlFlow<()> {
    let seen = |cell| cx.layout.peers(cell);
    for near in cx.board.plane(linked) & seen(one) {
        for far in short_chain::partners(cx, linked, near) & seen(other) {
            let turned = CellSet::of(near).is_subset(seen(other)) && CellSet::of(far).is_subset(seen(one));
            if turned && far < near {
                continue;
            }
            let chain = [
                StrongLink::in_cell(one, digit, linked),
                StrongLink::in_house(cx, linked, near, far),
                StrongLink::in_cell(other, linked, digit),
            ];
            let gone = CandidateSet::of_digit(digit, cx.board.plane(digit) & seen(one) & seen(other));
            short_chain::eliminate(cx, sink, &chain, gone)?;
        }
    }
    ControlFlow::Continue(())
}
