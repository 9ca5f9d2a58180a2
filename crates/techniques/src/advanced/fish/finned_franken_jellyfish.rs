//! Finned Franken Jellyfish.
use crate::kernels::fish::{self, ComplexFish, FishKind};
use crate::{Context, Info, Sink, Technique};
use std::ops::ControlFlow;

crate::technique! {
    /// A digit has its places in four base houses in four cover houses, but for a few fins; base: lines of one kind and
    /// boxes, cover: lines of the other kind and boxes. It goes from the places of the cover that see all fins.
    ///
    /// ## Why it holds
    /// Either a fin is true, and the places that see all fins lose the digit, or none is, and the base uses up the
    /// cover. A place that two base houses share would serve both, so it counts as a fin.
    ///
    /// ## How to find it
    /// Assume the digit in one place and strike what it sees. If some houses then have their places in fewer houses
    /// than they are, that place goes, and what was struck outside the cover are the fins.
    pub FinnedFrankenJellyfish = "finned-franken-jellyfish", "Finned Franken Jellyfish", Advanced,
    zh: "鳍宫内四阶鱼" {
        what: "某数在四个区域（定义域）中的候选位置，除了几个鳍，都落在另外四个区域（删除域）里；删除域中看到所有鳍的格删去该数。定义域由同一方向的线（行或列）和宫组成，删除域由另一方向的线和宫组成。",
        why: "要么有一个鳍为真，看到所有鳍的格就不能填该数；要么鳍都为假，定义域用完删除域。定义域中两个区域共有的位置能同时满足这两个区域，所以也算鳍。",
        find: "假设某格填该数，划掉它看到的位置；若有几个区域剩下的位置只占更少的区域，该格就不能填该数，而被划掉又不在删除域里的位置就是鳍。"
    }, hodoku: "0342" 430, aliases: ["fff4"]
}

impl Technique for FinnedFrankenJellyfish {
    fn info(&self) -> &'static Info {
        &Self::INFO
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        let wanted = ComplexFish { size: 4, kind: FishKind::Franken, fins: true };
        fish::complex(wanted, cx, sink)
    }
}
