//! Hypothesis and contradiction: assume a candidate, deduce, and see a slot run empty.
mod chain;
mod field;
mod plan;
mod position;
mod realize;
mod refute;
mod rules;
mod search;
mod shorten;

pub(crate) use search::search;
