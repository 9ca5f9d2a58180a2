//! SK Loop.
use crate::kernels::set_logic::dominoes;
use crate::{Context, Info, Sink, Technique};
use std::ops::ControlFlow;

crate::technique! {
    /// Two rows and two columns cross in four filled cells in four boxes; in each box the row and the column have two
    /// open cells besides, and the digits of these eight pairs link each pair to the next, all around.
    ///
    /// ## Why it holds
    /// Each pair lies in a line and in a box, so the ring of pairs is a ring of houses too: line, box, line, box and so
    /// on. Give each digit of a pair to one of its two houses: in that house it can stand once only. If the sixteen
    /// cells can do with sixteen such digits of houses, every one of these must be used, each digit stands in the
    /// pairs of its house, and it goes from the rest of that house. Mostly each house has two digits, but one or three
    /// will do where another house makes up for it.
    ///
    /// ## How to find it
    /// Look for four digits at the corners of a rectangle over four boxes with no other digits in the same row and the
    /// same column of their boxes. Pick two digits that link the first pair to the next through the box; the others of
    /// that pair must link it to the pair before through the line, and so on. The loop is there if it closes.
    pub SkLoop = "sk-loop", "SK Loop", Advanced,
    zh: "SK 环", aliases: ["domino-loop", "vloop"]
}

impl Technique for SkLoop {
    fn info(&self) -> &'static Info {
        &Self::INFO
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        dominoes::search(cx, sink)
    }
}
