//! XYZ-Wing.
use crate::kernels::wing;
use crate::{Context, Sink};
use qedoku_core::{CandidateSet, CellSet};
use std::ops::ControlFlow;

crate::technique! {
    /// A cell with three digits sees two cells with two of these each, which share one digit.
    ///
    /// ## Why it holds
    /// The pivot holds X, Y or Z. If it holds X, the pincer with X and Z takes Z; if it holds Y, the pincer with Y and
    /// Z takes Z; else it holds Z itself. One of the three cells is Z, so a cell that sees all three cannot be.
    ///
    /// ## How to find it
    /// Take a cell with three candidates and look for cells with two of them among those it sees: one in its box, one
    /// in its line. What they share goes from the cells that see all three, which stand where the box and the line
    /// cross.
    pub XyzWing = "xyz-wing", "XYZ-Wing", Advanced,
    zh: "XYZ-Wing" {
        what: "一个三值格看到两个双值格，两格的候选数都在它的三个数之内，并且有一个数相同；同时看到三格的格删去该数。",
        why: "枢纽填 X、Y 或 Z：填 X，含 X 和 Z 的一格就填 Z；填 Y，含 Y 和 Z 的一格就填 Z；否则枢纽自己就是 Z。所以三格至少有一格是 Z。",
        find: "取一个三值格，在它看到的格里找候选数都在其中的双值格，一个在同宫，一个在同线；同时看到三格的格就在行列与宫相交处。"
    }, se: 44, hodoku: "0801" 180, aliases: ["xyz"],
    search: search
}

fn search(cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let two = cx.board.cells_with_few(2);
    for pivot in cx.board.cells_with_few(3) - two {
        let own = cx.board.digits(pivot);
        let near = (two & cx.layout.peers(pivot)).filter(|cell| cx.board.digits(cell).is_subset(own));
        if !cx.fresh_cells().meets(near.with(pivot)) {
            continue;
        }
        for one in near {
            for other in (near - cx.layout.peers(one)).filter(|other| one < other) {
                let Some(shared) = (cx.board.digits(one) & cx.board.digits(other)).single() else { continue };
                let cells = CellSet::of(pivot).with(one).with(other);
                let gone = cx.board.plane(shared) & cx.layout.common_peers(cells);
                let gone = CandidateSet::of_digit(shared, gone);
                sink.eliminate(gone, || wing::evidence(cx, pivot, [one, other], shared))?;
            }
        }
    }
    ControlFlow::Continue(())
}
