//! Whip.
use super::families;
use crate::base::shape::ArgumentShape;
use crate::kernels::hypothesis::forced;
use crate::{Context, Info, Sink, Technique};
use std::ops::ControlFlow;

crate::technique! {
    /// A candidate is assumed; placements follow in a line, each called for by the one before it, until a cell has no
    /// digit left or a house no place for one, so the candidate goes.
    ///
    /// ## Why it holds
    /// Each placement is the only thing left in its cell or house: every other candidate there clashes with the
    /// assumption or with an earlier placement, one of them with the placement just before. The last cell or house has
    /// nothing left at all, which is impossible; so the assumption is false. The length of a whip counts its cells and
    /// houses, the last one included: one more than its placements.
    ///
    /// ## How to find it
    /// Assume a candidate. Look only at cells and houses that the last placement touches, and count out what the
    /// assumption and all earlier placements exclude there. Where one candidate is left, go on from it.
    pub Whip = "whip", "Whip", Ultimate,
    zh: "线性动态链", se: 85
}

impl Technique for Whip {
    fn info(&self) -> &'static Info {
        &Self::INFO
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        forced::search(&families::NETS, ArgumentShape::Whip, cx, sink)
    }
}
