//! The English text, in files with the names of those that declare the messages.
mod advice;
mod answer;
mod breach;
mod catalog;
mod closed;
mod coverage;
mod faults;
mod grading;
mod initial_fact;
mod ladder;
mod log;
mod mistaken;
mod name;
mod outcome;
mod outline;
mod problem;
mod proved;
mod question;
mod removed_by;
mod report_text;
mod result;
mod run;
mod solved;
mod stuck;
mod summary;
mod terms;
mod traces;

/// A number with its noun: `1 cell`, `3 cells`.
fn counted(count: usize, word: &str) -> String {
    format!("{count} {word}{}", plural(count, "", "s"))
}

/// Picks the form for one or for several.
fn plural<T>(count: usize, one: T, several: T) -> T {
    if count == 1 { one } else { several }
}
