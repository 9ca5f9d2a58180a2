//! Alternating Inference Chain.
use super::families;
use crate::base::shape::ArgumentShape;
use crate::kernels::links::report;
use crate::{Context, Info, Sink, Technique};
use std::ops::ControlFlow;

crate::technique! {
    /// Strong and weak links take turns from one end to the other; what sees both ends goes.
    ///
    /// ## Why it holds
    /// A strong link says that one of its ends is true, a weak one that not both are. If the first end of the chain is
    /// false, then its partner is true, the next one false, and so on to the last end, which is true. So one of the two
    /// ends is true. If they are the same digit (type 1), it goes from the cells that see both; if they are different
    /// digits in cells that see each other (type 2), each cell loses the digit of the other; if they share a cell, its
    /// other candidates go.
    ///
    /// ## How to find it
    /// Strong links are cells with two candidates and houses with two places for a digit. Follow them in turn with weak
    /// ones, and stop where an end of the chain has something in common with its start.
    pub Aic = "aic", "Alternating Inference Chain", Advanced,
    zh: "链", se: 70, hodoku: "0708" 280, aliases: ["nice-loop-aic", "nl"]
}

impl Technique for Aic {
    fn info(&self) -> &'static Info {
        &Self::INFO
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        report::search(&families::NICE, ArgumentShape::Aic, families::NICE.kinds, cx, sink)
    }
}
