//! Why a step holds, in words; one file for each family of patterns.
mod chain;
mod colors;
mod confined;
mod cover;
mod exclusion;
mod exocet;
mod forcing;
mod hypothesis;
mod kraken;
mod list;
mod naming;
mod sectors;
mod sets;
mod siamese;
mod single;
mod symmetry;
mod tell;
mod whole;
mod wing;

pub use forcing::case;
pub(crate) use single::nothing_left;
pub use tell::{place, why};
