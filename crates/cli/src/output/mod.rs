//! What is printed: the log, the messages and the grids.
pub(crate) mod argument;
pub(crate) mod beside;
pub(crate) mod closing;
pub(crate) mod folder;
pub(crate) mod found;
pub(crate) mod gauge;
pub(crate) mod grades;
pub(crate) mod grids;
pub(crate) mod hint;
pub(crate) mod listing;
pub(crate) mod log;
pub(crate) mod paint;
pub(crate) mod pattern;
pub(crate) mod pictures;
pub(crate) mod progress;
mod truths;
