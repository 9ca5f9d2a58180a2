//! Exhaustive search: none, one or many solutions. It says whether a puzzle is proper; it never contributes a step.
//!
//! [`Exhaustive`] asks on any layout; the functions here ask on the classic one.
mod branch;
mod exhaustive;
mod fillings;
mod general;
mod state;
mod supports;
mod tables;

use crate::board::{Grid, Puzzle};
use crate::ids::Candidate;
use crate::layout::Layout;
pub use exhaustive::Exhaustive;
pub(crate) use fillings::Fillings;
use state::SearchState;
use std::ops::ControlFlow;
pub(crate) use supports::Supports;

/// The number of solutions of a puzzle, as none, one or several, with grids that show it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Solutions {
    /// No grid satisfies the puzzle.
    None,
    /// Exactly one does.
    One(Grid),
    /// Two that do; there may be more.
    Several(Grid, Grid),
}

/// The number of random descents in search of a drawn solution before it is searched for exhaustively.
const DESCENTS: usize = 64;

/// A position that the search has found, with every cell filled.
trait FilledState {
    /// Its digits.
    fn grid(&self) -> Grid;
}

impl FilledState for SearchState {
    fn grid(&self) -> Grid {
        self.grid()
    }
}

/// The result of a search that may be given up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sought {
    /// The solutions found.
    pub solutions: Solutions,
    /// True if nothing is left to find out: several were found, or the search came to its end.
    pub is_settled: bool,
}

/// [`Exhaustive::solutions`] on the classic layout.
pub fn solutions(puzzle: &Puzzle) -> Solutions {
    classic().solutions(puzzle)
}

/// [`Exhaustive::solutions_within`] on the classic layout.
pub fn solutions_within(puzzle: &Puzzle, guesses: &mut u64) -> Sought {
    classic().solutions_within(puzzle, guesses)
}

/// [`Exhaustive::first_within`] on the classic layout.
pub fn first_within(puzzle: &Puzzle, guesses: &mut u64) -> Sought {
    classic().first_within(puzzle, guesses)
}

/// [`Exhaustive::first_solution`] on the classic layout.
pub fn first_solution(puzzle: &Puzzle) -> Option<Grid> {
    classic().first_solution(puzzle)
}

/// [`Exhaustive::count`] on the classic layout.
pub fn count(puzzle: &Puzzle, limit: u64) -> u64 {
    classic().count(puzzle, limit)
}

/// [`Exhaustive::is_unique`] on the classic layout.
pub fn is_unique(grid: &Grid) -> bool {
    classic().is_unique(grid)
}

/// [`Exhaustive::allows_another`] on the classic layout.
pub fn allows_another(grid: &Grid, candidate: Candidate) -> bool {
    classic().allows_another(grid, candidate)
}

/// [`Exhaustive::drawn_solution`] on the classic layout.
pub fn drawn_solution(grid: &Grid, choose: impl FnMut(usize) -> usize) -> Option<Grid> {
    classic().drawn_solution(grid, choose)
}

fn classic() -> Exhaustive<'static> {
    Exhaustive::on(Layout::classic())
}

impl Solutions {
    /// Takes one more solution, and no third.
    fn take(&mut self, filled: &dyn FilledState) -> ControlFlow<()> {
        match *self {
            Self::None => {
                *self = Self::One(filled.grid());
                ControlFlow::Continue(())
            }
            Self::One(first) | Self::Several(first, _) => {
                *self = Self::Several(first, filled.grid());
                ControlFlow::Break(())
            }
        }
    }
}

#[cfg(test)]
mod filling_tests;
#[cfg(test)]
mod layout_tests;
#[cfg(test)]
mod tests;
