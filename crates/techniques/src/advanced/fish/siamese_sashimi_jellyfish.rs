//! Siamese Sashimi Jellyfish.
use crate::kernels::fish::{self, FinnedBody};
use crate::{Context, Info, Sink, Technique};
use std::ops::ControlFlow;

crate::technique! {
    /// Two sashimi fish with the same four base lines and different fins, told as one; what either clears goes.
    ///
    /// ## Why it holds
    /// Each of the two holds by itself, and both rest on the places of the digit in the same lines.
    ///
    /// ## How to find it
    /// Once a sashimi fish is found, see whether another line across can take the place of one of its cover, so that
    /// other places become fins.
    pub SiameseSashimiJellyfish = "siamese-sashimi-jellyfish", "Siamese Sashimi Jellyfish", Advanced,
    zh: "孪生退化四阶鱼" {
        what: "两条退化四阶鱼的四条定义域线相同而鳍不同，合为一步；任何一条能删的候选数都可删去。",
        why: "两条鱼各自成立，依据的又是该数在同样几条线里的位置，所以可以放在一起。",
        find: "找到一条退化四阶鱼以后，看看删除域中的某条线能不能换成另一条，使鳍落到别的格。"
    }, hodoku: "03221" 260
}

impl Technique for SiameseSashimiJellyfish {
    fn info(&self) -> &'static Info {
        &Self::INFO
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        fish::siamese_lines(4, FinnedBody::Sashimi, cx, sink)
    }
}
