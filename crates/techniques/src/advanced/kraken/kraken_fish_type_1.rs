//! Kraken Fish Type 1.
use crate::kernels::kraken::{self, KrakenKind};
use crate::{Context, Info, Sink, Technique};
use std::ops::ControlFlow;

crate::technique! {
    /// A fish has fins, and from each fin a chain leads to the loss of a candidate that the fish without fins would take
    /// away.
    ///
    /// ## Why it holds
    /// Two to four base houses have a digit in as many cover houses, but for the fins. If no fin is true, the base uses
    /// up the cover, and the candidate, which is in the cover and not in the base, goes. If a fin is true, the candidate
    /// goes by the chain of strong and weak links that starts there. A fin that sees the candidate needs no chain.
    ///
    /// ## How to find it
    /// Look for a fish that would take something away but for a few fins that do not all see it. Then follow the links
    /// from each fin that does not. Base and cover are lines, or lines and boxes; chains may run over groups.
    pub KrakenFishType1 = "kraken-fish-type-1", "Kraken Fish Type 1", Advanced,
    zh: "鲲鱼类型 1", hodoku: "0371" 500, aliases: ["kf1"]
}

impl Technique for KrakenFishType1 {
    fn info(&self) -> &'static Info {
        &Self::INFO
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        kraken::search(KrakenKind::Fins, cx, sink)
    }
}
