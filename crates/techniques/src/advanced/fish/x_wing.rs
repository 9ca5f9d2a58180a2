//! X-Wing.
use crate::kernels::{fish, foreseen};
use crate::{Context, Info, Sink, Take, Technique};
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
    zh: "二阶鱼", se: 32, hodoku: "0300" 140, aliases: ["bf2"]
}

impl Technique for XWing {
    fn info(&self) -> &'static Info {
        &Self::INFO
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        fish::basic(2, cx, sink)
    }

    fn foresee(&self, layout: &Layout, solution: &Grid, take: Take<'_>) {
        foreseen::fish(2, layout, solution, take);
    }
}
