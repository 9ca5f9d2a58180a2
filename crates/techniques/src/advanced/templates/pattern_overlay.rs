//! Pattern Overlay.
use crate::kernels::overlay;
use crate::{Context, Info, Sink, Technique};
use std::ops::ControlFlow;

crate::technique! {
    /// The ways to place several digits on the whole board are laid over each other; what no way of a digit takes that fits ways of the others goes, and
    /// what every such way takes is true.
    ///
    /// ## Why it holds
    /// What is true of each digit is one of its ways, and the true ways share no cell. A way that meets every way of another digit, or leaves no two ways of
    /// two others that fit each other, is not the true one.
    ///
    /// ## How to find it
    /// List the ways of the digits with the fewest places left. Strike out each that meets all ways of another digit, and go on until nothing more goes.
    /// Then look what the ways that are left have in common.
    pub PatternOverlay = "pattern-overlay", "Pattern Overlay", Advanced,
    zh: "同数叠加", aliases: ["pom", "pattern-overlay-method"]
}

impl Technique for PatternOverlay {
    fn info(&self) -> &'static Info {
        &Self::INFO
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        overlay::search(cx, sink)
    }
}
