//! Mutant Squirmbag.
use crate::kernels::fish::{self, ComplexFish, FishKind};
use crate::{Context, Info, Sink, Technique};
use std::ops::ControlFlow;

crate::technique! {
    /// A digit has its places in five base houses in five cover houses only; base: houses of any kind, cover: other
    /// houses of any kind. It goes from the rest of the cover.
    ///
    /// ## Why it holds
    /// The base takes the digit five times, in five cells, for no two base houses share a place. Each of these cells
    /// uses up a cover house, and there are only five. A place that two cover houses share would use up both, so it
    /// goes even from the base.
    ///
    /// ## How to find it
    /// Start from lines that make no fish, and see whether a box can stand in for a line or collect the places that are
    /// in the way.
    pub MutantSquirmbag = "mutant-squirmbag", "Mutant Squirmbag", Advanced,
    zh: "交叉五阶鱼" {
        what: "某数在五个区域（定义域）中的候选位置都落在另外五个区域（删除域）里，删除域的其他格都删去该数。定义域和删除域都可以是行、列、宫的任意混合。",
        why: "定义域的五个区域没有公共位置，所以该数要在其中填五格，每格用掉删除域的一个区域，而删除域正好只有五个区域。同在两个删除域区域里的格会用掉两个，所以即使在定义域里也可删去。",
        find: "从差一点就构成鱼的几个区域出发，看能不能把行、列、宫换着用：缺一条线就拿宫或另一方向的线来补，碍事的位置也用它们收进来。"
    }, hodoku: "0353" 470, aliases: ["mf5"]
}

impl Technique for MutantSquirmbag {
    fn info(&self) -> &'static Info {
        &Self::INFO
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        let wanted = ComplexFish { size: 5, kind: FishKind::Mutant, fins: false };
        fish::complex(wanted, cx, sink)
    }
}
