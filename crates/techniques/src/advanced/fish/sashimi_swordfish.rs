//! Sashimi Swordfish.
use crate::kernels::fish::{self, FinnedBody};
use crate::{Context, Info, Sink, Technique};
use std::ops::ControlFlow;

crate::technique! {
    /// A finned fish of three lines in which a line has no more than one place left without its fins; the digit goes
    /// from the cover places that see all fins.
    ///
    /// ## Why it holds
    /// If a fin is true, the places that see all fins lose the digit. If none is, the line with one place takes it
    /// there, and the lines use up the three lines across all the same.
    ///
    /// ## How to find it
    /// Look for three lines whose places outside one box fall into three lines across, one of them with a single place
    /// there. The lines across lose the digit in that box, beside the fins.
    ///
    /// ## See also
    /// In a finned fish every line keeps two places without the fins.
    pub SashimiSwordfish = "sashimi-swordfish", "Sashimi Swordfish", Advanced,
    zh: "退化三阶鱼" {
        what: "三阶鳍鱼中有一行去掉鳍以后至多只剩一个位置；删除域中看到所有鳍的格删去该数。行列可以互换。",
        why: "若某个鳍为真，看到所有鳍的格就不能填该数；若鳍都为假，那一行就在仅剩的位置填该数，三行照样用完三列。",
        find: "找三行，使该数在某一宫以外的位置只占三列，而其中一行在宫外只有一个位置；这些列在该宫里、鳍旁边的格删去该数。行列互换再找一遍。鳍鱼则每行去掉鳍以后至少还有两个位置。"
    }, hodoku: "0321" 240, aliases: ["sbf3"]
}

impl Technique for SashimiSwordfish {
    fn info(&self) -> &'static Info {
        &Self::INFO
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        fish::finned(3, FinnedBody::Sashimi, cx, sink)
    }
}
