//! Sue de Coq.
use crate::kernels::als::sue_de_coq;
use crate::{Context, Info, Sink, Technique};
use std::ops::ControlFlow;

crate::technique! {
    /// Cells in the crossing of a line and a box, with some cells of the line and some of the box, have as many digits
    /// between them as there are cells.
    ///
    /// ## Why it holds
    /// The cells in the crossing have at least two digits more than cells. The group in the line and the group in the
    /// box take those digits away. A digit that only one of the groups has can stand once among all these cells, for
    /// they lie in one line or one box as far as this digit goes; a digit that both groups have can stand twice, once
    /// in each. So the cells have room for just as many digits as there are cells, and every digit stands as often as it
    /// can. A digit goes from the rest of a house in which all its places among these cells lie.
    ///
    /// In the basic form each group is one cell with two digits of the crossing. The extended form has larger groups, and
    /// digits that the crossing has not, which both groups may have.
    ///
    /// ## How to find it
    /// Where a line meets a box, look for two cells with four candidates or three with five, and in line and box for a
    /// cell with two of them each.
    pub SueDeCoq = "sue-de-coq", "Sue de Coq", Advanced,
    zh: "融合待定数组", hodoku: "1101" 250, aliases: ["sdc", "two-sector-disjoint-subsets"]
}

impl Technique for SueDeCoq {
    fn info(&self) -> &'static Info {
        &Self::INFO
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        sue_de_coq::search(cx, sink)
    }
}
