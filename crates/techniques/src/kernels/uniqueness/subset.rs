//! Guards that make a naked subset with other cells of their house.
use super::deadly::DeadlyPattern;
use crate::kernels::choose::SetList;
use crate::{Context, Sink};
use qedoku_core::{CandidateSet, Cell, CellSet, DigitSet, House, Slot};
use std::ops::ControlFlow;

/// Guards in two or more cells of a house that make, as if they were one cell, a naked subset with other cells of it:
/// its digits go from the rest of every house that holds all these cells.
pub(crate) fn naked(it: &DeadlyPattern, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let guarded = it.guards.cells();
    let digits = it.guard_digits();
    if !guarded.is_several() || !digits.is_several() {
        return ControlFlow::Continue(());
    }
    let mut search = GuardSubsetSearch { it, cx, guarded, digits, reported: Vec::new() };
    for house in cx.layout.houses_around(guarded) {
        let rest = (cx.board.open() & cx.layout.cells(house)) - guarded;
        // The subset leaves a cell to clear.
        let most = rest.len().saturating_sub(1);
        let cells = rest.iter().map(|cell| (cell, cx.board.digits(cell)));
        let list = SetList::collect(Cell::from_index(0), cells);
        for size in digits.len() - 1..=most {
            search.choose(house, &list, size, sink)?;
        }
    }
    ControlFlow::Continue(())
}

struct GuardSubsetSearch<'s, 'c> {
    it: &'s DeadlyPattern,
    cx: &'s Context<'c>,
    guarded: CellSet,
    digits: DigitSet,
    /// The eliminations reported already.
    reported: Vec<CandidateSet>,
}

impl GuardSubsetSearch<'_, '_> {
    /// Reports each `size` cells that have, with the guards, one digit more than they are.
    fn choose(
        &mut self,
        house: House,
        list: &SetList<Cell, DigitSet>,
        size: usize,
        sink: &mut Sink<'_>,
    ) -> ControlFlow<()> {
        list.choose_beside(self.digits, size, &mut |chosen, digits| {
            let cells: CellSet = list.keys(chosen).collect();
            let houses = self.cx.layout.houses_around(cells | self.guarded);
            if houses.first() != Some(house) || self.is_reducible(cells) {
                return ControlFlow::Continue(());
            }
            let rest = houses.iter().fold(CellSet::EMPTY, |all, house| all | self.cx.layout.cells(house));
            let mut gone = CandidateSet::EMPTY;
            for digit in digits {
                *gone.plane_mut(digit) = (rest & self.cx.board.plane(digit)) - cells - self.guarded;
            }
            if gone.is_empty() || self.reported.contains(&gone) {
                return ControlFlow::Continue(());
            }
            sink.eliminate(gone, || self.it.evidence(self.cx, cells.iter().map(Slot::Cell)))?;
            self.reported.push(gone);
            ControlFlow::Continue(())
        })
    }

    /// True if fewer of the cells are a subset, with the guards or without.
    fn is_reducible(&self, cells: CellSet) -> bool {
        let members =
            SetList::collect(Cell::from_index(0), cells.iter().map(|cell| (cell, self.cx.board.digits(cell))));
        let mut any = |_: u16, _: DigitSet| ControlFlow::Break(());
        (1..=cells.len()).any(|size| members.choose(size, &mut any).is_break())
            || (1..cells.len()).any(|size| members.choose_beside(self.digits, size, &mut any).is_break())
    }
}
