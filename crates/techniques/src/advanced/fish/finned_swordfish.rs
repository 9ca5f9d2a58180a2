//! Finned Swordfish.
use crate::kernels::fish::{self, Body};
use crate::{Context, Info, Sink, Technique};
use std::ops::ControlFlow;

crate::technique! {
    /// A digit has its places in three rows in the same three columns, but for a few fins in one box; it goes from the
    /// places of these columns that see all fins. Rows and columns may change parts.
    ///
    /// ## Why it holds
    /// If a fin is true, the places that see all fins lose the digit. If none is, the three rows use up the three
    /// columns.
    ///
    /// ## How to find it
    /// Look for three lines that would make a fish if one box did not spoil it. What the fish clears inside that box
    /// goes.
    ///
    /// ## See also
    /// In a sashimi fish a line has a single place left without its fins.
    pub FinnedSwordfish = "finned-swordfish", "Finned Swordfish", Advanced,
    zh: "鳍三阶鱼", hodoku: "0311" 200, aliases: ["fbf3"]
}

impl Technique for FinnedSwordfish {
    fn info(&self) -> &'static Info {
        &Self::INFO
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        fish::finned(3, Body::Finned, cx, sink)
    }
}
