//! Hypothesis and contradiction: assume a candidate, deduce, and see a slot run empty.
mod cases;
mod chain;
mod field;
pub(crate) mod forced;
pub(crate) mod nested;
pub(crate) mod nets;
mod plan;
mod position;
pub(crate) mod realize;
mod refute;
mod rules;
mod search;
mod shorten;
mod statics;
mod verities;
mod whip;

pub(crate) use search::search;
