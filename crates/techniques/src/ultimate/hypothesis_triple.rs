//! Triple Hypothesis.
use crate::engine::hypothesis;
use crate::ultimate::hypothesis::Hypothesis;
use crate::ultimate::hypothesis_double::HypothesisDouble;
use crate::{Context, Info, Sink, Technique};
use std::ops::ControlFlow;

crate::technique! {
    /// A candidate is assumed; double hypotheses inside the assumption fail, and their failures together lead to a
    /// contradiction, so the candidate goes.
    ///
    /// ## Why it holds
    /// What fails on top of an assumption is false under it, however many hypotheses that took. In the end a cell or a
    /// house is left with nothing, so the assumption is false.
    ///
    /// ## How to find it
    /// This is for a machine: the hardest puzzles known need it at some step, and nothing deeper.
    pub HypothesisTriple = "hypothesis-triple", "Triple Hypothesis", Ultimate
}

impl Technique for HypothesisTriple {
    fn info(&self) -> &'static Info {
        &Self::INFO
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        hypothesis::search(&[&Self::INFO, &HypothesisDouble::INFO, &Hypothesis::INFO], cx, sink)
    }
}
