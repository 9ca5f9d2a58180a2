//! Hidden singles in houses of one kind.
use crate::{Context, Sink};
use qedoku_core::{Candidate, Digit, DigitSet, House, HouseKind, HouseSet, Layout, Single, Slot};
use std::ops::ControlFlow;

/// True if a layout has houses of the kind: for regions, any beside rows, columns and boxes.
pub(crate) fn fits(kind: HouseKind, layout: &Layout) -> bool {
    let has = |kind| !layout.houses_of_kind(kind).is_empty();
    if HouseKind::BESIDE.contains(&kind) { HouseKind::BESIDE.into_iter().any(has) } else { has(kind) }
}

/// Reports, house by house of this kind, each digit that has one place left; the houses beside rows, columns and boxes
/// are looked at as one kind. To look at every house takes less than to ask which of them changed.
pub(crate) fn search(kind: HouseKind, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    if HouseKind::BESIDE.contains(&kind) {
        return cx.layout.others().iter().try_for_each(|house| in_house(house, cx, sink));
    }
    let ones = cx.layout.houses_with_one(kind, cx.board.candidates());
    each_marked(&ones, &mut |house, digit| place(digit, house, cx, sink))
}

/// Takes each house and digit that are marked, house by house.
pub(crate) fn each_marked(
    marked: &[HouseSet; Digit::COUNT],
    take: &mut impl FnMut(House, Digit) -> ControlFlow<()>,
) -> ControlFlow<()> {
    for house in marked.iter().fold(HouseSet::EMPTY, |all, &houses| all | houses) {
        let here = marked.iter().zip(Digit::ALL).fold(DigitSet::EMPTY, |all, (houses, digit)| {
            all | if houses.contains(house) { DigitSet::of(digit) } else { DigitSet::EMPTY }
        });
        here.iter().try_for_each(|digit| take(house, digit))?;
    }
    ControlFlow::Continue(())
}

/// Reports each digit that has one place left in the house.
#[inline]
pub fn in_house(house: House, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
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
    let mut once = DigitSet::EMPTY;
    let mut twice = DigitSet::EMPTY;
    for &cell in cx.layout.members(house) {
        let digits = cx.board.digits(cell);
        twice |= once & digits;
        once |= digits;
    }
    once - twice
}
