//! The questions, on any layout.
use super::general::{CellWeights, GeneralState};
use super::state::{DigitCounts, SearchState};
use super::{FilledState, Solutions, Sought};
use crate::board::{Board, Grid, Puzzle};
use crate::ids::Candidate;
use crate::layout::Layout;
use crate::set::{CandidateSet, CellSet};
use std::ops::ControlFlow;
use std::sync::Arc;

/// Asks for the solutions of puzzles on a layout. On the classic one it takes bitboards and constant tables, on any
/// other the digits that pairs of cells support in each other.
#[derive(Clone, Copy, Debug)]
pub struct Exhaustive<'l> {
    layout: &'l Arc<Layout>,
}

impl<'l> Exhaustive<'l> {
    /// Puzzles on this layout.
    pub const fn on(layout: &'l Arc<Layout>) -> Self {
        Self { layout }
    }

    /// Finds out whether a puzzle has no solution, one, or several.
    ///
    /// Eliminated candidates count: a grid that needs one is no solution. Those of filled cells say nothing.
    pub fn solutions(self, puzzle: &Puzzle) -> Solutions {
        let mut all = Solutions::None;
        self.visit(puzzle, |filled| all.take(filled));
        all
    }

    /// The same, given up when it would guess more often than `guesses` says, which counts down.
    pub fn solutions_within(self, puzzle: &Puzzle, guesses: &mut u64) -> Sought {
        let mut all = Solutions::None;
        let is_settled = self.visit_within(puzzle, guesses, |filled| all.take(filled));
        Sought { solutions: all, is_settled: is_settled || matches!(all, Solutions::Several(..)) }
    }

    /// Looks for one solution, the first in the order of the search, in no more guesses than `guesses` says, which
    /// counts down. One that was found may not be the only one.
    pub fn first_within(self, puzzle: &Puzzle, guesses: &mut u64) -> Sought {
        let mut solutions = Solutions::None;
        let is_settled = self.visit_within(puzzle, guesses, |filled| {
            solutions = Solutions::One(filled.grid());
            ControlFlow::Break(())
        });
        Sought { solutions, is_settled: is_settled || solutions != Solutions::None }
    }

    /// The first solution in the order of the search.
    pub fn first_solution(self, puzzle: &Puzzle) -> Option<Grid> {
        let mut first = None;
        self.visit(puzzle, |filled| {
            first = Some(filled.grid());
            ControlFlow::Break(())
        });
        first
    }

    /// The digits and candidates that some solution has, and those of which the guesses allowed, which count down, do not
    /// tell.
    pub fn possible_within(self, puzzle: &Puzzle, guesses: &mut u64) -> CandidateSet {
        let mut possible = CandidateSet::EMPTY;
        let filled: CandidateSet = puzzle.values.filled().collect();
        for candidate in (*Board::new(self.layout, puzzle).candidates() | filled).iter() {
            if possible.contains(candidate) {
                continue;
            }
            let mut supposed = *puzzle;
            supposed.values.set(candidate.cell, Some(candidate.digit));
            let Sought { solutions, is_settled } = self.first_within(&supposed, guesses);
            match solutions {
                Solutions::One(grid) | Solutions::Several(grid, _) => {
                    possible |= grid.filled().collect::<CandidateSet>();
                }
                Solutions::None if is_settled => {}
                Solutions::None => possible.insert(candidate),
            }
        }
        possible
    }

    /// The number of solutions, counted up to `limit`.
    pub fn count(self, puzzle: &Puzzle, limit: u64) -> u64 {
        let mut counter = Counter { count: 0, limit };
        if limit > 0 {
            self.visit(puzzle, |_| counter.take());
        }
        counter.count
    }

    /// The number of solutions, counted up to `limit`; nothing if it would take more guesses than `guesses` says, which
    /// counts down.
    pub fn count_within(self, puzzle: &Puzzle, limit: u64, guesses: &mut u64) -> Option<u64> {
        let mut counter = Counter { count: 0, limit };
        let is_settled = limit == 0 || self.visit_within(puzzle, guesses, |_| counter.take());
        (is_settled || counter.count == limit).then_some(counter.count)
    }

    /// True if exactly one full grid has these digits.
    pub fn is_unique(self, grid: &Grid) -> bool {
        if self.layout.is_classic() {
            count_from(SearchState::new(grid), 2) == 1
        } else {
            self.count(&bare(grid), 2) == 1
        }
    }

    /// True if some solution of the grid has another digit than `candidate` in its cell, whether or not the grid fills
    /// it.
    ///
    /// A given of a proper puzzle can be dropped just when this is false.
    pub fn allows_another(self, grid: &Grid, candidate: Candidate) -> bool {
        let mut grid = *grid;
        grid.set(candidate.cell, None);
        if !self.layout.is_classic() {
            let removed = CandidateSet::from_iter([candidate]);
            return self.count(&Puzzle { removed, ..bare(&grid) }, 1) == 1;
        }
        let mut state = SearchState::new(&grid);
        state.remove(SearchState::place(candidate));
        count_from(state, 1) == 1
    }

    /// A solution reached by guesses that `choose` draws: it gets a number `n >= 1` and answers below it.
    ///
    /// With random answers the solution is a random one. A descent that fails is begun again, so that no guess made
    /// early is searched to its end in vain; when many fail, the solution is that of [`Exhaustive::first_solution`].
    pub fn drawn_solution(self, grid: &Grid, choose: impl FnMut(usize) -> usize) -> Option<Grid> {
        self.random_solution(grid, choose).or_else(|| self.first_solution(&bare(grid)))
    }

    /// The same; nothing when many descents fail, though there may be a solution.
    pub fn random_solution(self, grid: &Grid, mut choose: impl FnMut(usize) -> usize) -> Option<Grid> {
        if self.layout.is_classic() {
            return SearchState::new(grid).drawn(&mut choose);
        }
        GeneralState::new(self.layout, &bare(grid))?.drawn(&mut choose)
    }

    fn visit(self, puzzle: &Puzzle, found: impl FnMut(&dyn FilledState) -> ControlFlow<()>) {
        // Whether the walk was broken off is for `found` to know.
        let _ = self.walk(puzzle, || ControlFlow::Continue(()), found);
    }

    /// Walks on while there are guesses left; whether it came to the end.
    fn visit_within(
        self,
        puzzle: &Puzzle,
        guesses: &mut u64,
        found: impl FnMut(&dyn FilledState) -> ControlFlow<()>,
    ) -> bool {
        let guess = || match guesses.checked_sub(1) {
            Some(left) => {
                *guesses = left;
                ControlFlow::Continue(())
            }
            None => ControlFlow::Break(()),
        };
        self.walk(puzzle, guess, found).is_continue()
    }

    /// Visits the solutions until `found` breaks or `guess` allows no more guesses.
    fn walk(
        self,
        puzzle: &Puzzle,
        mut guess: impl FnMut() -> ControlFlow<()>,
        mut found: impl FnMut(&dyn FilledState) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if self.layout.is_classic() {
            let choose = &mut |state: &SearchState, counts: &DigitCounts| match guess() {
                ControlFlow::Continue(()) => ControlFlow::Continue(state.branch(counts)),
                ControlFlow::Break(()) => ControlFlow::Break(()),
            };
            return SearchState::of_puzzle(puzzle).walk(choose, &mut |state: &SearchState| found(state));
        }
        match GeneralState::new(self.layout, puzzle) {
            Some(mut position) => position.walk(&mut CellWeights::new(), &mut guess, &mut found),
            None => ControlFlow::Continue(()),
        }
    }
}

/// A grid as a puzzle of which nobody asks what is given.
const fn bare(grid: &Grid) -> Puzzle {
    Puzzle { values: *grid, givens: CellSet::EMPTY, removed: CandidateSet::EMPTY }
}

/// Counts up to a limit.
struct Counter {
    count: u64,
    limit: u64,
}

impl Counter {
    const fn take(&mut self) -> ControlFlow<()> {
        self.count += 1;
        if self.count == self.limit { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }
}

fn count_from(mut state: SearchState, limit: u64) -> u64 {
    let mut counter = Counter { count: 0, limit };
    let choose = &mut |state: &SearchState, counts: &DigitCounts| ControlFlow::Continue(state.branch(counts));
    // Whether the walk was broken off is what the count says.
    let _ = state.walk(choose, &mut |_: &SearchState| counter.take());
    counter.count
}
