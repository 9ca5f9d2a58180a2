//! Firework Quad.
use crate::kernels::set_logic::fireworks;
use crate::{Context, Info, Sink, Technique};
use std::ops::ControlFlow;

crate::technique! {
    /// Two rows and two columns cross in a rectangle over four boxes. Around one corner two digits have, outside its
    /// box, at most the two neighbor corners in row and column; around the opposite corner two other digits have the
    /// same two corners.
    ///
    /// ## Why it holds
    /// A digit that takes neither neighbor corner stands in the box both for the row and for the column, so it stands
    /// where they cross. So each of the first two digits has one of the first corner and the neighbors, each of the
    /// other two has one of the opposite corner and the neighbors: four digits for the four corners, which hold nothing
    /// else. And as no digit takes two corners, each goes from the cells of its box outside both lines.
    ///
    /// ## How to find it
    /// Look for a cell around which two digits leave row and column outside the box one cell each; the cell where the
    /// other lines of these two cells meet must do the same for two other digits.
    pub FireworkQuad = "firework-quad", "Firework Quad", Advanced,
    zh: "烟花四数组", aliases: ["quad-firework"]
}

impl Technique for FireworkQuad {
    fn info(&self) -> &'static Info {
        &Self::INFO
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        fireworks::quads(cx, sink)
    }
}
