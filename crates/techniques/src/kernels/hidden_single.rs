//! Hidden singles in houses of one kind.
use crate::{Context, Sink};
use qedoku_core::{Candidate, Digit, DigitSet, House, HouseKind, HouseSet, Single, Slot};
use std::ops::ControlFlow;

/// Reports, house by house of this kind, each digit that has one place left.
pub(crate) fn search(kind: HouseKind, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let of_kind = cx.layout.houses_of_kind(kind);
    let ones = with_one_place(of_kind, cx);
    let houses = ones.iter().fold(HouseSet::EMPTY, |all, &houses| all | houses);
    for house in houses {
        for digit in Digit::ALL.into_iter().filter(|digit| ones[digit.index()].contains(house)) {
            if place(digit, house, cx, sink).is_break() {
                for digit in Digit::ALL {
                    cx.pass_in(digit, of_kind - ones[digit.index()]);
                }
                return ControlFlow::Break(());
            }
        }
    }
    ControlFlow::Continue(())
}

/// For each digit, the houses to look at in which it has one place left.
fn with_one_place(of_kind: HouseSet, cx: &Context<'_>) -> [HouseSet; Digit::COUNT] {
    // Where all digits are to be looked at, which is so when a run begins, it takes less to look at them together.
    let whole = Digit::ALL.into_iter().fold(of_kind, |all, digit| all & cx.fresh(digit));
    let mut ones = Digit::ALL.map(|digit| {
        let plane = cx.board.plane(digit);
        let mut ones = HouseSet::EMPTY;
        for house in (cx.fresh(digit) & of_kind) - whole - cx.board.homes(digit) {
            if (plane & cx.layout.cells(house)).is_one() {
                ones.insert(house);
            }
        }
        ones
    });
    for house in whole {
        digits_with_one_place(cx, house).iter().for_each(|digit| ones[digit.index()].insert(house));
    }
    ones
}

/// Reports each digit that has one place left in the house.
#[inline]
pub(crate) fn in_house(house: House, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    digits_with_one_place(cx, house).iter().try_for_each(|digit| place(digit, house, cx, sink))
}

/// Reports a digit that has one place left in the house.
fn place(digit: Digit, house: House, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let Some(cell) = (cx.board.plane(digit) & cx.layout.cells(house)).single() else {
        return ControlFlow::Continue(());
    };
    let slot = Slot::House(house, digit);
    sink.place(Candidate { cell, digit }, || (Single { slot }.into(), cx.truths(&[slot])))
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
