//! W-Wing.
use crate::kernels::conjugates;
use crate::kernels::short_chain::{self, CandidatePair, EqualCells};
use crate::{Context, Sink};
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
    zh: "W-Wing" {
        what: "两格候选数同为两个数，由其中一个数的强链相连；同时看到两格的格删去另一个数。",
        why: "链是 (X=Y)a - (Y)b=(Y)c - (Y=X)d。某区域里 Y 只有 b 和 c 两个位置，a 看到一个，d 看到另一个。若 a 和 d 都不是 X，就都是 Y，该区域便没有 Y 的位置了。所以 a 和 d 至少有一个是 X，同时看到两者的格删去 X。",
        find: "找候选数相同而互相看不到的两个双值格，以及同时看到两者而含有 X 的格，再找 Y 只有两个位置、而且分别被两格看到的区域。"
    }, hodoku: "0803" 150, aliases: ["w", "semi-remote-naked-pair"],
    search: |cx, sink| short_chain::each_equal_cells(cx, |ends| join(cx, sink, ends))
}

/// Reports each strong link that joins the two cells.
fn join(cx: &Context<'_>, sink: &mut Sink<'_>, ends: EqualCells) -> ControlFlow<()> {
    let EqualCells { cells: [one, other], digit, linked } = ends;
    let seen = |cell| cx.layout.peers(cell);
    let joins = |joined, house| {
        let places = cx.board.plane(linked) & cx.layout.cells(house);
        joined | (places.meets(seen(one)) & places.meets(seen(other)))
    };
    if !conjugates::houses(cx, linked).iter().fold(false, joins) {
        return ControlFlow::Continue(());
    }
    for near in cx.board.plane(linked) & seen(one) {
        for far in short_chain::partners(cx, linked, near) & seen(other) {
            let turned = CellSet::of(near).is_subset(seen(other)) && CellSet::of(far).is_subset(seen(one));
            if turned && far < near {
                continue;
            }
            let chain = [
                CandidatePair::in_cell(one, digit, linked),
                CandidatePair::in_house(linked, near, far),
                CandidatePair::in_cell(other, linked, digit),
            ];
            let gone = CandidateSet::of_digit(digit, cx.board.plane(digit) & seen(one) & seen(other));
            short_chain::eliminate(cx, sink, &chain, gone)?;
        }
    }
    ControlFlow::Continue(())
}
