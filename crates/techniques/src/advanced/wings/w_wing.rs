//! W-Wing.
use crate::kernels::short_chain::{self, EqualCells, StrongLink};
use crate::{Context, Info, Sink, Technique};
use qedoku_core::{CandidateSet, CellSet};
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

impl Technique for WWing {
    fn info(&self) -> &'static Info {
        &Self::INFO
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        short_chain::each_equal_cells(cx, |ends| join(cx, sink, ends))
    }
}

/// Reports each strong link that joins the two cells.
fn join(cx: &Context<'_>, sink: &mut Sink<'_>, ends: EqualCells) -> ControlFlow<()> {
    let EqualCells { cells: [one, other], digit, linked } = ends;
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
