//! What the options of a command ask of the library.
use crate::args::{Scope, Speech};
use qedoku::{Kind, Options, Problem};
use qedoku_explain::{Voice, say};

/// The techniques asked for, and how they are told.
pub(crate) fn ways(scope: &Scope, speech: Speech) -> Options {
    Options::of(scope.profile()).told_in(speech.voice())
}

/// A problem, with the options that allow more where the techniques allowed do not get there.
pub(crate) fn more(problem: Problem, voice: Voice, options: &[&str]) -> Problem {
    if problem.kind != Kind::NotReached {
        return problem;
    }
    let options = voice.or(options);
    let said = say!(voice, en: "{problem}; allow more with {options}", zh: "{problem}；可用 {options} 放宽限制");
    Problem::new(problem.kind, said)
}
