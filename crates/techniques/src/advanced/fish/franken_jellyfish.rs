//! Franken Jellyfish.
use crate::kernels::fish::{self, ComplexFish, FishKind};
use crate::{Context, Info, Sink, Technique};
use std::ops::ControlFlow;

crate::technique! {
    /// A digit has its places in four base houses in four cover houses only; base: lines of one kind and boxes, cover:
    /// lines of the other kind and boxes. It goes from the rest of the cover.
    ///
    /// ## Why it holds
    /// The base takes the digit four times, in four cells, for no two base houses share a place. Each of these cells
    /// uses up a cover house, and there are only four. A place that two cover houses share would use up both, so it
    /// goes even from the base.
    ///
    /// ## How to find it
    /// Start from lines that make no fish, and see whether a box can stand in for a line or collect the places that are
    /// in the way.
    pub FrankenJellyfish = "franken-jellyfish", "Franken Jellyfish", Advanced,
    zh: "宫内四阶鱼", hodoku: "0332" 370, aliases: ["ff4"]
}

impl Technique for FrankenJellyfish {
    fn info(&self) -> &'static Info {
        &Self::INFO
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        let wanted = ComplexFish { size: 4, kind: FishKind::Franken, fins: false };
        fish::complex(wanted, cx, sink)
    }
}
