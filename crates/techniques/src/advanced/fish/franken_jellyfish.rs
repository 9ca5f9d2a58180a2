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
    zh: "宫内四阶鱼" {
        what: "某数在四个区域（定义域）中的候选位置都落在另外四个区域（删除域）里，删除域的其他格都删去该数。定义域由同一方向的线（行或列）和宫组成，删除域由另一方向的线和宫组成。",
        why: "定义域的四个区域没有公共位置，所以该数要在其中填四格，每格用掉删除域的一个区域，而删除域正好只有四个区域。同在两个删除域区域里的格会用掉两个，所以即使在定义域里也可删去。",
        find: "从差一点就构成鱼的几条线出发，看能不能用一个宫代替其中一条线，或者用一个宫收进那些碍事的位置。"
    }, hodoku: "0332" 370, aliases: ["ff4"]
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
