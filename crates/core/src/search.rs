//! Exhaustive search: none, one or many solutions. It says whether a puzzle is proper; it never contributes a step.
//!
//! The search knows the classic layout only.
mod branch;
mod state;
mod tables;

use crate::board::{Grid, Puzzle};
use crate::ids::Candidate;
use state::{Counts, State};
use std::ops::ControlFlow;

/// How many solutions a puzzle has, with those that show it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Solutions {
    /// No grid satisfies the puzzle.
    None,
    /// Exactly one does.
    One(Grid),
    /// Two that do; there may be more.
    Several(Grid, Grid),
}

/// How often a drawn solution is tried for before it is searched for.
const DESCENTS: usize = 64;

/// What a search that may be given up has come to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sought {
    /// What was found.
    pub solutions: Solutions,
    /// Whether nothing is left to find out: several were found, or the search came to its end.
    pub is_settled: bool,
}

/// Finds out whether a puzzle has no solution, one, or several.
///
/// Eliminated candidates count: a grid that needs one is no solution. Those of filled cells say nothing.
pub fn solutions(puzzle: &Puzzle) -> Solutions {
    let mut all = Solutions::None;
    visit(State::of_puzzle(puzzle), |state| all.take(state));
    all
}

/// The same, given up when it would guess more often than `guesses` says, which counts down.
pub fn solutions_within(puzzle: &Puzzle, guesses: &mut u64) -> Sought {
    let mut all = Solutions::None;
    let is_settled = visit_within(State::of_puzzle(puzzle), guesses, |state| all.take(state));
    Sought { solutions: all, is_settled: is_settled || matches!(all, Solutions::Several(..)) }
}

/// Looks for one solution, the first in the order of the search, in no more guesses than `guesses` says, which counts down.
/// One that was found may not be the only one.
pub fn first_within(puzzle: &Puzzle, guesses: &mut u64) -> Sought {
    let mut solutions = Solutions::None;
    let is_settled = visit_within(State::of_puzzle(puzzle), guesses, |state| {
        solutions = Solutions::One(state.grid());
        ControlFlow::Break(())
    });
    Sought { solutions, is_settled: is_settled || solutions != Solutions::None }
}

impl Solutions {
    /// Takes one more solution, and no third.
    fn take(&mut self, state: &State) -> ControlFlow<()> {
        match *self {
            Self::None => {
                *self = Self::One(state.grid());
                ControlFlow::Continue(())
            }
            Self::One(first) | Self::Several(first, _) => {
                *self = Self::Several(first, state.grid());
                ControlFlow::Break(())
            }
        }
    }
}

/// The first solution in the order of the search.
pub fn first_solution(puzzle: &Puzzle) -> Option<Grid> {
    let mut first = None;
    visit(State::of_puzzle(puzzle), |state| {
        first = Some(state.grid());
        ControlFlow::Break(())
    });
    first
}

/// The number of solutions, counted up to `limit`.
pub fn count(puzzle: &Puzzle, limit: u64) -> u64 {
    count_from(State::of_puzzle(puzzle), limit)
}

/// Whether exactly one full grid has these digits.
pub fn is_unique(grid: &Grid) -> bool {
    count_from(State::new(grid), 2) == 1
}

/// Whether some solution of the grid has another digit than `candidate` in its cell, whether or not the grid fills it.
///
/// A given of a proper puzzle can be dropped just when this is false.
pub fn allows_another(grid: &Grid, candidate: Candidate) -> bool {
    let mut grid = *grid;
    grid.set(candidate.cell, None);
    let mut state = State::new(&grid);
    state.remove(State::place(candidate));
    count_from(state, 1) == 1
}

/// A solution reached by guesses that `choose` draws: it gets a number `n >= 1` and answers below it.
///
/// With random answers the solution is a random one. A descent that fails is begun again, so that no guess made early
/// is searched to its end in vain; when many fail, the solution is that of [`first_solution`].
pub fn drawn_solution(grid: &Grid, mut choose: impl FnMut(usize) -> usize) -> Option<Grid> {
    let mut start = State::new(grid);
    start.propagate()?;
    (0..DESCENTS).find_map(|_| start.descend(&mut choose)).or_else(|| first_solution(&Puzzle::from_givens(*grid)))
}

fn count_from(state: State, limit: u64) -> u64 {
    let mut count = 0;
    if limit > 0 {
        visit(state, |_| {
            count += 1;
            if count == limit { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
    }
    count
}

fn visit(mut state: State, mut found: impl FnMut(&State) -> ControlFlow<()>) {
    // Whether the walk was broken off is for `found` to know.
    let _ = state.walk(&mut |state: &State, counts: &Counts| ControlFlow::Continue(state.branch(counts)), &mut found);
}

/// Walks on while there are guesses left; tells whether it came to the end.
fn visit_within(mut state: State, guesses: &mut u64, mut found: impl FnMut(&State) -> ControlFlow<()>) -> bool {
    let choose = &mut |state: &State, counts: &Counts| match guesses.checked_sub(1) {
        Some(left) => {
            *guesses = left;
            ControlFlow::Continue(state.branch(counts))
        }
        None => ControlFlow::Break(()),
    };
    state.walk(choose, &mut found).is_continue()
}

#[cfg(test)]
mod tests;
