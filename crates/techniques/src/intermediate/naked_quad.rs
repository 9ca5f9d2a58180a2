//! Naked Quad.
use crate::kernels::{foreseen, subset};
use crate::{Collector, Context, Info, Sink, Technique};
use qedoku_core::{Grid, Layout};
use std::ops::ControlFlow;

crate::technique! {
    /// Four cells of a house have four digits between them; the digits go from the rest of the house.
    ///
    /// ## Why it holds
    /// The four cells take four different digits, and there are only these four: all of them are used up there.
    ///
    /// ## How to find it
    /// In a house, look at the cells with at most four candidates and see whether four of them share the same few.
    pub NakedQuad = "naked-quad", "Naked Quad", Intermediate,
    zh: "显性四数组" {
        what: "某区域里有四格一共只有四个候选数，该区域的其他格删去这四个数。",
        why: "这四格要填四个不同的数，而只有这四个数，所以它们都用在这里了。",
        find: "在一个区域里看至多有四个候选数的格，找候选数一共只有四个的四格。"
    }, se: 50, hodoku: "0202" 120, aliases: ["n4"]
}

impl Technique for NakedQuad {
    fn info(&self) -> &'static Info {
        &Self::INFO
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        subset::naked(4, cx, sink)
    }

    fn foresee(&self, layout: &Layout, solution: &Grid, take: Collector<'_>) {
        foreseen::naked(4, layout, solution, take);
    }
}
