//! Double Hypothesis.
use super::families;
use crate::kernels::hypothesis;
use crate::{Context, Info, Sink, Technique};
use std::ops::ControlFlow;

crate::technique! {
    /// A candidate is assumed; hypotheses inside the assumption fail one after the other, or all candidates of a slot
    /// agree inside it, and all of this together leads to a contradiction, so the candidate goes.
    ///
    /// ## Why it holds
    /// What fails on top of the assumption is false under it, and may be struck out there like anything else that
    /// follows. So may what every candidate of a cell or house rules out there. In the end a cell or a house is left with nothing, so the assumption is false.
    ///
    /// ## How to find it
    /// When no single hypothesis fails, write a candidate in, fill what follows, and try hypotheses on that board.
    pub HypothesisDouble = "hypothesis-double", "Double Hypothesis", Ultimate,
    zh: "双重假设"
}

impl Technique for HypothesisDouble {
    fn info(&self) -> &'static Info {
        &Self::INFO
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        hypothesis::search(&families::DOUBLE, cx, sink)
    }
}
