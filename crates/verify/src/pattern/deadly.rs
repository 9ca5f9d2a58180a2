//! Deadly patterns: what they are made of, and that the truths speak of them.
use super::{Stated, agree};
use crate::fault::StepFault;
use crate::pattern_flaw::PatternFlaw;
use qedoku_core::argument::{Deadly, DeadlyKind};
use qedoku_core::{CellSet, DigitSet, House, HouseKind, Truth};

impl Stated<'_> {
    /// The cells hold what is said of them; a truth speaks of a pattern that is deadly for puzzles with one solution,
    /// and truths about the cells of one that cannot be filled.
    pub(super) fn deadly(&self, it: &Deadly) -> Result<(), StepFault> {
        let cells = it.deadly.cells() | it.guards.cells();
        agree(!cells.is_empty() && !it.deadly.meets(&it.guards), PatternFlaw::NoCellsOrGuardInside)?;
        for cell in cells {
            let stated = it.deadly.digits(cell) | it.guards.digits(cell);
            let left = self.board.value(cell).map_or(self.board.digits(cell), DigitSet::of);
            agree(stated == left, PatternFlaw::OtherCandidatesInCell)?;
        }
        agree(self.is_made_of(it.kind, cells, it.deadly.all_digits()), PatternFlaw::CellsOfOtherKind)?;
        let guards_of = |truth: &Truth| if let Truth::Guard(it) = truth { Some((it.deadly, it.guards)) } else { None };
        let mut stated = self.step.truths.iter().filter_map(guards_of);
        if it.kind.is_unique() {
            return agree(stated.any(|guard| guard == (it.deadly, it.guards)), PatternFlaw::OtherDeadlyPattern);
        }
        agree(!it.guards.all_digits().meets(it.deadly.all_digits()), PatternFlaw::GuardCannotFill)?;
        self.spoken_of(cells, PatternFlaw::CellsWithoutTruth)
    }

    /// True if a pattern of this kind can have these cells and digits.
    fn is_made_of(&self, kind: DeadlyKind, cells: CellSet, digits: DigitSet) -> bool {
        let houses = |kind| {
            let met = |house: &House| self.layout.cells(*house).meets(cells);
            self.layout.houses_of_kind(kind).iter().filter(met).count()
        };
        let rectangle = cells.len() == 4
            && [HouseKind::Row, HouseKind::Column, HouseKind::Box].into_iter().all(|kind| houses(kind) == 2);
        let filled = cells - self.board.open();
        let paired = |house: House| matches!((self.layout.cells(house) & cells).len(), 0 | 2);
        match kind {
            DeadlyKind::UniqueRectangle => rectangle && digits.len() == 2 && filled.is_empty(),
            DeadlyKind::AvoidableRectangle => rectangle && digits.len() == 2 && !filled.is_empty(),
            DeadlyKind::UniqueLoop => {
                cells.len() > 4 && digits.len() == 2 && filled.is_empty() && self.layout.houses().iter().all(paired)
            }
            DeadlyKind::ExtendedRectangle => {
                let two_lines = houses(HouseKind::Row) == 2 || houses(HouseKind::Column) == 2;
                cells.len() >= 6 && digits.len() > 2 && filled.is_empty() && two_lines
            }
            DeadlyKind::Bug => cells == self.board.open(),
            DeadlyKind::BivalueOddagon => cells.len() % 2 == 1 && digits.len() == 2,
            DeadlyKind::Tridagon => cells.len() == 12 && digits.len() == 3 && houses(HouseKind::Box) == 4,
        }
    }
}
