//! Turbot Fish.
use crate::kernels::strong_pairs::{self, Shape};
use crate::{Context, Info, Sink, Technique};
use std::ops::ControlFlow;

crate::technique! {
    /// A digit has two places in each of two houses, one place of the first sees one of the second, and the two lie neither as
    /// in a Skyscraper nor as in a 2-String Kite.
    ///
    /// ## Why it holds
    /// The two places that see each other are not both right. So one house takes the digit at its other end: one of the two
    /// free ends is right, and no cell that sees both can hold the digit.
    ///
    /// ## How to find it
    /// Look for a box with two places for a digit. From one of them go along a line to a place that has just one partner in
    /// its own line or box.
    pub TurbotFish = "turbot-fish", "Turbot Fish", Advanced,
    zh: "多宝鱼", hodoku: "0403" 120, aliases: ["tf", "turbot"]
}

impl Technique for TurbotFish {
    fn info(&self) -> &'static Info {
        &Self::INFO
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        strong_pairs::search(Shape::Turbot, cx, sink)
    }
}
