//! Cross-Hatching.
use crate::{Context, Sink};
use qedoku_core::{Candidate, CellSet, Digit, House, Single, Slot};
use std::ops::ControlFlow;

crate::technique! {
    /// Rows and columns that have a digit strike out the cells of a box; one open cell is left, and takes it.
    ///
    /// ## Why it holds
    /// The box holds the digit somewhere: not in a filled cell, and not on a line that has it already.
    ///
    /// ## How to find it
    /// Take a digit and a box without it, and draw a line through every row and column where the digit stands.
    ///
    /// ## See also
    /// It looks at filled cells only. A hidden single in a box also counts candidates that were eliminated otherwise.
    pub CrossHatching = "cross-hatching", "Cross-Hatching", Intermediate,
    zh: "宫交叉排除" {
        what: "用已填有某数的行和列划掉一个宫的格，只剩一个空格，就填该数。",
        why: "该宫必有这个数，而它不能在已填的格里，也不能在已有该数的行和列上。",
        find: "选一个数和缺它的一个宫，从每个已填该数的格向行和列画线。这里只看已填的数；宫排除还会用到别的方法删去的候选数。"
    },
    wider: ["hidden-single-box"],
    search: search
}

fn search(cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let boxes = cx.layout.boxes();
    for digit in Digit::ALL {
        let struck = lines_with(digit, cx);
        for house in boxes - cx.board.placed_houses(digit) {
            let Some(cell) = left_over(house, struck, cx) else { continue };
            // The cell may have lost the candidate by an elimination; then the box has no place for the digit.
            if !cx.board.plane(digit).contains(cell) {
                continue;
            }
            let slot = Slot::House(house, digit);
            sink.place(Candidate { cell, digit }, || (Single { slot }.into(), cx.truths(&[slot])))?;
        }
    }
    ControlFlow::Continue(())
}

/// The cells of all lines on which the digit stands.
fn lines_with(digit: Digit, cx: &Context<'_>) -> CellSet {
    let lines = cx.layout.lines();
    (lines & cx.board.placed_houses(digit)).iter().fold(CellSet::EMPTY, |struck, line| struck | cx.layout.cells(line))
}

fn left_over(house: House, struck: CellSet, cx: &Context<'_>) -> Option<qedoku_core::Cell> {
    ((cx.board.open() & cx.layout.cells(house)) - struck).single()
}
