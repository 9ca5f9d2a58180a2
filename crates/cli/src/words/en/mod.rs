//! The English text, in files with the names of those that declare the messages.
mod closing;
mod conform;
mod folder;
mod grades;
mod listing;
mod log;
mod options;
mod problem;
mod progress;
mod progress_bar;
mod record_counts;
mod sheet;
mod techniques;
mod unique;
