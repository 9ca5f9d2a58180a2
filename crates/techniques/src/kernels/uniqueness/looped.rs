//! Loops of cells that two digits could fill in two ways: every house has two of the cells or none.
use super::deadly::{DeadlyPattern, DeadlyRule};
use crate::{Context, Sink};
use qedoku_core::{Board, Cell, CellSet, DeadlyKind, Digit, DigitSet, HouseSet, Layout};
use std::ops::ControlFlow;

/// The most cells that may be tried for the loops of one pair of digits.
const NODES: usize = 4_000;

/// A loop of cells that two digits could fill in two ways.
#[derive(Clone, Copy)]
struct DeadlyLoop {
    cells: CellSet,
    digits: DigitSet,
}

/// Runs a rule on each loop of six cells or more. At least one cell holds the two digits only; the guards stand in at
/// most two cells or are of one digit.
pub(crate) fn apply(rule: DeadlyRule, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let loops = cx.derive(|loops: &mut Vec<DeadlyLoop>| {
        loops.clear();
        list(cx, loops);
    });
    loops.iter().try_for_each(|&DeadlyLoop { cells, digits }| {
        rule(&DeadlyPattern::new(DeadlyKind::UniqueLoop, cx.board, cells, digits), cx, sink)
    })
}

/// Lists the loops of the board.
fn list(cx: &Context<'_>, loops: &mut Vec<DeadlyLoop>) {
    let bivalue = cx.board.cells_with_few(2);
    for one in Digit::ALL {
        let ones = cx.board.plane(one);
        if !ones.meets(bivalue) {
            continue;
        }
        for other in Digit::ALL.into_iter().filter(|&other| other > one) {
            let both = ones & cx.board.plane(other);
            if !(both & bivalue).is_several() || both.len() < 6 {
                continue;
            }
            let pool = peeled(cx.layout, both);
            if pool.len() < 6 || !pool.meets(bivalue) {
                continue;
            }
            let digits = DigitSet::of(one).with(other);
            let mut search = LoopSearch { layout: cx.layout, board: cx.board, digits, nodes: 0 };
            let mut left = pool;
            for start in pool & bivalue {
                let state = PartialLoop::default().with(cx.layout, start);
                // The list takes them all.
                let _ = search.extend(&state, left.without(start), &mut |cells| {
                    loops.push(DeadlyLoop { cells, digits });
                    ControlFlow::Continue(())
                });
                left.remove(start);
            }
        }
    }
}

/// The cells that have, in each of their houses, another one of them, over and over.
pub fn peeled(layout: &Layout, mut cells: CellSet) -> CellSet {
    loop {
        let alone = |cell: Cell| layout.houses_of(cell).iter().any(|house| !(layout.cells(house) & cells).is_several());
        let lost = cells.filter(alone);
        if lost.is_empty() {
            return cells;
        }
        cells -= lost;
    }
}

struct LoopSearch<'a> {
    layout: &'a Layout,
    board: &'a Board,
    digits: DigitSet,
    nodes: usize,
}

/// A set of cells of a loop.
#[derive(Clone, Copy, Default)]
struct PartialLoop {
    cells: CellSet,
    /// The houses with one of them.
    once: HouseSet,
    /// The houses with two.
    twice: HouseSet,
    guarded: usize,
    guards: DigitSet,
}

impl PartialLoop {
    fn with(mut self, layout: &Layout, cell: Cell) -> Self {
        let houses = layout.houses_of(cell);
        self.twice |= self.once & houses;
        self.once = (self.once | houses) - self.twice;
        self.cells.insert(cell);
        self
    }
}

impl LoopSearch<'_> {
    /// Completes the first house that has one cell, in every way.
    fn extend(
        &mut self,
        state: &PartialLoop,
        pool: CellSet,
        report: &mut dyn FnMut(CellSet) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let Some(house) = state.once.first() else {
            let long = state.cells.len() >= 6 && alternates(self.layout, state.cells);
            return if long && state.guarded > 0 { report(state.cells) } else { ControlFlow::Continue(()) };
        };
        for cell in pool & self.layout.cells(house) {
            self.nodes += 1;
            if self.nodes > NODES {
                return ControlFlow::Continue(());
            }
            if state.twice.meets(self.layout.houses_of(cell)) {
                continue;
            }
            let mut next = state.with(self.layout, cell);
            let extra = self.board.digits(cell) - self.digits;
            next.guards |= extra;
            next.guarded += usize::from(!extra.is_empty());
            if next.guarded <= 2 || !next.guards.is_several() {
                self.extend(&next, pool.without(cell), report)?;
            }
        }
        ControlFlow::Continue(())
    }
}

/// True if two digits can fill the cells in turn, so that each house has each of them once.
fn alternates(layout: &Layout, cells: CellSet) -> bool {
    let Some(first) = cells.first() else { return false };
    let mut colors = [CellSet::of(first), CellSet::EMPTY];
    let mut side = 0;
    let mut edge = CellSet::of(first);
    while !edge.is_empty() {
        let seen = edge.iter().fold(CellSet::EMPTY, |all, cell| all | (layout.peers(cell) & cells));
        if seen.meets(colors[side]) {
            return false;
        }
        side = 1 - side;
        edge = seen - colors[side];
        colors[side] |= seen;
    }
    true
}
