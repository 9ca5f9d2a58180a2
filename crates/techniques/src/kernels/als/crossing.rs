//! Almost locked pairs and triples: a naked subset of one house that lacks a cell, and a hidden one of a house that
//! crosses it.
use crate::{Context, Sink};
use qedoku_core::{CandidateSet, CellSet, Crossing, DigitSet, House, Pattern, Slot, Subset, Truth};
use std::ops::ControlFlow;

/// The houses, cells and digits that the argument rests on.
struct CrossingEvidence {
    naked: House,
    hidden: House,
    /// The cells of the naked house.
    cells: CellSet,
    /// The cells of the hidden house.
    places: CellSet,
    digits: DigitSet,
}

/// Reports each `size - 1` cells of a house outside a crossing that have `size` digits between them, for which the
/// other house has only the crossing and `size - 1` cells more.
pub(crate) fn search(size: usize, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let small = cx.board.cells_with_few(size) | cx.board.cells_with_one();
    for &Crossing { one, other, shared } in cx.layout.crossings() {
        let fresh = cx.fresh_cells().meets(cx.layout.cells(one) | cx.layout.cells(other));
        if !fresh || !(shared & cx.board.open()).is_several() {
            continue;
        }
        for (naked, hidden) in [(one, other), (other, one)] {
            let outside = (cx.layout.cells(naked) - shared) & cx.board.open();
            let left = outside & small;
            if left.len() + 1 < size {
                continue;
            }
            each(size, left, CellSet::EMPTY, DigitSet::EMPTY, cx, &mut |cells, digits| {
                let Some(places) = places(size, cx, hidden, digits, shared) else { return ControlFlow::Continue(()) };
                let found = CrossingEvidence { naked, hidden, cells, places, digits };
                sink.eliminate(found.gone(cx, outside), || found.evidence(cx))
            })?;
        }
    }
    ControlFlow::Continue(())
}

/// Calls `report` with each `size - 1` of the cells that have `size` digits between them.
fn each(
    size: usize,
    mut left: CellSet,
    cells: CellSet,
    digits: DigitSet,
    cx: &Context<'_>,
    report: &mut dyn FnMut(CellSet, DigitSet) -> ControlFlow<()>,
) -> ControlFlow<()> {
    while let Some(cell) = left.first() {
        left.remove(cell);
        let cells = cells.with(cell);
        let digits = digits | cx.board.digits(cell);
        if digits.len() > size {
            continue;
        }
        if cells.len() < size - 1 {
            each(size, left, cells, digits, cx, report)?;
        } else if digits.len() == size {
            report(cells, digits)?;
        }
    }
    ControlFlow::Continue(())
}

/// The cells outside the crossing where the house has the digits, if they are `size - 1` and none of the digits is
/// placed there.
fn places(size: usize, cx: &Context<'_>, hidden: House, digits: DigitSet, shared: CellSet) -> Option<CellSet> {
    let outside = cx.layout.cells(hidden) - shared;
    let places = digits.iter().fold(CellSet::EMPTY, |all, digit| all | (cx.board.plane(digit) & outside));
    let fits = places.len() == size - 1 && !digits.iter().any(|digit| cx.board.placed_houses(digit).contains(hidden));
    fits.then_some(places)
}

impl CrossingEvidence {
    /// The digits go from the rest of the naked house, and all others from the places in the hidden one.
    fn gone(&self, cx: &Context<'_>, outside: CellSet) -> CandidateSet {
        let mut gone = CandidateSet::EMPTY;
        for digit in self.digits {
            *gone.plane_mut(digit) = outside - self.cells;
        }
        for cell in self.places {
            for digit in cx.board.digits(cell) - self.digits {
                gone.plane_mut(digit).insert(cell);
            }
        }
        gone
    }

    fn evidence(&self, cx: &Context<'_>) -> (Pattern, Vec<Truth>) {
        let houses = self.digits.iter().map(|digit| Slot::House(self.hidden, digit));
        let base: Vec<Slot> = self.cells.iter().map(Slot::Cell).chain(houses).collect();
        let subset = Subset::almost_locked(self.digits, self.naked, self.cells, self.hidden, self.places);
        (Pattern::of(subset), cx.truths(&base))
    }
}
