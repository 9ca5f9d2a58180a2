//! Siamese Sashimi X-Wing.
use crate::kernels::fish::{self, FinnedBody};
use crate::{Context, Info, Sink, Technique};
use std::ops::ControlFlow;

crate::technique! {
    /// Two sashimi X-Wings with the same two base lines and different fins, told as one; what either clears goes.
    ///
    /// ## Why it holds
    /// Each of the two holds by itself, and both rest on the places of the digit in the same lines.
    ///
    /// ## How to find it
    /// Once a sashimi X-Wing is found, see whether another line across can take the place of one of its cover, so that
    /// other places become fins.
    pub SiameseSashimiXWing = "siamese-sashimi-x-wing", "Siamese Sashimi X-Wing", Advanced,
    zh: "孪生退化二阶鱼" {
        what: "两条退化二阶鱼的两条定义域线相同而鳍不同，合为一步；任何一条能删的候选数都可删去。",
        why: "两条鱼各自成立，依据的又是该数在同样几条线里的位置，所以可以放在一起。",
        find: "找到一条退化二阶鱼以后，看看删除域中的某条线能不能换成另一条，使鳍落到别的格。"
    }, hodoku: "03201" 150
}

impl Technique for SiameseSashimiXWing {
    fn info(&self) -> &'static Info {
        &Self::INFO
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        fish::siamese_lines(2, FinnedBody::Sashimi, cx, sink)
    }
}
