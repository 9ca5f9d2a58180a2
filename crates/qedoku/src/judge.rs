//! What exhaustive search says of a puzzle.
use crate::problem::{Kind, Problem};
use qedoku_core::proper::{self, Fault, Verdict};
use qedoku_core::{Grid, Layout, Puzzle};

/// The only solution of a proper puzzle, or what is improper about it.
///
/// ```
/// use qedoku::{generate, judge};
/// let made = generate(7, 1).next().expect("a puzzle");
/// assert_eq!(judge(&made.puzzle)?, made.solution);
/// # Ok::<(), qedoku::Problem>(())
/// ```
pub fn judge(puzzle: &Puzzle) -> Result<Grid, Problem> {
    match proper::judge(Layout::classic(), puzzle) {
        Verdict::Proper(solution) => Ok(solution),
        Verdict::Improper(fault) => Err(improper(&fault)),
    }
}

/// Whether arguments from uniqueness hold: the givens alone have one solution. A position may owe its only solution to
/// candidates that somebody eliminated.
pub(crate) fn givens_suffice(puzzle: &Puzzle) -> bool {
    let bare = Puzzle::from_givens(puzzle.given_grid());
    bare == *puzzle || matches!(proper::judge(Layout::classic(), &bare), Verdict::Proper(_))
}

/// A solution, and another one if there is.
pub(crate) fn solutions(puzzle: &Puzzle) -> Result<(Grid, Option<Grid>), Problem> {
    match proper::judge(Layout::classic(), puzzle) {
        Verdict::Proper(solution) => Ok((solution, None)),
        Verdict::Improper(Fault::Several { first, second }) => Ok((first, Some(second))),
        Verdict::Improper(fault) => Err(improper(&fault)),
    }
}

/// Why nothing can be said of a puzzle.
pub(crate) fn improper(fault: &Fault) -> Problem {
    let (kind, message) = match fault {
        Fault::Conflicts(_) => (Kind::Clash, fault.to_string()),
        Fault::Several { first, second } => (Kind::SeveralSolutions, format!("{fault}; they are {first} and {second}")),
        Fault::NoCandidate { .. } | Fault::NoPlace { .. } => (Kind::NoSolution, format!("no solution: {fault}")),
        Fault::Undecided { .. } => (Kind::Undecided, fault.to_string()),
        _ => (Kind::NoSolution, fault.to_string()),
    };
    Problem::new(kind, message)
}

/// No digit reached differs from the only solution, which the exhaustive search found on its own.
pub(crate) fn agree(reached: &Grid, solution: &Grid) -> Result<(), Problem> {
    match reached.filled().find(|candidate| solution.get(candidate.cell) != Some(candidate.digit)) {
        None => Ok(()),
        Some(candidate) => {
            Err(Problem::not_accepted(&format!("{candidate} is deduced, which the solution does not have")))
        }
    }
}
