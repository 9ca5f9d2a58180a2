//! Locked candidates: a digit of one house that is left only where the house crosses another.
use crate::{Context, Info, Sink};
use qedoku_core::{CandidateSet, Digit, House, HouseSet, Pattern, Slot};
use std::ops::ControlFlow;

/// Reports each digit confined by a house of `from` to its crossing with another house.
pub(crate) fn search(from: HouseSet, info: &Info, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for digit in Digit::ALL {
        for house in cx.fresh(digit) & from {
            confined(digit, house, info, cx, sink)?;
            cx.pass(digit, house);
        }
    }
    ControlFlow::Continue(())
}

fn confined(digit: Digit, from: House, info: &Info, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let plane = cx.board.plane(digit);
    let places = plane & cx.layout.cells(from);
    let Some(first) = places.first().filter(|_| places.is_several()) else { return ControlFlow::Continue(()) };
    for to in cx.layout.houses_of(first).without(from) {
        let target = cx.layout.cells(to);
        if !places.is_subset(target) || (plane & target) == places {
            continue;
        }
        let gone = CandidateSet::of_digit(digit, (plane & target) - places);
        sink.eliminate(info, gone, || (Pattern::Confined { digit, from, to }, cx.truths(&[Slot::House(from, digit)])))?;
    }
    ControlFlow::Continue(())
}
