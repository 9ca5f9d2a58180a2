//! Leviathan.
use crate::kernels::fish;
use crate::{Context, Info, Sink, Technique};
use std::ops::ControlFlow;

crate::technique! {
    /// A digit has its places in seven rows in the same seven columns only, or the other way round; it goes from the
    /// rest of these columns.
    ///
    /// ## Why it holds
    /// The seven rows take the digit seven times, each time in another column. That uses up the seven columns.
    ///
    /// ## How to find it
    /// Take one digit. Among the rows in which it has at most seven places, look for seven whose places fall into seven
    /// columns; then the same with rows and columns exchanged.
    pub Leviathan = "leviathan", "Leviathan", Advanced,
    zh: "七阶鱼", hodoku: "0305" 470, aliases: ["bf7"]
}

impl Technique for Leviathan {
    fn info(&self) -> &'static Info {
        &Self::INFO
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        fish::basic(7, cx, sink)
    }
}
