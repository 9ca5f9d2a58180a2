//! Nishio Forcing Chain.
use super::families;
use crate::base::shape::ArgumentShape;
use crate::kernels::hypothesis::forced;
use crate::{Context, Info, Sink, Technique};
use std::ops::ControlFlow;

crate::technique! {
    /// A digit is assumed in a cell; following this digit alone, some house is left without a place for it, so the
    /// candidate goes.
    ///
    /// ## Why it holds
    /// Each place follows from those before it: the digit cannot stand where one of them sees it, and a house that has
    /// one place left for it takes it there. A house without a place is impossible, so what led there is false.
    ///
    /// ## How to find it
    /// Write the digit into a cell in pencil and go on with this digit in all rows, columns and boxes, as if the others
    /// were not there.
    pub NishioForcingChain = "nishio-forcing-chain", "Nishio Forcing Chain", Ultimate,
    zh: "西尾彻也强制链", se: 75, aliases: ["nishio"]
}

impl Technique for NishioForcingChain {
    fn info(&self) -> &'static Info {
        &Self::INFO
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        forced::search(&families::NISHIO, ArgumentShape::Nishio, cx, sink)
    }
}
