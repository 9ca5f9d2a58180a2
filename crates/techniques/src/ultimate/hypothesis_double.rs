//! Double Hypothesis.
use crate::engine::hypothesis;
use crate::ultimate::hypothesis::Hypothesis;
use crate::{Context, Info, Sink, Technique};
use std::ops::ControlFlow;

crate::technique! {
    /// A candidate is assumed; hypotheses inside the assumption fail one after the other, and their failures together
    /// lead to a contradiction, so the candidate goes.
    ///
    /// ## Why it holds
    /// What fails on top of the assumption is false under it, and may be struck out there like anything else that
    /// follows. In the end a cell or a house is left with nothing, so the assumption is false.
    ///
    /// ## How to find it
    /// When no single hypothesis fails, write a candidate in, fill what follows, and try hypotheses on that board.
    pub HypothesisDouble = "hypothesis-double", "Double Hypothesis", Ultimate
}

impl Technique for HypothesisDouble {
    fn info(&self) -> &'static Info {
        &Self::INFO
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        hypothesis::search(&[&Self::INFO, &Hypothesis::INFO], cx, sink)
    }
}
