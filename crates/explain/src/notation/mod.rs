//! Short notations: cells, conclusions, chains.
mod chain;
pub(crate) mod reason;
mod short;

pub use chain::{eureka, hodoku};
pub(crate) use reason::{fish, fish_name, houses as houses_in_short, or_two_solutions};
pub(crate) use short::NotationText;
pub use short::{cells, conclusion};
