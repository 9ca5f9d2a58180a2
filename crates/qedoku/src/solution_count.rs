//! Counts the solutions of a puzzle.
use crate::error::{Error, ErrorKind};
use crate::judge;
use crate::puzzle_on::PuzzleOn;
use qedoku_core::search::Exhaustive;
use qedoku_core::{CellSet, Grid, Layout, Puzzle};
use std::sync::Arc;

/// The number of solutions of a puzzle, counted up to a limit.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SolutionCount {
    /// The solutions that were counted.
    pub solutions: u64,
    /// True if these are all; if not, there are more.
    pub is_all: bool,
    /// Why there is none.
    pub error: Option<Error>,
    /// Two of several solutions.
    pub examples: Option<[Grid; 2]>,
}

/// Counts the solutions of a puzzle up to `limit`, by trying. An error is a puzzle that the search gives up on.
///
/// ```
/// use qedoku::generate::generate;
/// use qedoku::solve::count_solutions;
/// use qedoku::{Grid, Layout, Puzzle};
///
/// let made = generate(7, 1).next().expect("a puzzle");
/// assert_eq!(count_solutions(Layout::classic(), &made.puzzle, 10)?.solutions, 1);
/// let empty = count_solutions(Layout::classic(), &Puzzle::from_givens(Grid::EMPTY), 10)?;
/// assert!(empty.solutions == 10 && !empty.is_all);
/// # Ok::<(), qedoku::Error>(())
/// ```
pub fn count_solutions(layout: &Arc<Layout>, puzzle: &Puzzle, limit: u64) -> Result<SolutionCount, Error> {
    let counted = |solutions, error, examples| SolutionCount { solutions, is_all: true, error, examples };
    match judge::solutions(PuzzleOn { layout, puzzle }) {
        Ok((_, None)) => Ok(counted(1, None, None)),
        Ok((first, Some(second))) => {
            let count = Exhaustive::on(layout).count(puzzle, limit.max(2).saturating_add(1));
            let solutions = count.min(limit.max(2));
            Ok(SolutionCount { is_all: solutions == count, ..counted(solutions, None, Some([first, second])) })
        }
        Err(fault) if matches!(fault.kind, ErrorKind::Clash | ErrorKind::NoSolution) => {
            Ok(counted(0, Some(fault), None))
        }
        Err(fault) => Err(fault),
    }
}

impl SolutionCount {
    /// The cells in which the two examples differ.
    pub fn differing(&self) -> CellSet {
        let Some([first, second]) = &self.examples else { return CellSet::EMPTY };
        CellSet::ALL.iter().filter(|&cell| first.get(cell) != second.get(cell)).collect()
    }
}
