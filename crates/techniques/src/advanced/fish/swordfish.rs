//! Swordfish.
use crate::kernels::{fish, foreseen};
use crate::{Context, Info, Sink, Take, Technique};
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
    zh: "三阶鱼", se: 38, hodoku: "0301" 150, aliases: ["bf3"]
}

impl Technique for Swordfish {
    fn info(&self) -> &'static Info {
        &Self::INFO
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        fish::basic(3, cx, sink)
    }

    fn foresee(&self, layout: &Layout, solution: &Grid, take: Take<'_>) {
        foreseen::fish(3, layout, solution, take);
    }
}
