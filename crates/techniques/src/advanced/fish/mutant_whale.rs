//! Mutant Whale.
use crate::kernels::fish::{self, ComplexFish, FishKind};
use crate::{Context, Info, Sink, Technique};
use std::ops::ControlFlow;

crate::technique! {
    /// A digit has its places in six base houses in six cover houses only; base: houses of any kind, cover: other
    /// houses of any kind. It goes from the rest of the cover.
    ///
    /// ## Why it holds
    /// The base takes the digit six times, in six cells, for no two base houses share a place. Each of these cells uses
    /// up a cover house, and there are only six. A place that two cover houses share would use up both, so it goes even
    /// from the base.
    ///
    /// ## How to find it
    /// Start from lines that make no fish, and see whether a box can stand in for a line or collect the places that are
    /// in the way.
    pub MutantWhale = "mutant-whale", "Mutant Whale", Advanced,
    zh: "交叉六阶鱼", hodoku: "0354" 470, aliases: ["mf6"]
}

impl Technique for MutantWhale {
    fn info(&self) -> &'static Info {
        &Self::INFO
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        let wanted = ComplexFish { size: 6, kind: FishKind::Mutant, fins: false };
        fish::complex(wanted, cx, sink)
    }
}
