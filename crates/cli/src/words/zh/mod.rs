//! The Chinese text, in files with the names of those that declare the messages.
mod closing;
mod folder;
mod gauge;
mod grades;
mod listing;
mod log;
mod problem;
mod progress;
mod tally;
mod techniques;
mod ways;
