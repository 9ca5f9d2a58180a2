//! Siamese Sashimi X-Wing.
use crate::kernels::fish::{self, Body};
use crate::{Context, Info, Sink, Technique};
use std::ops::ControlFlow;

crate::technique! {
    /// Two sashimi X-Wings with the same two base lines and different fins, told as one; what either clears goes.
    ///
    /// ## Why it holds
    /// Each of the two holds by itself, and both rest on the places of the digit in the same lines.
    ///
    /// ## How to find it
    /// Once a sashimi X-Wing is found, see whether another line across can take the place of one of its cover, so that
    /// other places become fins.
    pub SiameseSashimiXWing = "siamese-sashimi-x-wing", "Siamese Sashimi X-Wing", Advanced,
    zh: "孪生退化二阶鱼", hodoku: "03201" 150
}

impl Technique for SiameseSashimiXWing {
    fn info(&self) -> &'static Info {
        &Self::INFO
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        fish::siamese_lines(2, Body::Sashimi, cx, sink)
    }
}
