//! Franken Swordfish.
use crate::kernels::fish::{self, ComplexFish, FishKind};
use crate::{Context, Info, Sink, Technique};
use std::ops::ControlFlow;

crate::technique! {
    /// A digit has its places in three base houses in three cover houses only; base: lines of one kind and boxes,
    /// cover: lines of the other kind and boxes. It goes from the rest of the cover.
    ///
    /// ## Why it holds
    /// The base takes the digit three times, in three cells, for no two base houses share a place. Each of these cells
    /// uses up a cover house, and there are only three. A place that two cover houses share would use up both, so it
    /// goes even from the base.
    ///
    /// ## How to find it
    /// Start from lines that make no fish, and see whether a box can stand in for a line or collect the places that are
    /// in the way.
    pub FrankenSwordfish = "franken-swordfish", "Franken Swordfish", Advanced,
    zh: "宫内三阶鱼", hodoku: "0331" 350, aliases: ["ff3"]
}

impl Technique for FrankenSwordfish {
    fn info(&self) -> &'static Info {
        &Self::INFO
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        let wanted = ComplexFish { size: 3, kind: FishKind::Franken, fins: false };
        fish::complex(wanted, cx, sink)
    }
}
