//! Bivalue Oddagon.
use crate::kernels::uniqueness::deadly::DeadlyPattern;
use crate::{Context, Sink};
use qedoku_core::{Candidate, CandidateSet, Cell, CellSet, DeadlyKind, Digit, DigitSet, Slot};
use std::ops::ControlFlow;

crate::technique! {
    /// An odd loop of cells, each seeing the next, cannot be filled with two digits alone: one of the other candidates of its cells, the guards, is true.
    ///
    /// ## Why it holds
    /// Cells that see each other hold different digits. Going round the loop with two digits, they would have to take turns, and in a loop of an odd number of cells the last one
    /// meets the first with the same digit. So one of the guards is true, and what clashes with all of them is false.
    ///
    /// ## How to find it
    /// Take two digits that many cells share. Go from cell to cell through houses and back to the start in five or seven steps, through at most a few cells with other candidates.
    pub BivalueOddagon = "bivalue-oddagon", "Bivalue Oddagon", Advanced,
    zh: "死环" {
        what: "奇数个格依次互相看到而连成一环，不能只用两个数填满，所以这些格的其他候选数（守护者）至少有一个为真。",
        why: "互相看到的格不能填同一个数，只用两个数就要沿环交替，而奇数格的环首尾会填成同一个数，矛盾。所以守护者至少一真，与所有守护者都冲突的候选数删去。",
        find: "取许多格都有的两个数，在这些格之间经各区域走五步或七步回到起点，其中只有少数几格还有别的候选数。"
    }, aliases: ["oddagon"],
    search: search
}

fn search(cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let bivalue = cx.board.cells_with_few(2);
    for one in Digit::ALL {
        let ones = cx.board.plane(one);
        for other in Digit::ALL.into_iter().filter(|&other| other > one) {
            let both = ones & cx.board.plane(other);
            if both.len() < SHORTEST || !(both & bivalue).is_several() {
                continue;
            }
            let mut search = OddagonSearch { cx, digits: DigitSet::of(one).with(other), nodes: 0 };
            let mut pool = both;
            for start in both {
                pool.remove(start);
                search.start(start, pool, sink)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// The fewest cells of a loop: three that see each other stand in one house.
const SHORTEST: usize = 5;
/// The most cells of a loop.
const LONGEST: usize = 9;
/// The most cells of a loop that may have guards.
const GUARDED: usize = 3;
/// The most cells that may be tried for one pair of digits.
const NODES: usize = 2_000;

struct OddagonSearch<'s, 'c> {
    cx: &'s Context<'c>,
    digits: DigitSet,
    nodes: usize,
}

/// A way from the first cell of a loop, whose cells see no others of it than the one before and the one after.
#[derive(Clone, Copy)]
struct LoopPath {
    start: Cell,
    second: Cell,
    last: Cell,
    cells: CellSet,
    /// The cells that see one of the path, the first and the last excepted.
    seen: CellSet,
    guarded: usize,
    /// The candidates that clash with every guard so far.
    gone: CandidateSet,
}

impl OddagonSearch<'_, '_> {
    fn start(&mut self, start: Cell, pool: CellSet, sink: &mut Sink<'_>) -> ControlFlow<()> {
        let gone = *self.cx.board.candidates();
        let cells = CellSet::of(start);
        let path = LoopPath { start, second: start, last: start, cells, seen: CellSet::EMPTY, guarded: 0, gone };
        let Some(path) = self.guarding(path, start) else { return ControlFlow::Continue(()) };
        for second in pool & self.cx.layout.peers(start) {
            let Some(mut path) = self.guarding(path, second) else { continue };
            path.cells.insert(second);
            (path.second, path.last) = (second, second);
            self.extend(&path, pool, sink)?;
        }
        ControlFlow::Continue(())
    }

    /// The path with the guards of one more cell, unless nothing would clash with all of them.
    fn guarding(&self, mut path: LoopPath, cell: Cell) -> Option<LoopPath> {
        let extra = self.cx.board.digits(cell) - self.digits;
        if extra.is_empty() {
            return Some(path);
        }
        path.guarded += 1;
        for digit in extra {
            path.gone &= self.cx.layout.clashes(Candidate { cell, digit });
        }
        (path.guarded <= GUARDED && !path.gone.is_empty()).then_some(path)
    }

    fn extend(&mut self, path: &LoopPath, pool: CellSet, sink: &mut Sink<'_>) -> ControlFlow<()> {
        let near = self.cx.layout.peers(path.last);
        let home = self.cx.layout.peers(path.start);
        for cell in (pool & near) - path.cells - path.seen {
            self.nodes += 1;
            if self.nodes > NODES {
                return ControlFlow::Continue(());
            }
            let length = path.cells.len() + 1;
            let closes = home.contains(cell);
            // A loop is walked in the direction in which its second cell comes before its last one.
            if closes && (length < SHORTEST || length.is_multiple_of(2) || cell < path.second)
                || !closes && length == LONGEST
            {
                continue;
            }
            let Some(mut next) = self.guarding(*path, cell) else { continue };
            next.cells.insert(cell);
            if closes {
                self.report(&next, sink)?;
                continue;
            }
            next.seen |= near;
            next.last = cell;
            self.extend(&next, pool, sink)?;
        }
        ControlFlow::Continue(())
    }

    fn report(&self, path: &LoopPath, sink: &mut Sink<'_>) -> ControlFlow<()> {
        if path.guarded == 0 {
            return ControlFlow::Continue(());
        }
        let cx = self.cx;
        let board = *self.cx.board.candidates();
        sink.eliminate(path.gone, || {
            let it = DeadlyPattern::new(DeadlyKind::BivalueOddagon, cx.board, path.cells, self.digits);
            // The only cell with guards loses the two digits because the others leave neither to it.
            let alone = it.guards.cells().single().filter(|&cell| (path.gone & board).cells() == CellSet::of(cell));
            let cells = alone.map_or(path.cells, |cell| path.cells.without(cell));
            (it.pattern(), cells.iter().map(|cell| cx.truth(Slot::Cell(cell))).collect())
        })
    }
}
