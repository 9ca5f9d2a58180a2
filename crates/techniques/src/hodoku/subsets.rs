//! Naked subsets, locked or not, and hidden subsets.
use super::finder::Finder;
use crate::intermediate::hidden_pair::HiddenPair;
use crate::intermediate::hidden_quad::HiddenQuad;
use crate::intermediate::hidden_triple::HiddenTriple;
use crate::intermediate::locked_pair::LockedPair;
use crate::intermediate::locked_triple::LockedTriple;
use crate::intermediate::naked_pair::NakedPair;
use crate::intermediate::naked_quad::NakedQuad;
use crate::intermediate::naked_triple::NakedTriple;
use crate::kernels::choose::SetList;
use crate::kernels::subset;
use crate::{Context, Technique};
use qedoku_core::{Candidate, CellSet, Digit, DigitSet, House, HouseKind, HouseSet};
use std::ops::ControlFlow;

pub(super) const LOCKED: [&[&dyn Technique]; 2] = [&[&LockedPair], &[&LockedTriple]];
pub(super) const NAKED: [&[&dyn Technique]; 3] = [&[&NakedPair], &[&NakedTriple], &[&NakedQuad]];
pub(super) const HIDDEN: [&[&dyn Technique]; 3] = [&[&HiddenPair], &[&HiddenTriple], &[&HiddenQuad]];

/// Houses come in this order.
const BOX_ROW_COLUMN: [HouseKind; 3] = [HouseKind::Box, HouseKind::Row, HouseKind::Column];

/// How many cells a locked subset has at most.
const MOST_LOCKED: usize = 3;

/// As many cells as they have digits.
#[derive(Clone, Copy)]
struct Naked {
    cells: CellSet,
    digits: DigitSet,
}

impl Naked {
    /// What goes, house by house that holds all the cells: from row, column and box.
    fn deleted(self, cx: &Context<'_>) -> Vec<Candidate> {
        let houses = cx.layout.houses_around(self.cells);
        let rest = houses.iter().map(|house| (cx.layout.cells(house) & cx.board.open()) - self.cells);
        let lost = |cell| (cx.board.digits(cell) & self.digits).iter().map(move |digit| Candidate { cell, digit });
        rest.flat_map(|rest| rest.iter().flat_map(lost).collect::<Vec<_>>()).collect()
    }

    /// Whether a box holds the cells and loses something, and so does a line with them outside the box.
    fn is_locked(self, cx: &Context<'_>) -> bool {
        let houses = cx.layout.houses_around(self.cells);
        let Some(home) = (houses & cx.layout.boxes()).first() else { return false };
        let loses = |cells: CellSet| self.digits.iter().any(|digit| cx.board.plane(digit).meets(cells - self.cells));
        let inside = cx.layout.cells(home);
        self.cells.len() <= MOST_LOCKED
            && loses(inside)
            && (houses & cx.layout.lines()).iter().any(|line| loses(cx.layout.cells(line) - inside))
    }
}

/// As many cells of a box that also share a line, and clear both.
pub(super) fn locked(size: usize, find: &mut Finder<'_, '_, '_>) -> ControlFlow<()> {
    naked_in(&[HouseKind::Box], size, true, find)
}

/// As many cells of a house as they have digits, if they are not locked.
pub(super) fn naked(size: usize, find: &mut Finder<'_, '_, '_>) -> ControlFlow<()> {
    naked_in(&BOX_ROW_COLUMN, size, false, find)
}

fn naked_in(kinds: &[HouseKind], size: usize, locked: bool, find: &mut Finder<'_, '_, '_>) -> ControlFlow<()> {
    let cx = find.cx;
    let info = if locked { LOCKED } else { [NAKED[0], NAKED[1]] };
    let info = info.get(size - 2).unwrap_or(&NAKED[2])[0].info();
    for house in kinds.iter().flat_map(|&kind| cx.layout.houses_of_kind(kind)) {
        let few =
            (cx.board.open() & cx.layout.cells(house)).filter(|cell| (1..=size).contains(&cx.board.digits(cell).len()));
        let list = subset::cells_with_digits(few, cx);
        list.choose(size, &mut |chosen, digits| {
            let found = Naked { cells: list.keys(chosen).collect(), digits };
            if digits.len() < size || found.is_locked(cx) != locked {
                return ControlFlow::Continue(());
            }
            let deleted = found.deleted(cx);
            find.delete(info, &deleted, || {
                let clears = |house: &House| deleted.iter().any(|gone| cx.layout.cells(*house).contains(gone.cell));
                let houses: HouseSet = cx.layout.houses_around(found.cells).iter().filter(clears).collect();
                subset::naked_evidence(cx, houses, found.cells, digits)
            })
        })?;
    }
    ControlFlow::Continue(())
}

/// As many digits of a house as they have places.
pub(super) fn hidden(size: usize, find: &mut Finder<'_, '_, '_>) -> ControlFlow<()> {
    let (cx, info) = (find.cx, HIDDEN[size - 2][0].info());
    for house in BOX_ROW_COLUMN.into_iter().flat_map(|kind| cx.layout.houses_of_kind(kind)) {
        if (cx.board.open() & cx.layout.cells(house)).len() <= size {
            continue;
        }
        let places = Digit::ALL.into_iter().map(|digit| (digit, cx.board.plane(digit) & cx.layout.cells(house)));
        let list = SetList::collect(Digit::D1, places.filter(|(_, cells)| (1..=size).contains(&cells.len())));
        list.choose(size, &mut |chosen, cells: CellSet| {
            if cells.len() < size {
                return ControlFlow::Continue(());
            }
            let digits: DigitSet = list.keys(chosen).collect();
            let gone = subset::lost(cx, cells, DigitSet::ALL - digits);
            let deleted: Vec<_> = gone.iter_by_cell().collect();
            find.delete(info, &deleted, || subset::hidden_evidence(cx, house, cells, digits))
        })?;
    }
    ControlFlow::Continue(())
}
