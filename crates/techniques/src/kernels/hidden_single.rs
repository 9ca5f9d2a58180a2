//! Hidden singles in houses of one kind.
use crate::{Context, Sink};
use qedoku_core::{Candidate, DigitSet, House, HouseKind, HouseSet, Single, Slot};
use std::ops::ControlFlow;

/// Reports, house by house of this kind, each digit that has one place left.
pub(crate) fn search(kind: HouseKind, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let mut looked = HouseSet::EMPTY;
    for house in cx.fresh_houses() & cx.layout.houses_of_kind(kind) {
        let flow = in_house(house, cx, sink);
        if flow.is_break() {
            cx.pass(looked);
            return flow;
        }
        looked.insert(house);
    }
    cx.pass(looked);
    ControlFlow::Continue(())
}

/// Reports each digit that has one place left in the house.
#[inline]
pub(crate) fn in_house(house: House, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for digit in digits_with_one_place(cx, house) {
        let Some(cell) = (cx.board.plane(digit) & cx.layout.cells(house)).single() else { continue };
        let slot = Slot::House(house, digit);
        sink.place(Candidate { cell, digit }, || (Single { slot }.into(), cx.truths(&[slot])))?;
    }
    ControlFlow::Continue(())
}

/// The digits that are a candidate of just one cell of the house.
fn digits_with_one_place(cx: &Context<'_>, house: House) -> DigitSet {
    let (mut once, mut twice) = (DigitSet::EMPTY, DigitSet::EMPTY);
    for &cell in cx.layout.members(house) {
        let digits = cx.board.digits(cell);
        twice |= once & digits;
        once |= digits;
    }
    once - twice
}
