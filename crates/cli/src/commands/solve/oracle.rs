//! What exhaustive search says of a puzzle.
use crate::commands::puzzles::Failure;
use crate::exit::Exit;
use qedoku_core::proper::{self, Fault, Verdict};
use qedoku_core::{Grid, Layout, Puzzle};

/// The only solution of a proper puzzle, or what is improper about it.
pub(super) fn judge(puzzle: &Puzzle) -> Result<Grid, Failure> {
    match proper::judge(Layout::classic(), puzzle) {
        Verdict::Proper(solution) => Ok(solution),
        Verdict::Improper(fault) => Err(improper(&fault)),
    }
}

/// A solution, and another one if there is.
pub(super) fn search(puzzle: &Puzzle) -> Result<(Grid, Option<Grid>), Failure> {
    match proper::judge(Layout::classic(), puzzle) {
        Verdict::Proper(solution) => Ok((solution, None)),
        Verdict::Improper(Fault::Several { first, second }) => Ok((first, Some(second))),
        Verdict::Improper(fault) => Err(improper(&fault)),
    }
}

fn improper(fault: &Fault) -> Failure {
    let (kind, message) = match fault {
        Fault::Conflicts(_) => ("clash", fault.to_string()),
        Fault::Several { first, second } => ("several-solutions", format!("{fault}; they are {first} and {second}")),
        Fault::NoCandidate { .. } | Fault::NoPlace { .. } => ("no-solution", format!("no solution: {fault}")),
        _ => ("no-solution", fault.to_string()),
    };
    Failure { kind, message, exit: Exit::Improper }
}
