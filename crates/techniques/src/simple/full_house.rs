//! Full House.
use crate::{Context, Sink};
use qedoku_core::{Candidate, Single, Slot};
use std::ops::ControlFlow;

crate::technique! {
    /// A house has one open cell left; it takes the one digit the house lacks.
    ///
    /// ## Why it holds
    /// Every house holds every digit once. Eight of its cells are filled, so the ninth takes the ninth digit.
    ///
    /// ## How to find it
    /// Look for a row, column or box with a single gap.
    pub FullHouse = "full-house", "Full House", Simple,
    zh: "同区剩余" {
        what: "某区域只剩一个空格，就填该区域所缺的那个数。",
        why: "每个区域的各数都正好填一次，八格已填，第九格就是所缺的第九个数。",
        find: "找只剩一个空格的行、列或宫。"
    }, kind: Single, se: 10, hodoku: "0000" 4, aliases: ["last-digit-in-house", "last-cell"],
    search: search
}

fn search(cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    if cx.board.cells_with_one().is_empty() {
        return ControlFlow::Continue(());
    }
    for house in cx.layout.houses_with_one_of(cx.board.open()) {
        let Some(cell) = (cx.board.open() & cx.layout.cells(house)).single() else { continue };
        let Some(digit) = cx.board.digits(cell).single() else { continue };
        let slot = Slot::House(house, digit);
        sink.place(Candidate { cell, digit }, || (Single { slot }.into(), cx.truths(&[slot])))?;
    }
    ControlFlow::Continue(())
}
