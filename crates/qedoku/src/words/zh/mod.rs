//! The Chinese text, in files with the names of those that declare the messages.
mod advice;
mod answer;
mod catalog;
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
mod place;
mod problem;
mod proved;
mod question;
mod removed_by;
mod report_text;
mod result;
mod run;
mod solved;
mod spec;
mod stuck;
mod summary;
mod traces;

pub(super) use place::place_of_input;
