//! Triple Hypothesis.
use super::families;
use crate::kernels::hypothesis;
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
    pub HypothesisTriple = "hypothesis-triple", "Triple Hypothesis", Ultimate,
    zh: "三重假设"
}

impl Technique for HypothesisTriple {
    fn info(&self) -> &'static Info {
        &Self::INFO
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        hypothesis::search(&families::TRIPLE, cx, sink)
    }
}
