//! Runs the built command as a user does.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]
mod attacks;
mod batch;
mod batches;
mod check;
mod documents;
mod errors;
mod generate;
mod grade;
mod hint;
mod log;
mod mistakes;
mod orders;
mod prove;
mod records;
mod rule_sets;
mod run;
mod shown;
mod steps;
mod streams;
mod summary;
mod techniques;
mod terminal;
mod traces;
mod voices;
mod why;
