//! Kraken Fish Type 2.
use crate::kernels::kraken::{self, KrakenKind};

crate::technique! {
    /// A fish has fins, and from each fin and from each place that it has in one of its cover houses a chain leads to the
    /// loss of one and the same candidate.
    ///
    /// ## Why it holds
    /// Two to four base houses have a digit in as many cover houses, but for the fins. If no fin is true, each cover
    /// house takes the digit in one of its places in the base. So a fin is true, or one of these places is, and from
    /// each of them the candidate goes by a chain of strong and weak links. The candidate may be of any digit.
    ///
    /// ## How to find it
    /// Look for a fish with few fins and a cover house that holds few places of its base, and follow the links from all
    /// of these. Base and cover are lines, or lines and boxes; chains may run over groups.
    pub KrakenFishType2 = "kraken-fish-type-2", "Kraken Fish Type 2", Advanced,
    zh: "鲲鱼类型 2" {
        what: "鱼带有鳍，从每个鳍、以及鱼在某个删除域区域里的每个位置出发，都有一条链删去同一个候选数。",
        why: "若鳍都为假，每个删除域区域就要在鱼的位置中填该数。所以要么有一个鳍为真，要么这些位置中有一个为真，而从其中任何一个出发，强弱链都删去该候选数。要删的可以是任何数字。",
        find: "找鳍少的鱼，并在其中找鱼身位置少的删除域区域，从这些位置和每个鳍出发走链。定义域和删除域可以是线，也可以是线和宫；链可以经过区块。"
    }, hodoku: "0372" 500, aliases: ["kf2"],
    search: |cx, sink| kraken::search(KrakenKind::Cover, cx, sink)
}
