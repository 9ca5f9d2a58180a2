//! Kraken fish: fish with fins that lead by chains to what the fish without them would do, or to what it leads to.
mod catch;
mod search;
mod told;
mod water;

pub(crate) use search::{Kind, search};
