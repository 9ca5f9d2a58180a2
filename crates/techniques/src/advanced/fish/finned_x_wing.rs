//! Finned X-Wing.
use crate::kernels::fish::{self, FinnedBody};
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
    zh: "鳍二阶鱼" {
        what: "某数在两行中的候选位置，除了同一宫里的几个鳍，都落在同样的两列；这两列中看到所有鳍的格删去该数。行列可以互换。",
        why: "若某个鳍为真，看到所有鳍的格就不能填该数；若鳍都为假，剩下的就是标准的二阶鱼，两行用完两列。两种情况下这些格都不是该数。",
        find: "找只因一个宫而没有构成鱼的两行或两列，鱼在这个宫里能删的就是要删的候选数。若某一行去掉鳍后只剩一个位置，就是退化鱼。"
    }, hodoku: "0310" 130, aliases: ["fbf2"]
}

impl Technique for FinnedXWing {
    fn info(&self) -> &'static Info {
        &Self::INFO
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        fish::finned(2, FinnedBody::Finned, cx, sink)
    }
}
