//! Naked Single.
use crate::{Context, Sink};
use qedoku_core::{Candidate, CellSet, Single, Slot};
use std::ops::ControlFlow;

crate::technique! {
    /// A cell has one candidate left.
    ///
    /// ## Why it holds
    /// Every cell takes a digit. All digits but one already stand in its row, column or box, or were eliminated, so the
    /// cell takes the one that is left.
    ///
    /// ## How to find it
    /// Write the possible digits of every cell; fill those with a single one; repeat.
    pub NakedSingle = "naked-single", "Naked Single", Simple,
    zh: "唯一余数" {
        what: "某格只剩一个候选数，就填这个数。",
        why: "每格都要填一个数，而其他数都已在同行、同列或同宫出现，或者已被删去，所以该格就是剩下的那个数。",
        find: "写出每格能填的数，填入只剩一个的，再重复。"
    }, kind: Single, se: 23, hodoku: "0003" 4, aliases: ["sole-candidate", "lone-single"],
    wider: ["full-house"],
    search: search,
    foresee: |_, _, take| CellSet::ALL.iter().for_each(|cell| take(&[Slot::Cell(cell)], &[]))
}

fn search(cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for cell in cx.board.cells_with_one() {
        let Some(digit) = cx.board.digits(cell).single() else { continue };
        let slot = Slot::Cell(cell);
        sink.place(Candidate { cell, digit }, || (Single { slot }.into(), cx.truths(&[slot])))?;
    }
    ControlFlow::Continue(())
}
