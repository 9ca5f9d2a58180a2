//! Finned Jellyfish.
use crate::kernels::fish::{self, Body};
use crate::{Context, Info, Sink, Technique};
use std::ops::ControlFlow;

crate::technique! {
    /// A digit has its places in four rows in the same four columns, but for a few fins in one box; it goes from the
    /// places of these columns that see all fins. Rows and columns may change parts.
    ///
    /// ## Why it holds
    /// If a fin is true, the places that see all fins lose the digit. If none is, the four rows use up the four
    /// columns.
    ///
    /// ## How to find it
    /// Look for four lines that would make a fish if one box did not spoil it. What the fish clears inside that box
    /// goes.
    ///
    /// ## See also
    /// In a sashimi fish a line has a single place left without its fins.
    pub FinnedJellyfish = "finned-jellyfish", "Finned Jellyfish", Advanced,
    zh: "鳍四阶鱼", hodoku: "0312" 250, aliases: ["fbf4"]
}

impl Technique for FinnedJellyfish {
    fn info(&self) -> &'static Info {
        &Self::INFO
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        fish::finned(4, Body::Finned, cx, sink)
    }
}
