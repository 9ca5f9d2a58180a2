//! Death Blossom.
use crate::kernels::als::blossom;
use crate::{Context, Info, Sink, Technique};
use std::ops::ControlFlow;

crate::technique! {
    /// Whatever the stem cell takes, it locks an almost locked set, and all these sets have a digit in common.
    ///
    /// An almost locked set is some cells of one house with one digit more than cells. Each candidate of the stem has
    /// such a set, its petal, in which the stem sees all places of that candidate.
    ///
    /// ## Why it holds
    /// The stem takes one of its candidates. The petal of that candidate lacks it then, so it holds all its other
    /// digits. A digit that all petals have is in one of them in any case, and goes from the cells that see all its
    /// places in all petals.
    ///
    /// ## How to find it
    /// Take a cell with two or three candidates and look, for each, at small sets in its houses whose places for this
    /// candidate the cell sees.
    pub DeathBlossom = "death-blossom", "Death Blossom", Advanced,
    zh: "死亡绽放", hodoku: "0904" 360, aliases: ["db"]
}

impl Technique for DeathBlossom {
    fn info(&self) -> &'static Info {
        &Self::INFO
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        blossom::search(cx, sink)
    }
}
