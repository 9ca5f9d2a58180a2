//! Jellyfish.
use crate::kernels::{fish, foreseen};
use crate::{Context, Info, Sink, Take, Technique};
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
    zh: "四阶鱼", se: 52, hodoku: "0302" 160, aliases: ["bf4"]
}

impl Technique for Jellyfish {
    fn info(&self) -> &'static Info {
        &Self::INFO
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        fish::basic(4, cx, sink)
    }

    fn foresee(&self, layout: &Layout, solution: &Grid, take: Take<'_>) {
        foreseen::fish(4, layout, solution, take);
    }
}
