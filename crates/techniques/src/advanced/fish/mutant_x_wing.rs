//! Mutant X-Wing.
use crate::kernels::fish::{self, ComplexFish, FishKind};
use crate::{Context, Info, Sink, Technique};
use std::ops::ControlFlow;

crate::technique! {
    /// A digit has its places in two base houses in two cover houses only; base: houses of any kind, cover: other
    /// houses of any kind. It goes from the rest of the cover.
    ///
    /// ## Why it holds
    /// The base takes the digit two times, in two cells, for no two base houses share a place. Each of these cells uses
    /// up a cover house, and there are only two. A place that two cover houses share would use up both, so it goes even
    /// from the base.
    ///
    /// ## How to find it
    /// Start from lines that make no fish, and see whether a box can stand in for a line or collect the places that are
    /// in the way.
    pub MutantXWing = "mutant-x-wing", "Mutant X-Wing", Advanced,
    zh: "交叉二阶鱼", hodoku: "0350" 450, aliases: ["mf2"]
}

impl Technique for MutantXWing {
    fn info(&self) -> &'static Info {
        &Self::INFO
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        let wanted = ComplexFish { size: 2, kind: FishKind::Mutant, fins: false };
        fish::complex(wanted, cx, sink)
    }
}
