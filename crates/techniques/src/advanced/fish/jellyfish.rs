//! Jellyfish.
use crate::kernels::{fish, foreseen};
use crate::{Collector, Context, Info, Sink, Technique};
use qedoku_core::{Grid, Layout};
use std::ops::ControlFlow;

crate::technique! {
    /// A digit has its places in four rows in the same four columns only, or the other way round; it goes from the rest
    /// of these columns.
    ///
    /// ## Why it holds
    /// The four rows take the digit four times, each time in another column. That uses up the four columns.
    ///
    /// ## How to find it
    /// Take one digit. Among the rows in which it has at most four places, look for four whose places fall into four
    /// columns; then the same with rows and columns exchanged.
    pub Jellyfish = "jellyfish", "Jellyfish", Advanced,
    zh: "四阶鱼" {
        what: "某数在四行中的候选位置都落在同样的四列，这四列的其他格都删去该数；行列互换亦然。",
        why: "这四行各填一个该数，而且各在不同的列，正好用完这四列，所以这些列的其他格不能再填它。",
        find: "选定一个数，在它至多有四个位置的行里找四行，使这些位置合起来只占四列；然后对列再找一遍。"
    }, se: 52, hodoku: "0302" 160, aliases: ["bf4"]
}

impl Technique for Jellyfish {
    fn info(&self) -> &'static Info {
        &Self::INFO
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        fish::basic(4, cx, sink)
    }

    fn foresee(&self, layout: &Layout, solution: &Grid, take: Collector<'_>) {
        foreseen::fish(4, layout, solution, take);
    }
}
