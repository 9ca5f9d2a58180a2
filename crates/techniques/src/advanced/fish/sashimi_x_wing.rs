//! Sashimi X-Wing.
use crate::kernels::fish::{self, FinnedBody};
use crate::{Context, Info, Sink, Technique};
use std::ops::ControlFlow;

crate::technique! {
    /// A finned fish of two lines in which a line has no more than one place left without its fins; the digit goes from
    /// the cover places that see all fins.
    ///
    /// ## Why it holds
    /// If a fin is true, the places that see all fins lose the digit. If none is, the line with one place takes it
    /// there, and the lines use up the two lines across all the same.
    ///
    /// ## How to find it
    /// Look for two lines whose places outside one box fall into two lines across, one of them with a single place
    /// there. The lines across lose the digit in that box, beside the fins.
    ///
    /// ## See also
    /// In a finned fish every line keeps two places without the fins.
    pub SashimiXWing = "sashimi-x-wing", "Sashimi X-Wing", Advanced,
    zh: "退化二阶鱼" {
        what: "二阶鳍鱼中有一行去掉鳍以后至多只剩一个位置；删除域中看到所有鳍的格删去该数。行列可以互换。",
        why: "若某个鳍为真，看到所有鳍的格就不能填该数；若鳍都为假，那一行就在仅剩的位置填该数，两行照样用完两列。",
        find: "找两行，使该数在某一宫以外的位置只占两列，而其中一行在宫外只有一个位置；这些列在该宫里、鳍旁边的格删去该数。行列互换再找一遍。鳍鱼则每行去掉鳍以后至少还有两个位置。"
    }, hodoku: "0320" 150, aliases: ["sbf2"]
}

impl Technique for SashimiXWing {
    fn info(&self) -> &'static Info {
        &Self::INFO
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        fish::finned(2, FinnedBody::Sashimi, cx, sink)
    }
}
