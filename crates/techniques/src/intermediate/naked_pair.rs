//! Naked Pair.
use crate::kernels::{foreseen, subset};
use crate::{Collector, Context, Info, Sink, Technique};
use qedoku_core::{Grid, Layout};
use std::ops::ControlFlow;

crate::technique! {
    /// Two cells of a house have two digits between them; the digits go from the rest of the house.
    ///
    /// ## Why it holds
    /// The two cells take two different digits, and there are only these two: all of them are used up there.
    ///
    /// ## How to find it
    /// In a house, look at the cells with at most two candidates and see whether two of them share the same few.
    pub NakedPair = "naked-pair", "Naked Pair", Intermediate,
    zh: "显性数对" {
        what: "某区域里有两格一共只有两个候选数，该区域的其他格删去这两个数。",
        why: "这两格要填两个不同的数，而只有这两个数，所以它们都用在这里了。",
        find: "在一个区域里看至多有两个候选数的格，找候选数一共只有两个的两格。"
    }, se: 30, hodoku: "0200" 60, aliases: ["n2"]
}

impl Technique for NakedPair {
    fn info(&self) -> &'static Info {
        &Self::INFO
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        subset::naked(2, cx, sink)
    }

    fn foresee(&self, layout: &Layout, solution: &Grid, take: Collector<'_>) {
        foreseen::naked(2, layout, solution, take);
    }
}
