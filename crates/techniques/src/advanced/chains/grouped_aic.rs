//! Grouped Alternating Inference Chain.
use super::families;
use crate::base::shape::ArgumentShape;
use crate::kernels::links::report;
use crate::{Context, Info, Sink, Technique};
use std::ops::ControlFlow;

crate::technique! {
    /// An Alternating Inference Chain some of whose nodes are groups: places of a digit in a box and a line.
    ///
    /// ## Why it holds
    /// A group is true if one of its candidates is, and false if none is. A house whose places for a digit form two
    /// groups is a strong link; two groups are linked weakly if every cell of the one sees every cell of the other. If
    /// the first end is false, the last one is true, so what sees all of both goes.
    ///
    /// ## How to find it
    /// Where a house has three or more places for a digit, see whether they lie in two other houses: then they are two
    /// groups with a strong link.
    pub GroupedAic = "grouped-aic", "Grouped Alternating Inference Chain", Advanced,
    zh: "区块链", hodoku: "0711" 300, aliases: ["grouped-nice-loop-aic", "gnl"]
}

impl Technique for GroupedAic {
    fn info(&self) -> &'static Info {
        &Self::INFO
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        report::search(&families::GROUPED, ArgumentShape::GroupedAic, families::GROUPED.kinds, cx, sink)
    }
}
