//! Finned Franken Whale.
use crate::kernels::fish::{self, ComplexFish, FishKind};
use crate::{Context, Info, Sink, Technique};
use std::ops::ControlFlow;

crate::technique! {
    /// A digit has its places in six base houses in six cover houses, but for a few fins; base: lines of one kind and
    /// boxes, cover: lines of the other kind and boxes. It goes from the places of the cover that see all fins.
    ///
    /// ## Why it holds
    /// Either a fin is true, and the places that see all fins lose the digit, or none is, and the base uses up the
    /// cover. A place that two base houses share would serve both, so it counts as a fin.
    ///
    /// ## How to find it
    /// Assume the digit in one place and strike what it sees. If some houses then have their places in fewer houses
    /// than they are, that place goes, and what was struck outside the cover are the fins.
    pub FinnedFrankenWhale = "finned-franken-whale", "Finned Franken Whale", Advanced,
    zh: "鳍宫内六阶鱼", hodoku: "0344" 470, aliases: ["fff6"]
}

impl Technique for FinnedFrankenWhale {
    fn info(&self) -> &'static Info {
        &Self::INFO
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        let wanted = ComplexFish { size: 6, kind: FishKind::Franken, fins: true };
        fish::complex(wanted, cx, sink)
    }
}
