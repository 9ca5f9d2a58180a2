//! Region Forcing Chain.
use super::families;
use crate::base::shape::ArgumentShape;
use crate::kernels::hypothesis::forced;
use crate::{Context, Info, Sink, Technique};
use std::ops::ControlFlow;

crate::technique! {
    /// Every place of a digit in a house leads by a chain of links to the loss of the same candidate.
    ///
    /// ## Why it holds
    /// The digit stands in one of its places in the house, whichever it is. From each of them a chain of strong and
    /// weak links, as they stand on the board, leads to the same conclusion; so the conclusion holds. Read backwards,
    /// the candidate that goes would leave the digit no place in the house.
    ///
    /// ## How to find it
    /// Take a digit with three or more places in a house. Follow from each of them the houses and cells with two candidates,
    /// and look for something that all of them rule out.
    pub RegionForcingChain = "region-forcing-chain", "Region Forcing Chain", Ultimate,
    zh: "区域强制链", se: 80, aliases: ["house-forcing-chain", "unit-forcing-chain"]
}

impl Technique for RegionForcingChain {
    fn info(&self) -> &'static Info {
        &Self::INFO
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        forced::search(&families::CHAINS, ArgumentShape::HouseChains, cx, sink)
    }
}
