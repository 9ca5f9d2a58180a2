//! Finned Whale.
use crate::kernels::fish::{self, FinnedBody};
use crate::{Context, Info, Sink, Technique};
use std::ops::ControlFlow;

crate::technique! {
    /// A digit has its places in six rows in the same six columns, but for a few fins in one box; it goes from the
    /// places of these columns that see all fins. Rows and columns may change parts.
    ///
    /// ## Why it holds
    /// If a fin is true, the places that see all fins lose the digit. If none is, the six rows use up the six columns.
    ///
    /// ## How to find it
    /// Look for six lines that would make a fish if one box did not spoil it. What the fish clears inside that box
    /// goes.
    ///
    /// ## See also
    /// In a sashimi fish a line has a single place left without its fins.
    pub FinnedWhale = "finned-whale", "Finned Whale", Advanced,
    zh: "鳍六阶鱼" {
        what: "某数在六行中的候选位置，除了同一宫里的几个鳍，都落在同样的六列；这六列中看到所有鳍的格删去该数。行列可以互换。",
        why: "若某个鳍为真，看到所有鳍的格就不能填该数；若鳍都为假，剩下的就是标准的六阶鱼，六行用完六列。两种情况下这些格都不是该数。",
        find: "找只因一个宫而没有构成鱼的六行或六列，鱼在这个宫里能删的就是要删的候选数。若某一行去掉鳍后只剩一个位置，就是退化鱼。"
    }, hodoku: "0314" 470, aliases: ["fbf6"]
}

impl Technique for FinnedWhale {
    fn info(&self) -> &'static Info {
        &Self::INFO
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        fish::finned(6, FinnedBody::Finned, cx, sink)
    }
}
