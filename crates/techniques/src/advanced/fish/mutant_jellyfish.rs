//! Mutant Jellyfish.
use crate::kernels::fish::{self, ComplexFish, FishKind};
use crate::{Context, Info, Sink, Technique};
use std::ops::ControlFlow;

crate::technique! {
    /// A digit has its places in four base houses in four cover houses only; base: houses of any kind, cover: other
    /// houses of any kind. It goes from the rest of the cover.
    ///
    /// ## Why it holds
    /// The base takes the digit four times, in four cells, for no two base houses share a place. Each of these cells
    /// uses up a cover house, and there are only four. A place that two cover houses share would use up both, so it
    /// goes even from the base.
    ///
    /// ## How to find it
    /// Start from lines that make no fish, and see whether a box can stand in for a line or collect the places that are
    /// in the way.
    pub MutantJellyfish = "mutant-jellyfish", "Mutant Jellyfish", Advanced,
    zh: "交叉四阶鱼", hodoku: "0352" 450, aliases: ["mf4"]
}

impl Technique for MutantJellyfish {
    fn info(&self) -> &'static Info {
        &Self::INFO
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        let wanted = ComplexFish { size: 4, kind: FishKind::Mutant, fins: false };
        fish::complex(wanted, cx, sink)
    }
}
