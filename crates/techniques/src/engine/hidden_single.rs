//! Hidden singles in houses of one kind.
use crate::{Context, Info, Sink};
use qedoku_core::{Candidate, Digit, HouseKind, HouseSet, Pattern, Slot};
use std::ops::ControlFlow;

/// Reports each digit that has one place left in a house of this kind.
pub(crate) fn search(kind: HouseKind, info: &Info, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let houses = cx.layout.houses_of_kind(kind);
    for digit in Digit::ALL {
        let plane = cx.board.plane(digit);
        let mut looked = HouseSet::EMPTY;
        for house in cx.fresh(digit) & houses {
            if let Some(cell) = (plane & cx.layout.cells(house)).single() {
                cx.pass(digit, looked);
                let slot = Slot::House(house, digit);
                sink.place(info, Candidate { cell, digit }, || (Pattern::Single { slot }, cx.truths(&[slot])))?;
            }
            looked.insert(house);
        }
        cx.pass(digit, looked);
    }
    ControlFlow::Continue(())
}
