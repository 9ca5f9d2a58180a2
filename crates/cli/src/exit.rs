//! Exit codes.
use qedoku::{Error, ErrorKind};
use std::process::ExitCode;

/// The exit code of a run; of a batch the worst.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub(crate) enum Exit {
    /// All is well.
    #[default]
    Ok = 0,
    /// A puzzle is not solved, or a trace is not accepted.
    Unsolved = 1,
    /// The command line or the input makes no sense.
    Unreadable = 2,
    /// A puzzle has no solution or several.
    Improper = 3,
    /// It was asked to end, as from a terminal.
    Interrupted = 130,
    /// It was asked to end.
    Terminated = 143,
}

impl Exit {
    /// The exit code for an error.
    pub(crate) const fn of(problem: &Error) -> Self {
        match problem.kind {
            ErrorKind::Clash
            | ErrorKind::NoSolution
            | ErrorKind::SeveralSolutions
            | ErrorKind::Undecided
            | ErrorKind::WrongEntries => Self::Improper,
            ErrorKind::NotReached | ErrorKind::NotAccepted => Self::Unsolved,
            _ => Self::Unreadable,
        }
    }
}

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> Self {
        Self::from(exit as u8)
    }
}
