//! Swordfish.
use crate::kernels::{fish, foreseen};
use crate::{Collector, Context, Info, Sink, Technique};
use qedoku_core::{Grid, Layout};
use std::ops::ControlFlow;

crate::technique! {
    /// A digit has its places in three rows in the same three columns only, or the other way round; it goes from the
    /// rest of these columns.
    ///
    /// ## Why it holds
    /// The three rows take the digit three times, each time in another column. That uses up the three columns.
    ///
    /// ## How to find it
    /// Take one digit. Among the rows in which it has at most three places, look for three whose places fall into three
    /// columns; then the same with rows and columns exchanged.
    pub Swordfish = "swordfish", "Swordfish", Advanced,
    zh: "三阶鱼" {
        what: "某数在三行中的候选位置都落在同样的三列，这三列的其他格都删去该数；行列互换亦然。",
        why: "这三行各填一个该数，而且各在不同的列，正好用完这三列，所以这些列的其他格不能再填它。",
        find: "选定一个数，在它至多有三个位置的行里找三行，使这些位置合起来只占三列；然后对列再找一遍。"
    }, se: 38, hodoku: "0301" 150, aliases: ["bf3"]
}

impl Technique for Swordfish {
    fn info(&self) -> &'static Info {
        &Self::INFO
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        fish::basic(3, cx, sink)
    }

    fn foresee(&self, layout: &Layout, solution: &Grid, take: Collector<'_>) {
        foreseen::fish(3, layout, solution, take);
    }
}
