//! Sudoku Explainer's walks from cell to cell that hold the same two digits.
use crate::sudoku_explainer::order::{BOX_ROW_COLUMN, house_of_kind};
use crate::sudoku_explainer::rule_set::RuleSet;
use qedoku_core::{Cell, CellSet, DigitSet, HouseKind, HouseSet};
use qedoku_techniques::Context;
use qedoku_techniques::kernels::uniqueness::looped;

/// The most cells of a walk: no house has two cells of every other one.
const LONGEST: usize = 18;

/// The most cells that may be tried in one position. Boards of puzzles take some thousands at most.
const NODES: usize = 500_000;

/// Cells in turn, each in a house with the next and the last in one with the first.
#[derive(Clone, Copy, Debug)]
pub(super) struct LoopWalk {
    cells: [Cell; LONGEST],
    len: usize,
}

impl LoopWalk {
    /// The cells in the order of the walk.
    pub(super) fn cells(&self) -> &[Cell] {
        &self.cells[..self.len]
    }
}

/// The search for walks from one cell.
pub(super) struct Walks<'a> {
    cx: &'a Context<'a>,
    /// The two digits.
    pair: DigitSet,
    /// The cells that hold both, as far as they may belong to a loop.
    pool: CellSet,
    rules: RuleSet,
    /// The cells that are looked at. By the original rules these are all that hold both.
    looked_at: CellSet,
    walk: LoopWalk,
    nodes: &'a mut usize,
}

/// The progress of a walk.
#[derive(Clone, Copy)]
struct WalkProgress {
    inside: CellSet,
    /// The houses of every other cell, from the first and from the second on.
    houses: [HouseSet; 2],
    /// The other digits of the cells.
    extra: DigitSet,
    /// The number of cells that may still add other digits.
    free: i8,
    last_kind: Option<HouseKind>,
}

impl<'a> Walks<'a> {
    /// Calls `record` with each walk from a cell that holds two digits and no other, in order, that comes back and has two
    /// cells in each of its houses.
    pub(super) fn each(
        cx: &'a Context<'a>,
        rules: RuleSet,
        start: Cell,
        nodes: &'a mut usize,
        record: &mut dyn FnMut(&LoopWalk),
    ) {
        let pair = cx.board.digits(start);
        let both = pair.iter().fold(CellSet::ALL, |all, digit| all & cx.board.plane(digit));
        let pool = looped::peeled(cx.layout, both);
        if pool.contains(start) {
            let looked_at = if rules == RuleSet::Original { both } else { pool };
            let walk = LoopWalk { cells: [start; LONGEST], len: 1 };
            let progress = WalkProgress {
                inside: CellSet::of(start),
                houses: [cx.layout.houses_of(start), HouseSet::EMPTY],
                extra: DigitSet::EMPTY,
                free: 2,
                last_kind: None,
            };
            Walks { cx, pair, pool, rules, looked_at, walk, nodes }.extend(start, progress, record);
        }
    }

    /// Goes on from the last cell. By the original rules the other digits of each cell that is looked at stay for those that
    /// are looked at from here after it.
    fn extend(&mut self, last: Cell, mut progress: WalkProgress, record: &mut dyn FnMut(&LoopWalk)) {
        let layout = self.cx.layout;
        for kind in BOX_ROW_COLUMN.into_iter().filter(|&kind| progress.last_kind != Some(kind)) {
            let Some(house) = house_of_kind(self.cx, layout.houses_of(last), kind) else { continue };
            for next in self.looked_at & layout.cells(house) {
                if next == self.walk.cells[0] {
                    if self.walk.len >= 4 && progress.houses[0] == progress.houses[1] {
                        record(&self.walk);
                    }
                    continue;
                }
                if let Some(progress) = self.with(next, kind, &progress) {
                    self.walk.cells[self.walk.len] = next;
                    self.walk.len += 1;
                    self.extend(next, progress, record);
                    self.walk.len -= 1;
                }
                if self.rules == RuleSet::Original {
                    progress.extra |= self.cx.board.digits(next) - self.pair;
                }
            }
        }
    }

    /// The walk with another cell, if it may go on there.
    fn with(&mut self, next: Cell, kind: HouseKind, progress: &WalkProgress) -> Option<WalkProgress> {
        let side = self.walk.len % 2;
        let houses = self.cx.layout.houses_of(next);
        // A walk with two cells of a house on one side is no loop, however it goes on.
        if !self.pool.contains(next)
            || progress.inside.contains(next)
            || progress.houses[side].meets(houses)
            || self.walk.len == LONGEST
            || *self.nodes >= NODES
        {
            return None;
        }
        *self.nodes += 1;
        let own = self.cx.board.digits(next) - self.pair;
        let extra = progress.extra | own;
        let goes_on = own.is_empty() || extra.single().is_some() || progress.free > 0;
        let mut next = WalkProgress { extra, last_kind: Some(kind), inside: progress.inside.with(next), ..*progress };
        next.free -= i8::from(!own.is_empty());
        next.houses[side] |= houses;
        goes_on.then_some(next)
    }
}
