//! Why a step holds, in words; one file for each family of patterns.
mod chain;
mod confined;
mod cover;
mod exocet;
mod forcing;
mod hypothesis;
mod kraken;
mod links;
mod list;
mod sectors;
mod sets;
mod siamese;
mod single;
mod symmetry;
mod tell;
mod whole;

pub use forcing::case;
pub use tell::{place, why};
