//! The rows of chains, almost locked sets and forcings.
use super::als::{AlsChains, AlsWings, AlsXz};
use super::chains::{RemotePairs, TurbotFish, XChains, XyChains};
use super::forcing::Forcings;
use super::loops::Loops;
use crate::Technique;

/// Each with its index in HoDoKu's list.
#[allow(dead_code, reason = "the list of all rows names them")]
pub(super) static CHAIN_ROWS: [(u16, &dyn Technique); 11] = [
    (2800, &RemotePairs),
    (3120, &TurbotFish),
    (5400, &XChains),
    (5500, &XyChains),
    (5600, &Loops::PLAIN),
    (5650, &Loops::GROUPED),
    (5700, &AlsXz),
    (5800, &AlsWings),
    (5900, &AlsChains),
    (8500, &Forcings::CHAINS),
    (8600, &Forcings::NETS),
];
