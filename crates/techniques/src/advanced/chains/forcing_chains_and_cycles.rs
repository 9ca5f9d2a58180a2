//! Forcing Chains and Cycles.
use crate::explainer::Lines;
use crate::{Context, Info, Sink, Technique};
use std::ops::ControlFlow;

crate::technique! {
    /// Of all chains and loops of links the one that Sudoku Explainer rates lowest.
    ///
    /// ## Why it holds
    /// A loop makes each of its weak links strong; a chain that leads from the truth of a candidate to its falsehood
    /// shows that it is false, and one from its falsehood to its truth that it is true.
    ///
    /// ## How to find it
    /// Look for loops of one digit and loops of cells with two candidates first, then for chains of one digit, then for
    /// chains of any cells and houses with two candidates; of each kind the shorter ones first. It is what Sudoku
    /// Explainer looks for under this name; by shape it is an X-Chain, an XY-Chain, a Nice Loop or an Alternating
    /// Inference Chain.
    pub ForcingChainsAndCycles = "forcing-chains-and-cycles", "Forcing Chains and Cycles", Advanced,
    zh: "强制链与环", se: 65, aliases: ["bidirectional-cycle", "forcing-x-chain"]
}

impl Technique for ForcingChainsAndCycles {
    fn info(&self) -> &'static Info {
        &Self::INFO
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        Lines.search(cx, sink)
    }
}
