//! X-Wing.
use crate::kernels::{fish, foreseen};
use crate::{Collector, Context, Info, Sink, Technique};
use qedoku_core::{Grid, Layout};
use std::ops::ControlFlow;

crate::technique! {
    /// A digit has its places in two rows in the same two columns only, or the other way round; it goes from the rest
    /// of these columns.
    ///
    /// ## Why it holds
    /// The two rows take the digit two times, each time in another column. That uses up the two columns.
    ///
    /// ## How to find it
    /// Take one digit. Among the rows in which it has at most two places, look for two whose places fall into two
    /// columns; then the same with rows and columns exchanged.
    pub XWing = "x-wing", "X-Wing", Advanced,
    zh: "二阶鱼" {
        what: "某数在两行中的候选位置都落在同样的两列，这两列的其他格都删去该数；行列互换亦然。",
        why: "这两行各填一个该数，而且各在不同的列，正好用完这两列，所以这些列的其他格不能再填它。",
        find: "选定一个数，在它至多有两个位置的行里找两行，使这些位置合起来只占两列；然后对列再找一遍。"
    }, se: 32, hodoku: "0300" 140, aliases: ["bf2"]
}

impl Technique for XWing {
    fn info(&self) -> &'static Info {
        &Self::INFO
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        fish::basic(2, cx, sink)
    }

    fn foresee(&self, layout: &Layout, solution: &Grid, take: Collector<'_>) {
        foreseen::fish(2, layout, solution, take);
    }
}
