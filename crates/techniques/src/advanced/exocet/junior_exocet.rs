//! Junior Exocet.
use crate::kernels::exocet::junior;
use crate::{Context, Info, Sink, Technique};
use std::ops::ControlFlow;

crate::technique! {
    /// Two base cells of one line and box hold two of three or four digits, and two target cells, one in each of the other two boxes of the line, must hold the same two.
    ///
    /// The targets are off the base's line, and the cell beside each, in its line across and its box, holds none of the digits. Three lines across count: those of the two targets,
    /// and the one through the third cell of the base's line and box. Outside the three boxes, each digit of the base has room in these three lines for two at most: its places
    /// there are covered by two lines.
    ///
    /// ## Why it holds
    /// A digit that stands in the base is gone from the rest of its line and box, and still has to stand in each of the three lines. In them only the targets are left in the three
    /// boxes, and outside there is room for two at most. So it takes a target. The base has two digits, the targets are two cells: they hold the same digits as the base.
    ///
    /// ## How to find it
    /// Take two cells of a line and a box with three or four digits between them, and look in the other two boxes for a cell with these digits beside one that cannot have them.
    /// Check the three lines digit by digit. Then go through the pairs of digits: other digits go from the targets, digits that cannot be in a target go from the base, and what no
    /// pair leaves goes wherever it stands.
    pub JuniorExocet = "junior-exocet", "Junior Exocet", Advanced,
    zh: "初级飞鱼", aliases: ["jexocet", "exocet", "je"]
}

impl Technique for JuniorExocet {
    fn info(&self) -> &'static Info {
        &Self::INFO
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        junior::targets(cx, sink)
    }
}
