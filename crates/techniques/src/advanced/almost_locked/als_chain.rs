//! ALS-Chain.
use crate::kernels::als::chain;
use crate::{Context, Info, Sink, Technique};
use std::ops::ControlFlow;

crate::technique! {
    /// Almost locked sets are linked one to the next by changing digits, so the first or the last holds all its other
    /// digits.
    ///
    /// An almost locked set is some cells of one house with one digit more than cells. A digit is a restricted common of
    /// two sets when all its places in one see all its places in the other. Chains have four to six sets in a run, and up
    /// to eight where all steps of a position are listed; those of two and three are ALS-XZ and ALS-XY-Wing.
    ///
    /// ## Why it holds
    /// If the first set holds the first link, the second lacks it and holds all its other digits, the next link among
    /// them; and so on, until the last set holds all its digits but the last link. If the first set lacks the first
    /// link, it holds its other digits itself. A digit that both ends have is in one of them either way, and goes from
    /// the cells that see all its places in both.
    ///
    /// ## How to find it
    /// Ask what follows if a candidate is true: sets that it sees lack its digit, so they are locked, and the sets
    /// linked to them lack the link. If a set lacks two digits, the candidate goes, and the way is the chain.
    pub AlsChain = "als-chain", "Almost Locked Set Chain", Advanced,
    zh: "待定数组链", hodoku: "0903" 340, aliases: ["ach", "als-xy-chain"]
}

impl Technique for AlsChain {
    fn info(&self) -> &'static Info {
        &Self::INFO
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        chain::search(cx, sink)
    }
}
