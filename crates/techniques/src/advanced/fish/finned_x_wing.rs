//! Finned X-Wing.
use crate::kernels::fish::{self, Body};
use crate::{Context, Info, Sink, Technique};
use std::ops::ControlFlow;

crate::technique! {
    /// A digit has its places in two rows in the same two columns, but for a few fins in one box; it goes from the
    /// places of these columns that see all fins. Rows and columns may change parts.
    ///
    /// ## Why it holds
    /// If a fin is true, the places that see all fins lose the digit. If none is, the two rows use up the two columns.
    ///
    /// ## How to find it
    /// Look for two lines that would make a fish if one box did not spoil it. What the fish clears inside that box
    /// goes.
    ///
    /// ## See also
    /// In a sashimi fish a line has a single place left without its fins.
    pub FinnedXWing = "finned-x-wing", "Finned X-Wing", Advanced,
    zh: "鳍二阶鱼", hodoku: "0310" 130, aliases: ["fbf2"]
}

impl Technique for FinnedXWing {
    fn info(&self) -> &'static Info {
        &Self::INFO
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        fish::finned(2, Body::Finned, cx, sink)
    }
}
