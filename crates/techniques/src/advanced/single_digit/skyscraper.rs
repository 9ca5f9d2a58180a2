//! Skyscraper.
use crate::kernels::strong_pairs::{self, Shape};
use crate::{Context, Info, Sink, Technique};
use std::ops::ControlFlow;

crate::technique! {
    /// A digit has two places in each of two parallel lines; two of the places face each other, the other two do not.
    ///
    /// ## Why it holds
    /// The two places that face each other are not both right. So one line takes the digit at its other end: one of the two
    /// free ends is right, and no cell that sees both can hold the digit.
    ///
    /// ## How to find it
    /// Look for two rows, or two columns, with two places each for a digit, one pair of which is aligned. Then look for the
    /// digit where both free ends are seen.
    pub Skyscraper = "skyscraper", "Skyscraper", Advanced,
    zh: "摩天楼", hodoku: "0400" 130, aliases: ["sk"]
}

impl Technique for Skyscraper {
    fn info(&self) -> &'static Info {
        &Self::INFO
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        strong_pairs::search(Shape::Skyscraper, cx, sink)
    }
}
