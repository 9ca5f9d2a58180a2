//! Aligned Triple Exclusion.
use crate::kernels::aligned;
use crate::{Context, Info, Sink, Technique};
use std::ops::ControlFlow;

crate::technique! {
    /// A candidate of one cell goes because with it all digits of two more cells would empty a cell that all three see.
    ///
    /// ## Why it holds
    /// The three base cells take three digits. Equal digits in cells that see each other are out; digits among which
    /// is all that some cell seen by all three has left are out, for they would leave that cell empty. A candidate
    /// that is in nothing that remains cannot be true.
    ///
    /// ## How to find it
    /// Look for three cells that all see at least two cells with two or three candidates. Write down the digits the
    /// three cells can take together and strike what the other cells forbid. It is long work: aligned pairs come first.
    pub AlignedTripleExclusion = "aligned-triple-exclusion", "Aligned Triple Exclusion", Advanced,
    zh: "均衡三数组", se: 75, aliases: ["ate", "aligned-triplet-exclusion"]
}

impl Technique for AlignedTripleExclusion {
    fn info(&self) -> &'static Info {
        &Self::INFO
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        aligned::triples(cx, sink)
    }
}
