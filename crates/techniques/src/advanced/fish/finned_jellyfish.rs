//! Finned Jellyfish.
use crate::kernels::fish::{self, FinnedBody};
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
    zh: "鳍四阶鱼" {
        what: "某数在四行中的候选位置，除了同一宫里的几个鳍，都落在同样的四列；这四列中看到所有鳍的格删去该数。行列可以互换。",
        why: "若某个鳍为真，看到所有鳍的格就不能填该数；若鳍都为假，剩下的就是标准的四阶鱼，四行用完四列。两种情况下这些格都不是该数。",
        find: "找只因一个宫而没有构成鱼的四行或四列，鱼在这个宫里能删的就是要删的候选数。若某一行去掉鳍后只剩一个位置，就是退化鱼。"
    }, hodoku: "0312" 250, aliases: ["fbf4"]
}

impl Technique for FinnedJellyfish {
    fn info(&self) -> &'static Info {
        &Self::INFO
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        fish::finned(4, FinnedBody::Finned, cx, sink)
    }
}
