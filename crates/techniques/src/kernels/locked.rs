//! Locked candidates: a digit of one house that is left only where the house crosses another.
use crate::{Context, Sink};
use qedoku_core::{CandidateSet, Confined, Digit, House, HouseSet, Pattern, Slot, Truth};
use std::ops::ControlFlow;

/// Reports, house by house of `from`, each digit confined to the crossing with another house.
pub(crate) fn search(from: HouseSet, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let mut looked = HouseSet::EMPTY;
    for house in cx.fresh_houses() & from {
        for digit in Digit::ALL.into_iter().filter(|&digit| cx.fresh(digit).contains(house)) {
            if confined(digit, house, cx, sink).is_break() {
                cx.pass(looked);
                return ControlFlow::Break(());
            }
        }
        looked.insert(house);
    }
    cx.pass(looked);
    ControlFlow::Continue(())
}

fn confined(digit: Digit, from: House, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let plane = cx.board.plane(digit);
    let places = plane & cx.layout.cells(from);
    let (Some(first), Some(last)) = (places.first(), places.last()) else { return ControlFlow::Continue(()) };
    if first == last {
        return ControlFlow::Continue(());
    }
    for to in (cx.layout.houses_of(first) & cx.layout.houses_of(last)).without(from) {
        if places.is_subset(cx.layout.cells(to)) && (plane & cx.layout.cells(to)) != places {
            clear(digit, from, to, cx, sink)?;
        }
    }
    ControlFlow::Continue(())
}

/// Reports what a digit that `from` confines to `to` loses there.
pub(crate) fn clear(digit: Digit, from: House, to: House, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let rest = (cx.board.plane(digit) & cx.layout.cells(to)) - cx.layout.cells(from);
    sink.eliminate(CandidateSet::of_digit(digit, rest), || evidence(cx, digit, from, to))
}

/// The pattern and the truth of a digit that `from` confines to `to`.
pub(crate) fn evidence(cx: &Context<'_>, digit: Digit, from: House, to: House) -> (Pattern, Vec<Truth>) {
    (Pattern::of(Confined::new(digit, from, to)), cx.truths(&[Slot::House(from, digit)]))
}
