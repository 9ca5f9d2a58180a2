//! Which truths a conclusion needs.
pub(crate) mod fish;
pub(crate) mod needed;
pub(crate) mod refutation;
