//! Siamese Sashimi Swordfish.
use crate::kernels::fish::{self, Body};
use crate::{Context, Info, Sink, Technique};
use std::ops::ControlFlow;

crate::technique! {
    /// Two sashimi fish with the same three base lines and different fins, told as one; what either clears goes.
    ///
    /// ## Why it holds
    /// Each of the two holds by itself, and both rest on the places of the digit in the same lines.
    ///
    /// ## How to find it
    /// Once a sashimi fish is found, see whether another line across can take the place of one of its cover, so that
    /// other places become fins.
    pub SiameseSashimiSwordfish = "siamese-sashimi-swordfish", "Siamese Sashimi Swordfish", Advanced,
    zh: "孪生退化三阶鱼", hodoku: "03211" 240
}

impl Technique for SiameseSashimiSwordfish {
    fn info(&self) -> &'static Info {
        &Self::INFO
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        fish::siamese_lines(3, Body::Sashimi, cx, sink)
    }
}
