//! What is printed: the log, the messages and the grids.
pub(crate) mod found;
pub(crate) mod grids;
pub(crate) mod log;
pub(crate) mod messages;
pub(crate) mod paint;
pub(crate) mod summary;
mod told;
