//! Grouped Continuous Nice Loop.
use super::families;
use crate::base::shape::ArgumentShape;
use crate::kernels::links::report;
use crate::{Context, Info, Sink, Technique};
use std::ops::ControlFlow;

crate::technique! {
    /// A Continuous Nice Loop some of whose nodes are groups: places of a digit in a box and a line.
    ///
    /// ## Why it holds
    /// A group is true if one of its candidates is, and false if none is. A house whose places for a digit form two
    /// groups is a strong link; two groups are linked weakly if every cell of the one sees every cell of the other. The
    /// argument is that of the loop: of the two nodes at each weak link exactly one is true.
    ///
    /// ## How to find it
    /// It is a grouped chain whose ends see each other. Close it and look at all of its weak links.
    pub GroupedContinuousNiceLoop = "grouped-continuous-nice-loop", "Grouped Continuous Nice Loop", Advanced,
    zh: "区块连续环", hodoku: "0709" 300, aliases: ["grouped-aic-ring"]
}

impl Technique for GroupedContinuousNiceLoop {
    fn info(&self) -> &'static Info {
        &Self::INFO
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        report::search(&families::GROUPED, ArgumentShape::GroupedContinuousNiceLoop, families::GROUPED.kinds, cx, sink)
    }
}
