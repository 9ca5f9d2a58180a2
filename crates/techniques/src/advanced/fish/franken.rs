//! Franken fish: boxes stand beside lines of one kind.
use crate::base::family::{family, numbers};
use crate::kernels::fish::{self, ComplexFish, FishKind};

family! {
    /// A digit has its places in {two} base houses in {two} cover houses only; base: lines of one kind and boxes,
    /// cover: lines of the other kind and boxes. It goes from the rest of the cover.
    ///
    /// ## Why it holds
    /// The base takes the digit {two} times, in {two} cells, for no two base houses share a place. Each of these cells
    /// uses up a cover house, and there are only {two}. A place that two cover houses share would use up both, so it
    /// goes even from the base.
    ///
    /// ## How to find it
    /// Start from lines that make no fish, and see whether a box can stand in for a line or collect the places that are
    /// in the way.
    Advanced by size: usize, words: numbers,
    zh: {
        what: "某数在{两}个区域（定义域）中的候选位置都落在另外{两}个区域（删除域）里，删除域的其他格都删去该数。定义域由同一方向的线（行或列）和宫组成，删除域由另一方向的线和宫组成。",
        why: "定义域的{两}个区域没有公共位置，所以该数要在其中填{两}格，每格用掉删除域的一个区域，而删除域正好只有{两}个区域。同在两个删除域区域里的格会用掉两个，所以即使在定义域里也可删去。",
        find: "从差一点就构成鱼的几条线出发，看能不能用一个宫代替其中一条线，或者用一个宫收进那些碍事的位置。"
    },
    search: |size, cx, sink| fish::complex(ComplexFish { size, kind: FishKind::Franken, fins: false }, cx, sink);

    pub FrankenXWing(2) = "franken-x-wing", "Franken X-Wing", "宫内二阶鱼", hodoku: "0330" 300, aliases: ["ff2"],
        wider: ["x-wing", "pointing", "claiming"];
    pub FrankenSwordfish(3) = "franken-swordfish", "Franken Swordfish", "宫内三阶鱼", hodoku: "0331" 350, aliases: ["ff3"],
        wider: ["swordfish", "franken-x-wing"];
    pub FrankenJellyfish(4) = "franken-jellyfish", "Franken Jellyfish", "宫内四阶鱼", hodoku: "0332" 370, aliases: ["ff4"],
        wider: ["jellyfish", "franken-swordfish"];
    pub FrankenSquirmbag(5) = "franken-squirmbag", "Franken Squirmbag", "宫内五阶鱼", hodoku: "0333" 470, aliases: ["ff5"],
        wider: ["squirmbag", "franken-jellyfish"];
    pub FrankenWhale(6) = "franken-whale", "Franken Whale", "宫内六阶鱼", hodoku: "0334" 470, aliases: ["ff6"],
        wider: ["whale", "franken-squirmbag"];
    pub FrankenLeviathan(7) = "franken-leviathan", "Franken Leviathan", "宫内七阶鱼", hodoku: "0335" 470, aliases: ["ff7"],
        wider: ["leviathan", "franken-whale"];
}

family! {
    /// A digit has its places in {two} base houses in {two} cover houses, but for a few fins; base: lines of one kind
    /// and boxes, cover: lines of the other kind and boxes. It goes from the places of the cover that see all fins.
    ///
    /// ## Why it holds
    /// Either a fin is true, and the places that see all fins lose the digit, or none is, and the base uses up the
    /// cover. A place that two base houses share would serve both, so it counts as a fin.
    ///
    /// ## How to find it
    /// Assume the digit in one place and strike what it sees. If some houses then have their places in fewer houses
    /// than they are, that place goes, and what was struck outside the cover are the fins.
    Advanced by size: usize, words: numbers,
    zh: {
        what: "某数在{两}个区域（定义域）中的候选位置，除了几个鳍，都落在另外{两}个区域（删除域）里；删除域中看到所有鳍的格删去该数。定义域由同一方向的线（行或列）和宫组成，删除域由另一方向的线和宫组成。",
        why: "要么有一个鳍为真，看到所有鳍的格就不能填该数；要么鳍都为假，定义域用完删除域。定义域中两个区域共有的位置能同时满足这两个区域，所以也算鳍。",
        find: "假设某格填该数，划掉它看到的位置；若有几个区域剩下的位置只占更少的区域，该格就不能填该数，而被划掉又不在删除域里的位置就是鳍。"
    },
    search: |size, cx, sink| fish::complex(ComplexFish { size, kind: FishKind::Franken, fins: true }, cx, sink);

    pub FinnedFrankenXWing(2) = "finned-franken-x-wing", "Finned Franken X-Wing", "带鳍宫内二阶鱼", hodoku: "0340" 390, aliases: ["fff2"],
        wider: ["franken-x-wing", "finned-x-wing"];
    pub FinnedFrankenSwordfish(3) = "finned-franken-swordfish", "Finned Franken Swordfish", "带鳍宫内三阶鱼", hodoku: "0341" 410, aliases: ["fff3"],
        wider: ["franken-swordfish", "finned-swordfish", "finned-franken-x-wing"];
    pub FinnedFrankenJellyfish(4) = "finned-franken-jellyfish", "Finned Franken Jellyfish", "带鳍宫内四阶鱼", hodoku: "0342" 430, aliases: ["fff4"],
        wider: ["franken-jellyfish", "finned-jellyfish", "finned-franken-swordfish"];
    pub FinnedFrankenSquirmbag(5) = "finned-franken-squirmbag", "Finned Franken Squirmbag", "带鳍宫内五阶鱼", hodoku: "0343" 470, aliases: ["fff5"],
        wider: ["franken-squirmbag", "finned-squirmbag", "finned-franken-jellyfish"];
    pub FinnedFrankenWhale(6) = "finned-franken-whale", "Finned Franken Whale", "带鳍宫内六阶鱼", hodoku: "0344" 470, aliases: ["fff6"],
        wider: ["franken-whale", "finned-whale", "finned-franken-squirmbag"];
    pub FinnedFrankenLeviathan(7) = "finned-franken-leviathan", "Finned Franken Leviathan", "带鳍宫内七阶鱼", hodoku: "0345" 470, aliases: ["fff7"],
        wider: ["franken-leviathan", "finned-leviathan", "finned-franken-whale"];
}
