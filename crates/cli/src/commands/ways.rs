//! What the options of a command ask of the library.
use crate::args::{Scope, Speech};
use qedoku::{Kind, Options, Problem};

/// The techniques asked for, and how they are told.
pub(crate) fn ways(scope: &Scope, speech: Speech) -> Options {
    Options::of(scope.profile()).told_in(speech.voice())
}

/// A problem, with what to do where the techniques allowed do not get there.
pub(crate) fn more(problem: Problem, what: &str) -> Problem {
    if problem.kind != Kind::NotReached {
        return problem;
    }
    Problem::new(problem.kind, format!("{problem}; {what}"))
}
