//! Short notations: cells, conclusions, chains.
mod chain;
mod reason;
mod short;

pub use chain::{eureka, hodoku};
pub(crate) use reason::{in_words, or_two_solutions};
pub use short::{cells, conclusion};
