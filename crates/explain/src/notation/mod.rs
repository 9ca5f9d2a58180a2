//! Short notations: cells, conclusions, chains.
mod chain;
pub(crate) mod reason;
mod settled;
mod short;

pub(crate) use chain::{chain, node, path, with_last};
pub use chain::{eureka, hodoku};
pub(crate) use reason::{crossed, fish, fish_name, houses as houses_in_short, or_two_solutions};
pub use settled::settled;
pub(crate) use short::{NotationText, rectangles, together};
pub use short::{cells, conclusion};
