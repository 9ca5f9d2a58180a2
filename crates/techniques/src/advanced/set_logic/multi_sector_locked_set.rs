//! Multi-Sector Locked Set.
use crate::kernels::set_logic::sectors;
use crate::{Context, Info, Sink, Technique};
use std::ops::ControlFlow;

crate::technique! {
    /// In the cells where some rows cross some columns, counting some digits by row and the others by column gives
    /// just as many digits as there are cells.
    ///
    /// ## Why it holds
    /// A digit counted by row can stand once in each row in which these cells have it, a digit counted by column once
    /// in each column. A digit may also be counted by some of the rows and some of the columns, if they hold all its
    /// places in these cells. If the count comes to the number of cells, every place counted is taken: each digit
    /// stands in the cells of each line by which it is counted, and goes from the rest of that line.
    ///
    /// ## How to find it
    /// Look for rows and columns that cross in many open cells while many digits are placed elsewhere in these lines.
    /// For each digit take the lines that hold all its places in the crossings, as few as can be, and add them up over
    /// the digits: the sum must be the number of open cells.
    pub MultiSectorLockedSet = "multi-sector-locked-set", "Multi-Sector Locked Set", Advanced,
    zh: "网", aliases: ["msls"]
}

impl Technique for MultiSectorLockedSet {
    fn info(&self) -> &'static Info {
        &Self::INFO
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        sectors::search(cx, sink)
    }
}
