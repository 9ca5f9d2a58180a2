//! Siamese Finned X-Wing.
use crate::kernels::fish::{self, Body};
use crate::{Context, Info, Sink, Technique};
use std::ops::ControlFlow;

crate::technique! {
    /// Two finned X-Wings with the same two base lines and different fins, told as one; what either clears goes.
    ///
    /// ## Why it holds
    /// Each of the two holds by itself, and both rest on the places of the digit in the same lines.
    ///
    /// ## How to find it
    /// Once a finned X-Wing is found, see whether another line across can take the place of one of its cover, so that
    /// other places become fins.
    pub SiameseFinnedXWing = "siamese-finned-x-wing", "Siamese Finned X-Wing", Advanced,
    zh: "孪生鳍二阶鱼", hodoku: "03101" 130
}

impl Technique for SiameseFinnedXWing {
    fn info(&self) -> &'static Info {
        &Self::INFO
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        fish::siamese_lines(2, Body::Finned, cx, sink)
    }
}
