//! What English says, in files of the same names as what is told.
mod advice;
mod answer;
mod catalog;
mod faults;
mod grading;
mod ground;
mod hint;
mod log;
mod mistaken;
mod nearest;
mod outline;
mod problem;
mod question;
mod reported;
mod run;
mod solved;
mod stuck;
mod traces;

/// So many things: `1 cell`, `3 cells`.
fn counted(count: usize, word: &str) -> String {
    format!("{count} {word}{}", plural(count, "", "s"))
}

/// Picks the form for one or for several.
fn plural<T>(count: usize, one: T, several: T) -> T {
    if count == 1 { one } else { several }
}
