//! HoDoKu's almost locked sets: XZ, XY-Wings and chains.
mod chain;
mod evidence;
mod graph;
mod pair;
mod wing;

pub(super) use chain::AlsChains;
pub(super) use pair::AlsXz;
pub(super) use wing::AlsWings;
