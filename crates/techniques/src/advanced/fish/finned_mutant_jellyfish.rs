//! Finned Mutant Jellyfish.
use crate::kernels::fish::{self, ComplexFish, FishKind};
use crate::{Context, Info, Sink, Technique};
use std::ops::ControlFlow;

crate::technique! {
    /// A digit has its places in four base houses in four cover houses, but for a few fins; base: houses of any kind,
    /// cover: other houses of any kind. It goes from the places of the cover that see all fins.
    ///
    /// ## Why it holds
    /// Either a fin is true, and the places that see all fins lose the digit, or none is, and the base uses up the
    /// cover. A place that two base houses share would serve both, so it counts as a fin.
    ///
    /// ## How to find it
    /// Assume the digit in one place and strike what it sees. If some houses then have their places in fewer houses
    /// than they are, that place goes, and what was struck outside the cover are the fins.
    pub FinnedMutantJellyfish = "finned-mutant-jellyfish", "Finned Mutant Jellyfish", Advanced,
    zh: "鳍交叉四阶鱼", hodoku: "0362" 470, aliases: ["fmf4"]
}

impl Technique for FinnedMutantJellyfish {
    fn info(&self) -> &'static Info {
        &Self::INFO
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        let wanted = ComplexFish { size: 4, kind: FishKind::Mutant, fins: true };
        fish::complex(wanted, cx, sink)
    }
}
