//! Finned Squirmbag.
use crate::kernels::fish::{self, Body};
use crate::{Context, Info, Sink, Technique};
use std::ops::ControlFlow;

crate::technique! {
    /// A digit has its places in five rows in the same five columns, but for a few fins in one box; it goes from the
    /// places of these columns that see all fins. Rows and columns may change parts.
    ///
    /// ## Why it holds
    /// If a fin is true, the places that see all fins lose the digit. If none is, the five rows use up the five
    /// columns.
    ///
    /// ## How to find it
    /// Look for five lines that would make a fish if one box did not spoil it. What the fish clears inside that box
    /// goes.
    ///
    /// ## See also
    /// In a sashimi fish a line has a single place left without its fins.
    pub FinnedSquirmbag = "finned-squirmbag", "Finned Squirmbag", Advanced,
    zh: "鳍五阶鱼", hodoku: "0313" 470, aliases: ["fbf5"]
}

impl Technique for FinnedSquirmbag {
    fn info(&self) -> &'static Info {
        &Self::INFO
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        fish::finned(5, Body::Finned, cx, sink)
    }
}
