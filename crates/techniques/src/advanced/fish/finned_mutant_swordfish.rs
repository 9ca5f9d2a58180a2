//! Finned Mutant Swordfish.
use crate::kernels::fish::{self, ComplexFish, FishKind};
use crate::{Context, Info, Sink, Technique};
use std::ops::ControlFlow;

crate::technique! {
    /// A digit has its places in three base houses in three cover houses, but for a few fins; base: houses of any kind,
    /// cover: other houses of any kind. It goes from the places of the cover that see all fins.
    ///
    /// ## Why it holds
    /// Either a fin is true, and the places that see all fins lose the digit, or none is, and the base uses up the
    /// cover. A place that two base houses share would serve both, so it counts as a fin.
    ///
    /// ## How to find it
    /// Assume the digit in one place and strike what it sees. If some houses then have their places in fewer houses
    /// than they are, that place goes, and what was struck outside the cover are the fins.
    pub FinnedMutantSwordfish = "finned-mutant-swordfish", "Finned Mutant Swordfish", Advanced,
    zh: "鳍交叉三阶鱼" {
        what: "某数在三个区域（定义域）中的候选位置，除了几个鳍，都落在另外三个区域（删除域）里；删除域中看到所有鳍的格删去该数。定义域和删除域都可以是行、列、宫的任意混合。",
        why: "要么有一个鳍为真，看到所有鳍的格就不能填该数；要么鳍都为假，定义域用完删除域。定义域中两个区域共有的位置能同时满足这两个区域，所以也算鳍。",
        find: "假设某格填该数，划掉它看到的位置；若有几个区域剩下的位置只占更少的区域，该格就不能填该数，而被划掉又不在删除域里的位置就是鳍。"
    }, hodoku: "0361" 470, aliases: ["fmf3"]
}

impl Technique for FinnedMutantSwordfish {
    fn info(&self) -> &'static Info {
        &Self::INFO
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        let wanted = ComplexFish { size: 3, kind: FishKind::Mutant, fins: true };
        fish::complex(wanted, cx, sink)
    }
}
