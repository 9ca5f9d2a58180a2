//! Locked candidates: a digit of one house that is left only where the house crosses another.
use crate::kernels::hidden_single::each_marked;
use crate::{Context, Sink};
use qedoku_core::{CandidateSet, Confined, Digit, House, HouseSet, Pattern, Slot, Truth};
use std::ops::ControlFlow;

/// Reports, house by house of `from`, each digit confined to the crossing with another house.
pub(crate) fn search(from: HouseSet, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let confining = cx.layout.houses_confining(from, cx.board.candidates());
    each_marked(&confining, &mut |house, digit| {
        confined_to(digit, house, cx).iter().try_for_each(|to| clear(digit, house, to, cx, sink))
    })
}

/// The other houses with places for a digit beside those of a house, if these all lie in them.
fn confined_to(digit: Digit, from: House, cx: &Context<'_>) -> HouseSet {
    let plane = cx.board.plane(digit);
    let places = plane & cx.layout.cells(from);
    if !places.is_several() || places.len() > cx.layout.widest_crossing() {
        return HouseSet::EMPTY;
    }
    let (Some(first), Some(last)) = (places.first(), places.last()) else { return HouseSet::EMPTY };
    let around = (cx.layout.houses_of(first) & cx.layout.houses_of(last)).without(from);
    around.filter(|to| places.is_subset(cx.layout.cells(to)) && (plane & cx.layout.cells(to)) != places)
}

/// Reports what a digit that `from` confines to `to` loses there.
pub fn clear(digit: Digit, from: House, to: House, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let rest = (cx.board.plane(digit) & cx.layout.cells(to)) - cx.layout.cells(from);
    sink.eliminate(CandidateSet::of_digit(digit, rest), || evidence(cx, digit, from, to))
}

/// The pattern and the truth of a digit that `from` confines to `to`.
pub fn evidence(cx: &Context<'_>, digit: Digit, from: House, to: House) -> (Pattern, Vec<Truth>) {
    (Pattern::of(Confined::new(digit, from, to)), cx.truths(&[Slot::House(from, digit)]))
}
