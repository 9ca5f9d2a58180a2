//! Cell Forcing Net.
use super::families;
use crate::base::shape::ArgumentShape;
use crate::kernels::hypothesis::forced;
use crate::{Context, Info, Sink, Technique};
use std::ops::ControlFlow;

crate::technique! {
    /// Every candidate of a cell leads by singles to the loss of the same candidate, or to a contradiction.
    ///
    /// ## Why it holds
    /// One of the candidates of the cell is true, whichever it is. Each of them, assumed, either fails or leads to the
    /// same conclusion; so the conclusion holds.
    ///
    /// ## How to find it
    /// Take a cell with few candidates. Write each of them in, in a color of its own, and fill the singles that follow.
    /// Look for what all colors rule out.
    pub CellForcingNet = "cell-forcing-net", "Cell Forcing Net", Ultimate,
    zh: "动态单元格强制链", se: 85, hodoku: "1304" 700, aliases: ["dynamic-cell-forcing-chain"]
}

impl Technique for CellForcingNet {
    fn info(&self) -> &'static Info {
        &Self::INFO
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        forced::search(&families::NETS, ArgumentShape::CellNets, cx, sink)
    }
}
