//! The producers of Sudoku Explainer: searches that find what it finds, in its order and with its ratings.
mod added;
mod aligned;
mod bug;
mod chains;
mod direct;
mod double_forcing_net;
mod fish;
mod locked;
mod loops;
mod order;
mod producers;
mod rule_set;
mod singles;
mod sized;
mod subsets;
#[cfg(test)]
pub(crate) mod testing;
mod wings;

pub use added::{ADDED_ROWS, AddedFind, AddedRow};
pub(crate) use chains::ForcingChainsAndCycles;
pub(crate) use double_forcing_net::DoubleForcingNet;
pub(crate) use producers::{CORRECTED, ORIGINAL};
