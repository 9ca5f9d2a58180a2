//! Many questions about one puzzle, and what an answer is made of.
pub use crate::answers::Answers;
pub use crate::removed_by::RemovedBy;
pub use qedoku_why::{InitialFact, Progress, TargetArgument};
