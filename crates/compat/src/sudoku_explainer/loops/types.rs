//! Sudoku Explainer's types of loops: what they conclude from the cells that hold other digits.
use super::finds::{LoopFind, LoopFinds, LoopSubset};
use crate::sudoku_explainer::order::{BOX_ROW_COLUMN, house_of_kind};
use crate::sudoku_explainer::rule_set::RuleSet;
use qedoku_core::{CandidateSet, Cell, CellSet, Digit, DigitSet, House, HouseKind, HouseSet, Slot};
use qedoku_techniques::Context;
use qedoku_techniques::kernels::choose::SetList;
use qedoku_techniques::kernels::subset;
use std::ops::ControlFlow;

/// A loop and the cells of it that hold other digits.
pub(super) struct Loop<'a> {
    pub(super) cx: &'a Context<'a>,
    pub(super) rules: RuleSet,
    pub(super) cells: CellSet,
    /// The two digits.
    pub(super) pair: DigitSet,
    /// The first of the cells with other digits, in the order of the walk.
    pub(super) rescue: [Cell; 2],
    /// All of them.
    pub(super) rescues: CellSet,
}

impl Loop<'_> {
    /// Lists all that it concludes.
    pub(super) fn conclude(&self, finds: &mut LoopFinds) {
        let cx = self.cx;
        let extra = cx.digits_of(self.rescues) - self.pair;
        if self.rescues.single().is_some() {
            finds.add(self.find(1, subset::lost(cx, self.rescues, self.pair)), cx);
            return;
        }
        if let Some(digit) = extra.single() {
            let gone = CandidateSet::of_digit(digit, cx.layout.common_peers(self.rescues));
            finds.add(self.find(2, gone), cx);
        }
        if self.rescues.len() == 2 {
            if extra.is_several() {
                self.type_3(extra, finds);
            }
            self.type_4(finds);
        }
    }

    fn find(&self, kind: usize, gone: CandidateSet) -> LoopFind {
        LoopFind { kind, cells: self.cells, pair: self.pair, subset: None, locked: None, more: 0, gone }
    }

    /// The house of a kind that both cells with other digits stand in.
    fn shared(&self) -> HouseSet {
        self.cx.layout.houses_around(self.rescues)
    }

    fn type_3(&self, extra: DigitSet, finds: &mut LoopFinds) {
        let houses = self.shared();
        if houses.is_empty() {
            return;
        }
        // By the original rules a hidden subset, too, has as many digits as there are extra ones at least.
        let fewest = if self.rules == RuleSet::Original { extra.len() } else { 2 };
        for size in fewest..=7 {
            for kind in BOX_ROW_COLUMN {
                let Some(house) = house_of_kind(self.cx, houses, kind) else { continue };
                let open = (self.cx.board.open() & self.cx.layout.cells(house)).len();
                if 2 * size <= open && size >= extra.len() {
                    self.naked(size, house, extra, finds);
                }
                if 2 * size < open && extra.len() < 7 {
                    self.hidden(size, house, extra, finds);
                }
            }
        }
    }

    /// One of the two cells takes another digit: as one cell they are part of a naked subset.
    fn naked(&self, size: usize, house: House, extra: DigitSet, finds: &mut LoopFinds) {
        let cx = self.cx;
        let rest = (cx.board.open() & cx.layout.cells(house)) - self.rescues;
        let list = subset::cells_with_digits(rest.filter(|cell| cx.board.digits(cell).is_several()), cx);
        let in_both = extra & cx.board.digits(self.rescue[0]) & cx.board.digits(self.rescue[1]);
        // The search goes through all choices.
        let _ = list.choose_colex(extra, size - 1, size, &mut |chosen, digits| {
            let cells: CellSet = list.keys(chosen).collect();
            if digits.len() == size && cx.digits_of(cells) | in_both == digits {
                let gone = subset::lost(cx, rest - cells, digits);
                let subset = Some(LoopSubset { naked: true, house, digits, cells });
                finds.add(LoopFind { subset, more: size - 1, ..self.find(3, gone) }, cx);
            }
            ControlFlow::Continue(())
        });
    }

    /// One of the two cells takes none of the two digits: as one cell they are part of a hidden subset.
    fn hidden(&self, size: usize, house: House, extra: DigitSet, finds: &mut LoopFinds) {
        let cx = self.cx;
        let inside = cx.layout.cells(house).without(self.rescue[1]);
        let places = |digit| cx.board.plane(digit) & inside;
        let others = (DigitSet::ALL - self.pair - extra).filter(|digit| !places(digit).is_empty());
        let list = SetList::collect(Digit::D1, others.iter().map(|digit| (digit, places(digit))));
        let own = self.pair.iter().fold(CellSet::EMPTY, |all, digit| all | places(digit));
        if own.len() > size {
            return;
        }
        // The search goes through all choices.
        let _ = list.choose_colex(own, size - 2, size, &mut |chosen, cells| {
            if cells.len() == size {
                let digits = list.keys(chosen).fold(self.pair, DigitSet::with);
                let cells = cells - self.rescues;
                let gone = subset::lost(cx, cells, DigitSet::ALL - digits);
                let subset = Some(LoopSubset { naked: false, house, digits, cells });
                let more = cells.len().saturating_sub(1);
                finds.add(LoopFind { subset, more, ..self.find(3, gone) }, cx);
            }
            ControlFlow::Continue(())
        });
    }

    /// One of the two digits has no other place in a house of both cells: one of them takes it, so none the other one.
    fn type_4(&self, finds: &mut LoopFinds) {
        let cx = self.cx;
        let houses = self.shared();
        let locked = |digit: Digit, kind: HouseKind| {
            let house = house_of_kind(cx, houses, kind)?;
            let alone = (cx.board.plane(digit) & cx.layout.cells(house)).is_subset(self.rescues);
            alone.then_some(Slot::House(house, digit))
        };
        for digit in self.pair {
            let Some(slot) = BOX_ROW_COLUMN.into_iter().find_map(|kind| locked(digit, kind)) else { continue };
            let gone = subset::lost(cx, self.rescues, self.pair.without(digit));
            finds.add(LoopFind { locked: Some(slot), ..self.find(4, gone) }, cx);
            return;
        }
    }
}
