//! Kraken Fish Type 1.
use crate::kernels::kraken::{self, KrakenKind};

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
    zh: "鲲鱼类型 1" {
        what: "鱼带有鳍，而从每个鳍出发都有一条链删去同一个候选数，它也正是去掉鳍以后这条鱼能删的。",
        why: "若鳍都为假，二至四个定义域区域用完同样多的删除域区域，该候选数在删除域里而不在定义域里，所以删去；若某个鳍为真，从它出发的强弱链也删去该候选数。直接看到该候选数的鳍不需要链。",
        find: "找只因几个鳍没有都看到目标而不能直接删数的鱼，再从看不到目标的鳍出发走链。定义域和删除域可以是线，也可以是线和宫；链可以经过区块。"
    }, hodoku: "0371" 500, aliases: ["kf1"],
    wider: ["finned-swordfish"],
    search: |cx, sink| kraken::search(KrakenKind::Fins, cx, sink)
}
