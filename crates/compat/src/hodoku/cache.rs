//! HoDoKu's board, kept from position to position, and what the last find does to it.
use super::board::HodokuBoard;
use qedoku_core::{Board, Candidate, Step};
use qedoku_techniques::{Cached, Context, PositionCache, Solver};
use std::cell::Cell;

/// The two queues of singles as they stand before a step.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct HodokuQueues {
    /// Candidates that became the last of their cells, in turn.
    pub naked: Vec<Candidate>,
    /// Candidates that became the last of their digit in a house, in turn.
    pub hidden: Vec<Candidate>,
}

/// The board and queues kept from step to step.
#[derive(Default)]
pub(crate) struct HodokuCache(Cell<Option<Box<CachedLinks>>>);

#[derive(Default)]
struct CachedLinks {
    board: HodokuBoard,
    /// True if `board` is one of the run's, and not left over from another.
    runs: bool,
    /// True if `board` is the position under study.
    current: bool,
    /// The candidates that the last find deletes, in this order; none if its row deletes by digit, then by cell.
    deleted: Vec<Candidate>,
}

impl Cached for HodokuCache {
    fn renew(&mut self) {
        if let Some(kept) = self.0.get_mut() {
            kept.current = false;
        }
    }

    fn restart(&mut self) {
        if let Some(kept) = self.0.get_mut() {
            kept.runs = false;
        }
    }
}

impl CachedLinks {
    /// Carries out the last find, if that leads to the position; else begins anew from it.
    fn follow(&mut self, board: &Board) {
        let layout = board.layout();
        if self.current {
            return;
        }
        let (placed, missing) = self.board.ahead(board);
        if self.runs && (placed.is_empty() || placed.single().is_some()) {
            let deleted = std::mem::take(&mut self.deleted);
            for placed in placed.iter() {
                self.board.place(layout, placed);
            }
            if placed.is_empty() {
                let rest = missing.iter();
                deleted.iter().copied().chain(rest).for_each(|gone| self.board.delete(layout, gone));
            }
            self.deleted = deleted;
        }
        if !(self.runs && self.board.is(board)) {
            self.board.start(board);
        }
        self.deleted.clear();
        (self.runs, self.current) = (true, true);
    }
}

/// True if a board is kept.
pub(super) fn is_kept(cx: &Context<'_>) -> bool {
    cx.cached::<HodokuCache>().is_some()
}

/// Lends a search of singles the board that is kept, as it is at the position.
pub(super) fn with_board<T>(cx: &Context<'_>, search: impl FnOnce(&mut HodokuBoard) -> T) -> T {
    let memory = cx.cached::<HodokuCache>();
    let mut kept = memory.and_then(|memory| memory.0.take()).unwrap_or_default();
    kept.follow(cx.board);
    let found = search(&mut kept.board);
    if let Some(memory) = memory {
        memory.0.set(Some(kept));
    }
    found
}

/// Notes in which order a find deletes. A candidate may be named twice.
pub(super) fn note(cx: &Context<'_>, deleted: &[Candidate]) {
    let Some(memory) = cx.cached::<HodokuCache>() else { return };
    let mut kept = memory.0.take().unwrap_or_default();
    kept.deleted.clear();
    kept.deleted.extend_from_slice(deleted);
    memory.0.set(Some(kept));
}

impl HodokuQueues {
    /// The next step on a board on which the queues stand like this, with its evidence. Searches that ask for no queues do
    /// not need them.
    pub fn next_step(&self, solver: &mut Solver<'_>, board: &Board) -> Option<Step> {
        solver.next_step_with(board, |cache| {
            let memory = cache.of::<HodokuCache>();
            let mut kept = memory.0.take().unwrap_or_default();
            kept.board.start(board);
            kept.board.naked = self.naked.iter().copied().collect();
            kept.board.hidden = self.hidden.iter().copied().collect();
            kept.deleted.clear();
            (kept.runs, kept.current) = (true, true);
            memory.0.set(Some(kept));
        })
    }
}

/// In which order HoDoKu deletes what the last step found eliminates, if not by digit, then by cell. A candidate may be
/// named twice.
pub fn deletion_order(cache: &PositionCache) -> Vec<Candidate> {
    let memory = cache.of::<HodokuCache>();
    let kept = memory.0.take().unwrap_or_default();
    let deleted = kept.deleted.clone();
    memory.0.set(Some(kept));
    deleted
}

#[cfg(test)]
mod tests {
    use super::super::testing::board;
    use crate::profiles;
    use qedoku_core::Layout;
    use qedoku_techniques::Solver;

    const PUZZLES: [&str; 3] = [
        "600100708000800200238050100000040092004308600370010000003070526002004000907006004",
        "9.3.7..6.6....3......9........7.528.495.3.....2......3.7......6....6.5..2.8...19.",
        "..36....94.....3.8...2......1.9.....5.6.8.....8..4..6...81..2..2.......6.97.6..5.",
    ];

    #[test]
    fn queues_live_through_a_run_and_no_longer() {
        let layout = Layout::classic();
        let profile = profiles::hodoku();
        let mut solver = Solver::new(layout, &profile);
        let mut other = 0;
        for puzzle in PUZZLES {
            let mut position = board(puzzle);
            let trace = solver.solve(&qedoku_core::Puzzle::from_givens(*position.values()));
            assert_eq!(solver.solve(&trace.puzzle).steps, trace.steps, "a run does not depend on the one before");
            for step in &trace.steps {
                let alone = Solver::new(layout, &profile).next_step(&position);
                assert_eq!(solver.next_step(&position), alone, "nor does a step that is asked for alone");
                other += usize::from(alone.as_ref() != Some(step));
                position.apply(&step.conclusion);
            }
        }
        assert!(other > 0, "in a run the queues decide which single comes next");
    }
}
