//! Hypothesis and contradiction: assume a candidate, deduce, and see a slot run empty.
mod assumed;
mod cases;
mod closures;
mod deduction;
pub(crate) mod forced;
mod inner_cases;
mod kept;
pub(crate) mod names;
pub(crate) mod nested;
mod nets;
mod plan;
mod realize;
mod reduced;
mod refute;
mod ruled;
mod rules;
mod search;
mod shorten;
mod statics;
mod whip;

pub(crate) use search::search;
