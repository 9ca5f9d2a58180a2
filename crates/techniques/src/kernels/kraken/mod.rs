//! Kraken fish: fish with fins that lead by chains to what the fish without them would do, or to what it leads to.
mod argument;
mod best_finds;
mod finned_fish;
mod search;

pub(crate) use search::{KrakenKind, search};
