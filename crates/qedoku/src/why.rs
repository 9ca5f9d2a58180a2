//! Many questions about one puzzle, what an answer is made of, and the names of moves.
pub use crate::answers::Answers;
pub use crate::name::{NameMessage, NamedMove, Naming, TechniqueFound};
pub use crate::outline::{MarginLine, OutlineOptions};
pub use crate::removed_by::RemovedBy;
pub use qedoku_why::{InitialFact, Progress, TargetArgument};
