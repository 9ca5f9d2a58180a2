//! One-Look Exclusion.
use crate::{Context, Sink};
use qedoku_core::{Assumption, CandidateSet, CellSet, Digit, Hypothesis, Slot};
use std::ops::ControlFlow;

crate::technique! {
    /// A candidate whose placement leaves some cell without a digit at once goes.
    ///
    /// ## Why it holds
    /// The cell that is left empty takes one of the digits it has now, and all of them clash with the candidate.
    ///
    /// ## How to find it
    /// Write the candidate in and look once at the cells it sees: is one of them left with nothing?
    pub OneLookExclusion = "one-look-exclusion", "One-Look Exclusion", Ultimate,
    zh: "一眼排除" {
        what: "若填入一个候选数会立刻使某格没有数可填，该候选数删去。",
        why: "那一格必填现有的候选数之一，而它们全都与这个候选数冲突。",
        find: "写入一个候选数，看一眼它看到的格里有没有没有数可填的。"
    }, kind: Trial,
    search: search
}

fn search(cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    // Placing a digit takes that digit alone from other cells, so only a cell with no other can be left empty.
    for assume in cx.board.candidates().iter_by_cell() {
        let others = Digit::ALL.into_iter().filter(|&digit| digit != assume.digit);
        let others = others.fold(CellSet::EMPTY, |all, digit| all | cx.board.plane(digit));
        let emptied = (cx.layout.peers(assume.cell) & cx.board.plane(assume.digit)) - others;
        let Some(cell) = emptied.first() else { continue };
        let end = Slot::Cell(cell);
        sink.eliminate(CandidateSet::of(assume), || {
            (Hypothesis { assume: Assumption::is_true(assume), steps: Vec::new(), end }.into(), cx.truths(&[end]))
        })?;
    }
    ControlFlow::Continue(())
}
