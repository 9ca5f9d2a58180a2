//! Hypothesis and Contradiction.
use crate::base::shape::ArgumentShape;
use crate::kernels::hypothesis::{self, names::HypothesisNames};
use crate::{Context, Info, Sink, Technique};
use std::ops::ControlFlow;

crate::technique! {
    /// A candidate is assumed; what follows leaves a cell without a digit or a house without a place for one, so the
    /// candidate goes.
    ///
    /// ## Why it holds
    /// Every step after the assumption follows from it. A cell that nothing fits, or a digit that fits nowhere, is
    /// impossible, so what led there is false.
    ///
    /// ## How to find it
    /// Copy the board, write the candidate in, and fill singles until nothing follows or something is impossible. Take
    /// candidates of cells with two digits, or of digits with two places, first: their loss places a digit at once.
    pub Hypothesis = "hypothesis", "Hypothesis and Contradiction", Ultimate,
    zh: "假设与矛盾", aliases: ["trial-and-error", "hypothesis-and-contradiction"]
}

impl Technique for Hypothesis {
    fn info(&self) -> &'static Info {
        &Self::INFO
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        hypothesis::search(&HypothesisNames::plain(&[ArgumentShape::Hypothesis]), cx, sink)
    }
}
