//! Prints logs, messages and grids.
pub(crate) mod argument;
pub(crate) mod closing;
pub(crate) mod folder;
pub(crate) mod grades;
pub(crate) mod grids;
pub(crate) mod hint;
pub(crate) mod input_columns;
pub(crate) mod line_column;
pub(crate) mod listing;
pub(crate) mod log;
pub(crate) mod named;
pub(crate) mod pattern;
pub(crate) mod pictures;
pub(crate) mod progress;
pub(crate) mod progress_bar;
pub(crate) mod search_result;
pub(crate) mod terminal_style;
mod truths;
