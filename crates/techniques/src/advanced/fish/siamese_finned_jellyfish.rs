//! Siamese Finned Jellyfish.
use crate::kernels::fish::{self, Body};
use crate::{Context, Info, Sink, Technique};
use std::ops::ControlFlow;

crate::technique! {
    /// Two finned fish with the same four base lines and different fins, told as one; what either clears goes.
    ///
    /// ## Why it holds
    /// Each of the two holds by itself, and both rest on the places of the digit in the same lines.
    ///
    /// ## How to find it
    /// Once a finned fish is found, see whether another line across can take the place of one of its cover, so that
    /// other places become fins.
    pub SiameseFinnedJellyfish = "siamese-finned-jellyfish", "Siamese Finned Jellyfish", Advanced,
    zh: "孪生鳍四阶鱼", hodoku: "03121" 250
}

impl Technique for SiameseFinnedJellyfish {
    fn info(&self) -> &'static Info {
        &Self::INFO
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        fish::siamese_lines(4, Body::Finned, cx, sink)
    }
}
