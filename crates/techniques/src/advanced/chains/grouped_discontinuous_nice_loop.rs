//! Grouped Discontinuous Nice Loop.
use super::families;
use crate::base::shape::ArgumentShape;
use crate::kernels::links::report;
use crate::{Context, Info, Sink, Technique};
use std::ops::ControlFlow;

crate::technique! {
    /// A Discontinuous Nice Loop some of whose nodes are groups: places of a digit in a box and a line.
    ///
    /// ## Why it holds
    /// A group is true if one of its candidates is, and false if none is. The loop leads from one value of the
    /// candidate at its break to the other value, so that value is the right one.
    ///
    /// ## How to find it
    /// Where a house has three or more places for a digit, see whether they lie in two other houses: then they are two
    /// groups with a strong link.
    pub GroupedDiscontinuousNiceLoop = "grouped-discontinuous-nice-loop", "Grouped Discontinuous Nice Loop", Advanced,
    zh: "区块不连续环", hodoku: "0710" 300
}

impl Technique for GroupedDiscontinuousNiceLoop {
    fn info(&self) -> &'static Info {
        &Self::INFO
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        report::search(
            &families::GROUPED,
            ArgumentShape::GroupedDiscontinuousNiceLoop,
            families::GROUPED.kinds,
            cx,
            sink,
        )
    }
}
