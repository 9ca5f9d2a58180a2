//! HoDoKu's chains of one digit, and of cells with two candidates.
mod cells;
mod digit;
mod pairs;

pub(super) use cells::XyChains;
pub(super) use digit::{TurbotFish, XChains};
pub(super) use pairs::RemotePairs;

/// The most links of a chain.
const MOST_LINKS: usize = 20;
