//! Digits whose last place shows once a locked candidate or a hidden subset is seen, before anything is eliminated.
use crate::kernels::subset;
use crate::{Context, Sink};
use qedoku_core::{Candidate, CellSet, Confined, Digit, DigitSet, House, HouseSet, Pattern, Slot, Subset};
use std::ops::ControlFlow;

/// Reports each place that is the only one left for a digit in a house once another house of its kind, one of `from`,
/// has claimed the crossing of both with a third.
pub(crate) fn locked(from: HouseSet, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for digit in Digit::ALL {
        let plane = cx.board.plane(digit);
        for house in from {
            let places = plane & cx.layout.cells(house);
            let Some(first) = places.first().filter(|_| (2..=cx.layout.widest_crossing()).contains(&places.len()))
            else {
                continue;
            };
            let through = cx.layout.houses_of(first).without(house);
            for to in through.filter(|to| places.is_subset(cx.layout.cells(to))) {
                left_over(digit, house, to, cx, sink)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Reports the houses that have one place left outside `to`, which `from` claims.
fn left_over(digit: Digit, from: House, to: House, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let (plane, claimed) = (cx.board.plane(digit), cx.layout.cells(to));
    let alike = cx.layout.houses_of_kind(cx.layout.kind(from)).without(from);
    for house in alike.filter(|house| !cx.layout.cells(house).meets(cx.layout.cells(from))) {
        let places = plane & cx.layout.cells(house);
        if !places.meets(claimed) {
            continue;
        }
        let Some(cell) = (places - claimed).single() else { continue };
        sink.place(Candidate { cell, digit }, || {
            let slots = [Slot::House(from, digit), Slot::House(house, digit)];
            (Pattern::of(Confined::new(digit, from, to).map(|it| it.leaving(house))), cx.truths(&slots))
        })?;
    }
    ControlFlow::Continue(())
}

/// Reports, house by house, each digit that has one place left besides the cells of a hidden subset of `size` digits.
pub(crate) fn hidden(size: usize, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for house in cx.fresh_houses() {
        subset::each_hidden(size, house, cx, &mut |cells, digits| beside(house, cells, digits, cx, sink))?;
    }
    ControlFlow::Continue(())
}

fn beside(house: House, cells: CellSet, digits: DigitSet, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for digit in DigitSet::ALL - digits {
        let places = cx.board.plane(digit) & cx.layout.cells(house);
        if !places.meets(cells) {
            continue;
        }
        let Some(cell) = (places - cells).single() else { continue };
        sink.place(Candidate { cell, digit }, || {
            let slots: Vec<Slot> = digits.with(digit).iter().map(|digit| Slot::House(house, digit)).collect();
            let pattern = Subset::hidden(house, digits, cells).and_then(|subset| subset.leaving(digit));
            (Pattern::of(pattern), cx.truths(&slots))
        })?;
    }
    ControlFlow::Continue(())
}
