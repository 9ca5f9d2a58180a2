//! What exhaustive search says of a puzzle.
use super::puzzles::Failure;
use crate::exit::Exit;
use qedoku_core::proper::{self, Fault, Verdict};
use qedoku_core::{Grid, Layout, Puzzle};

/// The only solution of a proper puzzle, or what is improper about it.
pub(crate) fn judge(puzzle: &Puzzle) -> Result<Grid, Failure> {
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
pub(crate) fn search(puzzle: &Puzzle) -> Result<(Grid, Option<Grid>), Failure> {
    match proper::judge(Layout::classic(), puzzle) {
        Verdict::Proper(solution) => Ok((solution, None)),
        Verdict::Improper(Fault::Several { first, second }) => Ok((first, Some(second))),
        Verdict::Improper(fault) => Err(improper(&fault)),
    }
}

/// Why nothing can be said of a puzzle.
pub(crate) fn improper(fault: &Fault) -> Failure {
    let (kind, message) = match fault {
        Fault::Conflicts(_) => ("clash", fault.to_string()),
        Fault::Several { first, second } => ("several-solutions", format!("{fault}; they are {first} and {second}")),
        Fault::NoCandidate { .. } | Fault::NoPlace { .. } => ("no-solution", format!("no solution: {fault}")),
        Fault::Undecided { .. } => ("undecided", fault.to_string()),
        _ => ("no-solution", fault.to_string()),
    };
    Failure { kind, message, exit: Exit::Improper }
}

/// No digit reached differs from the only solution, which the exhaustive search found on its own.
pub(crate) fn agree(reached: &Grid, solution: &Grid) -> Result<(), Failure> {
    match reached.filled().find(|candidate| solution.get(candidate.cell) != Some(candidate.digit)) {
        None => Ok(()),
        Some(candidate) => Err(bug(&format!("{candidate} is deduced, which the solution does not have"))),
    }
}

/// A deduction that is not accepted.
pub(crate) fn bug(what: &str) -> Failure {
    let message = format!("the deduction is not accepted, which is a fault of this program: {what}");
    Failure { kind: "not-accepted", message, exit: Exit::Unsolved }
}
