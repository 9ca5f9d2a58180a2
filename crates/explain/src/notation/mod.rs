//! Short notations: cells, conclusions, chains.
mod chain;
mod short;
mod through;

pub(crate) use chain::{Turn, turns};
pub use chain::{eureka, hodoku};
pub use short::{cells, conclusion};
