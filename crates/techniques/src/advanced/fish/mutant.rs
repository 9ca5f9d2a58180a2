//! Mutant fish: houses of any kind stand beside each other.
use crate::base::family::{family, numbers};
use crate::kernels::fish::{self, ComplexFish, FishKind};

family! {
    /// A digit has its places in {two} base houses in {two} cover houses only; base: houses of any kind, cover: other
    /// houses of any kind. It goes from the rest of the cover.
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
        what: "某数在{两}个区域（定义域）中的候选位置都落在另外{两}个区域（删除域）里，删除域的其他格都删去该数。定义域和删除域都可以是行、列、宫的任意混合。",
        why: "定义域的{两}个区域没有公共位置，所以该数要在其中填{两}格，每格用掉删除域的一个区域，而删除域正好只有{两}个区域。同在两个删除域区域里的格会用掉两个，所以即使在定义域里也可删去。",
        find: "从差一点就构成鱼的几个区域出发，看能不能把行、列、宫换着用：缺一条线就拿宫或另一方向的线来补，碍事的位置也用它们收进来。"
    },
    search: |size, cx, sink| fish::complex(ComplexFish { size, kind: FishKind::Mutant, fins: false }, cx, sink);

    pub MutantXWing(2) = "mutant-x-wing", "Mutant X-Wing", "交叉二阶鱼", hodoku: "0350" 450, aliases: ["mf2"],
        wider: ["franken-x-wing"];
    pub MutantSwordfish(3) = "mutant-swordfish", "Mutant Swordfish", "交叉三阶鱼", hodoku: "0351" 450, aliases: ["mf3"],
        wider: ["franken-swordfish", "mutant-x-wing"];
    pub MutantJellyfish(4) = "mutant-jellyfish", "Mutant Jellyfish", "交叉四阶鱼", hodoku: "0352" 450, aliases: ["mf4"],
        wider: ["franken-jellyfish", "mutant-swordfish"];
    pub MutantSquirmbag(5) = "mutant-squirmbag", "Mutant Squirmbag", "交叉五阶鱼", hodoku: "0353" 470, aliases: ["mf5"],
        wider: ["franken-squirmbag", "mutant-jellyfish"];
    pub MutantWhale(6) = "mutant-whale", "Mutant Whale", "交叉六阶鱼", hodoku: "0354" 470, aliases: ["mf6"],
        wider: ["franken-whale", "mutant-squirmbag"];
    pub MutantLeviathan(7) = "mutant-leviathan", "Mutant Leviathan", "交叉七阶鱼", hodoku: "0355" 470, aliases: ["mf7"],
        wider: ["franken-leviathan", "mutant-whale"];
}

family! {
    /// A digit has its places in {two} base houses in {two} cover houses, but for a few fins; base: houses of any kind,
    /// cover: other houses of any kind. It goes from the places of the cover that see all fins.
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
        what: "某数在{两}个区域（定义域）中的候选位置，除了几个鳍，都落在另外{两}个区域（删除域）里；删除域中看到所有鳍的格删去该数。定义域和删除域都可以是行、列、宫的任意混合。",
        why: "要么有一个鳍为真，看到所有鳍的格就不能填该数；要么鳍都为假，定义域用完删除域。定义域中两个区域共有的位置能同时满足这两个区域，所以也算鳍。",
        find: "假设某格填该数，划掉它看到的位置；若有几个区域剩下的位置只占更少的区域，该格就不能填该数，而被划掉又不在删除域里的位置就是鳍。"
    },
    search: |size, cx, sink| fish::complex(ComplexFish { size, kind: FishKind::Mutant, fins: true }, cx, sink);

    pub FinnedMutantXWing(2) = "finned-mutant-x-wing", "Finned Mutant X-Wing", "带鳍交叉二阶鱼", hodoku: "0360" 470, aliases: ["fmf2"],
        wider: ["mutant-x-wing", "finned-franken-x-wing"];
    pub FinnedMutantSwordfish(3) = "finned-mutant-swordfish", "Finned Mutant Swordfish", "带鳍交叉三阶鱼", hodoku: "0361" 470, aliases: ["fmf3"],
        wider: ["mutant-swordfish", "finned-franken-swordfish", "finned-mutant-x-wing"];
    pub FinnedMutantJellyfish(4) = "finned-mutant-jellyfish", "Finned Mutant Jellyfish", "带鳍交叉四阶鱼", hodoku: "0362" 470, aliases: ["fmf4"],
        wider: ["mutant-jellyfish", "finned-franken-jellyfish", "finned-mutant-swordfish"];
    pub FinnedMutantSquirmbag(5) = "finned-mutant-squirmbag", "Finned Mutant Squirmbag", "带鳍交叉五阶鱼", hodoku: "0363" 470, aliases: ["fmf5"],
        wider: ["mutant-squirmbag", "finned-franken-squirmbag", "finned-mutant-jellyfish"];
    pub FinnedMutantWhale(6) = "finned-mutant-whale", "Finned Mutant Whale", "带鳍交叉六阶鱼", hodoku: "0364" 470, aliases: ["fmf6"],
        wider: ["mutant-whale", "finned-franken-whale", "finned-mutant-squirmbag"];
    pub FinnedMutantLeviathan(7) = "finned-mutant-leviathan", "Finned Mutant Leviathan", "带鳍交叉七阶鱼", hodoku: "0365" 470, aliases: ["fmf7"],
        wider: ["mutant-leviathan", "finned-franken-leviathan", "finned-mutant-whale"];
}
