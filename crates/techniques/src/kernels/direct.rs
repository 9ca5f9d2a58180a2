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
pub fn left_over(digit: Digit, from: House, to: House, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let plane = cx.board.plane(digit);
    let claimed = cx.layout.cells(to);
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
        if (cx.board.open() & cx.layout.cells(house)).len() <= size {
            continue;
        }
        subset::each_hidden(size, house, cx, &mut |cells, digits| {
            let hidden = HiddenDigits { house, digits, cells };
            hidden.last_places(cx).try_for_each(|last| hidden.place(last, cx, sink))
        })?;
    }
    ControlFlow::Continue(())
}

/// Digits of a house that share as many places as there are of them.
#[derive(Clone, Copy, Debug)]
pub struct HiddenDigits {
    /// The house.
    pub house: House,
    /// The digits.
    pub digits: DigitSet,
    /// Their places in the house.
    pub cells: CellSet,
}

impl HiddenDigits {
    /// The other digits that have one place left besides the cells, and have lost one to them.
    pub fn last_places<'a>(self, cx: &'a Context<'_>) -> impl Iterator<Item = Candidate> + use<'a> {
        (DigitSet::ALL - self.digits).iter().filter_map(move |digit| {
            let places = cx.board.plane(digit) & cx.layout.cells(self.house);
            let last = if places.meets(self.cells) { (places - self.cells).single() } else { None };
            last.map(|cell| Candidate { cell, digit })
        })
    }

    /// Reports the last place of another digit.
    pub fn place(self, last: Candidate, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        let Self { house, digits, cells } = self;
        sink.place(last, || {
            let slots: Vec<Slot> = digits.with(last.digit).iter().map(|digit| Slot::House(house, digit)).collect();
            let pattern = Subset::hidden(house, digits, cells).and_then(|subset| subset.leaving(last.digit));
            (Pattern::of(pattern), cx.truths(&slots))
        })
    }
}
