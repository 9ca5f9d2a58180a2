//! Forcing Net Contradiction.
use super::families;
use crate::base::shape::ArgumentShape;
use crate::kernels::hypothesis::forced;
use crate::{Context, Info, Sink, Technique};
use std::ops::ControlFlow;

crate::technique! {
    /// A candidate is assumed; singles that follow leave a cell without a digit or a house without a place for one, so
    /// the candidate goes.
    ///
    /// ## Why it holds
    /// Every placement after the assumption is the only thing left in its cell or house, counting what the earlier ones
    /// have ruled out. A cell that nothing fits, or a digit that fits nowhere, is impossible, so what led there is
    /// false. If the placements can be put in an order in which each is called for by the one before it, the net is a
    /// Whip; otherwise it is a braid, whose length is one more than its placements are.
    ///
    /// ## How to find it
    /// Write the candidate in and fill singles until something is impossible. Take candidates of cells with two digits,
    /// or of digits with two places, first.
    pub ForcingNetContradiction = "forcing-net-contradiction", "Forcing Net Contradiction", Ultimate,
    zh: "动态矛盾强制链", se: 85, hodoku: "1303" 700, aliases: ["dynamic-contradiction-forcing-chain", "braid"]
}

impl Technique for ForcingNetContradiction {
    fn info(&self) -> &'static Info {
        &Self::INFO
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        forced::search(&families::NETS, ArgumentShape::Contradiction, cx, sink)
    }
}
