//! HoDoKu's naked subsets, locked or not, and hidden subsets.
use super::finder::HodokuFinder;
use qedoku_core::{Candidate, CellSet, Digit, DigitSet, House, HouseKind, HouseSet};
use qedoku_techniques::intermediate::subsets::{
    HiddenPair, HiddenQuad, HiddenTriple, LockedPair, LockedTriple, NakedPair, NakedQuad, NakedTriple,
};
use qedoku_techniques::kernels::choose::SetList;
use qedoku_techniques::kernels::subset;
use qedoku_techniques::{Context, Technique};
use std::ops::ControlFlow;

pub(super) const LOCKED: [&[&dyn Technique]; 2] = [&[&LockedPair], &[&LockedTriple]];
pub(super) const NAKED: [&[&dyn Technique]; 3] = [&[&NakedPair], &[&NakedTriple], &[&NakedQuad]];
pub(super) const HIDDEN: [&[&dyn Technique]; 3] = [&[&HiddenPair], &[&HiddenTriple], &[&HiddenQuad]];

/// Houses come in this order.
const BOX_ROW_COLUMN: [HouseKind; 3] = [HouseKind::Box, HouseKind::Row, HouseKind::Column];

/// The most cells of a locked subset.
const MOST_LOCKED: usize = 3;

/// As many cells as they have digits.
#[derive(Clone, Copy)]
struct Naked {
    cells: CellSet,
    digits: DigitSet,
}

impl Naked {
    /// The eliminations, house by house that holds all the cells: from row, column and box.
    fn deleted(self, cx: &Context<'_>) -> Vec<Candidate> {
        let houses = cx.layout.houses_around(self.cells);
        let rest = houses.iter().map(|house| (cx.layout.cells(house) & cx.board.open()) - self.cells);
        let lost = |cell| (cx.board.digits(cell) & self.digits).iter().map(move |digit| Candidate { cell, digit });
        rest.flat_map(|rest| rest.iter().flat_map(lost).collect::<Vec<_>>()).collect()
    }

    /// True if a box holds the cells and loses something, and so does a line with them outside the box.
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
pub(super) fn locked(size: usize, find: &mut HodokuFinder<'_, '_, '_>) -> ControlFlow<()> {
    naked_in(&[HouseKind::Box], size, true, find)
}

/// As many cells of a house as they have digits, if they are not locked.
pub(super) fn naked(size: usize, find: &mut HodokuFinder<'_, '_, '_>) -> ControlFlow<()> {
    naked_in(&BOX_ROW_COLUMN, size, false, find)
}

fn naked_in(kinds: &[HouseKind], size: usize, locked: bool, find: &mut HodokuFinder<'_, '_, '_>) -> ControlFlow<()> {
    let cx = find.cx;
    let info = if locked { LOCKED } else { [NAKED[0], NAKED[1]] };
    let info = info.get(size - 2).unwrap_or(&NAKED[2])[0].info();
    // Whether a subset is locked is a matter of two houses.
    let fresh = if size > MOST_LOCKED { cx.fresh_houses() } else { with_crossed(cx, cx.fresh_houses()) };
    let all = cx.board.cells_with_one() | cx.board.cells_with_few(size);
    for house in kinds.iter().flat_map(|&kind| fresh & cx.layout.houses_of_kind(kind)) {
        let few = all & cx.layout.cells(house);
        if few.len() < size {
            continue;
        }
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

/// The houses, and those that share more than a cell with one of them.
fn with_crossed(cx: &Context<'_>, houses: HouseSet) -> HouseSet {
    let crossings = cx.layout.crossings().iter();
    crossings.fold(houses, |all, it| match (houses.contains(it.one), houses.contains(it.other)) {
        (true, false) => all.with(it.other),
        (false, true) => all.with(it.one),
        _ => all,
    })
}

/// As many digits of a house as they have places.
pub(super) fn hidden(size: usize, find: &mut HodokuFinder<'_, '_, '_>) -> ControlFlow<()> {
    let cx = find.cx;
    let info = HIDDEN[size - 2][0].info();
    let fresh = cx.fresh_houses();
    for house in BOX_ROW_COLUMN.into_iter().flat_map(|kind| fresh & cx.layout.houses_of_kind(kind)) {
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

#[cfg(test)]
mod tests {
    use super::super::testing::{board_keeping, board_with, first};

    #[test]
    fn a_pair_in_a_box_and_on_a_line_is_locked_and_names_twice_what_both_lose() {
        let board = board_with(&[("r2c1", "12"), ("r2c2", "12"), ("r2c9", "34"), ("r1c9", "347")]);
        let line = "123 223 124 224 125 225 126 226 127 227 128 228";
        let inside = "111 211 112 212 113 213 123 223 131 231 132 232 133 233";
        assert_eq!(first(1000, &board), format!("locked-pair {line} {inside}"));
        assert_eq!(first(1300, &board), "", "that row skips it");
    }

    #[test]
    fn a_pair_that_clears_one_house_is_naked_and_boxes_come_first() {
        let board = board_with(&[("r1c1", "34"), ("r1c9", "34"), ("r7c7", "56"), ("r8c8", "56")]);
        assert_eq!(first(1300, &board), "naked-pair 578 678 579 679 587 687 589 689 597 697 598 698 599 699");
        assert_eq!(first(1000, &board), "");
        let board = board_with(&[("r1c1", "34"), ("r1c9", "34"), ("r1c1", "34"), ("r9c1", "34")]);
        assert!(first(1300, &board).starts_with("naked-pair 312 412 313"), "rows come before columns");
    }

    #[test]
    fn hidden_subsets_lose_cell_by_cell() {
        let row = "r9c1 r9c2 r9c3 r9c4";
        let board = board_keeping(&[(1, "r9", row), (2, "r9", row), (3, "r9", row), (4, "r9", "r9c1 r9c4")]);
        let lost = "591 691 791 891 991 592 692 792 892 992 593 693 793 893 993 594 694 794 894 994";
        assert_eq!(first(2100, &board), format!("hidden-quad {lost}"));
        let board = board_keeping(&[
            (7, "r1", "r1c4 r1c9"),
            (8, "r1", "r1c4 r1c9"),
            (1, "b9", "r7c7 r8c8"),
            (2, "b9", "r7c7 r8c8"),
        ]);
        assert!(first(1500, &board).starts_with("hidden-pair 377 477"), "boxes come first");
    }
}
