//! Chains of one digit, and of cells with two candidates.
mod cells;
mod digit;
mod pairs;

pub(super) use cells::XyChains;
pub(super) use digit::{TurbotFish, XChains};
pub(super) use pairs::RemotePairs;

/// How many links a chain has at most.
const MOST_LINKS: usize = 20;
