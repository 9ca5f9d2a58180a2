//! Finned and sashimi fish: places in one box keep lines from making a fish.
use crate::base::family::{family, numbers};
use crate::kernels::fish::{self, FinnedBody};

family! {
    /// A digit has its places in {two} rows in the same {two} columns, but for a few fins in one box; it goes from the
    /// places of these columns that see all fins. Rows and columns may change parts.
    ///
    /// ## Why it holds
    /// If a fin is true, the places that see all fins lose the digit. If none is, the {two} rows use up the {two}
    /// columns.
    ///
    /// ## How to find it
    /// Look for {two} lines that would make a fish if one box did not spoil it. What the fish clears inside that box
    /// goes.
    ///
    /// ## See also
    /// In a sashimi fish a line has a single place left without its fins.
    Advanced by size: usize, words: numbers,
    zh: {
        what: "某数在{两}行中的候选位置，除了同一宫里的几个鳍，都落在同样的{两}列；这{两}列中看到所有鳍的格删去该数。行列可以互换。",
        why: "若某个鳍为真，看到所有鳍的格就不能填该数；若鳍都为假，剩下的就是标准的{二}阶鱼，{两}行用完{两}列。两种情况下这些格都不是该数。",
        find: "找只因一个宫而没有构成鱼的{两}行或{两}列，鱼在这个宫里能删的就是要删的候选数。若某一行去掉鳍后只剩一个位置，就是退化鱼。"
    },
    search: |size, cx, sink| fish::finned(size, FinnedBody::Finned, cx, sink);

    pub FinnedXWing(2) = "finned-x-wing", "Finned X-Wing", "带鳍二阶鱼", hodoku: "0310" 130, aliases: ["fbf2"],
        wider: ["sashimi-x-wing"];
    pub FinnedSwordfish(3) = "finned-swordfish", "Finned Swordfish", "带鳍三阶鱼", hodoku: "0311" 200, aliases: ["fbf3"],
        wider: ["sashimi-swordfish"];
    pub FinnedJellyfish(4) = "finned-jellyfish", "Finned Jellyfish", "带鳍四阶鱼", hodoku: "0312" 250, aliases: ["fbf4"],
        wider: ["sashimi-jellyfish"];
    pub FinnedSquirmbag(5) = "finned-squirmbag", "Finned Squirmbag", "带鳍五阶鱼", hodoku: "0313" 470, aliases: ["fbf5"];
    pub FinnedWhale(6) = "finned-whale", "Finned Whale", "带鳍六阶鱼", hodoku: "0314" 470, aliases: ["fbf6"];
    pub FinnedLeviathan(7) = "finned-leviathan", "Finned Leviathan", "带鳍七阶鱼", hodoku: "0315" 470, aliases: ["fbf7"];
}

family! {
    /// A finned fish of {two} lines in which a line has no more than one place left without its fins; the digit goes
    /// from the cover places that see all fins.
    ///
    /// ## Why it holds
    /// If a fin is true, the places that see all fins lose the digit. If none is, the line with one place takes it
    /// there, and the lines use up the {two} lines across all the same.
    ///
    /// ## How to find it
    /// Look for {two} lines whose places outside one box fall into {two} lines across, one of them with a single place
    /// there. The lines across lose the digit in that box, beside the fins.
    ///
    /// ## See also
    /// In a finned fish every line keeps two places without the fins.
    Advanced by size: usize, words: numbers,
    zh: {
        what: "带鳍{二}阶鱼中有一行去掉鳍以后至多只剩一个位置；删除域中看到所有鳍的格删去该数。行列可以互换。",
        why: "若某个鳍为真，看到所有鳍的格就不能填该数；若鳍都为假，那一行就在仅剩的位置填该数，{两}行照样用完{两}列。",
        find: "找{两}行，使该数在某一宫以外的位置只占{两}列，而其中一行在宫外只有一个位置；这些列在该宫里、鳍旁边的格删去该数。行列互换再找一遍。鳍鱼则每行去掉鳍以后至少还有两个位置。"
    },
    search: |size, cx, sink| fish::finned(size, FinnedBody::Sashimi, cx, sink);

    pub SashimiXWing(2) = "sashimi-x-wing", "Sashimi X-Wing", "退化二阶鱼", hodoku: "0320" 150, aliases: ["sbf2"];
    pub SashimiSwordfish(3) = "sashimi-swordfish", "Sashimi Swordfish", "退化三阶鱼", hodoku: "0321" 240, aliases: ["sbf3"];
    pub SashimiJellyfish(4) = "sashimi-jellyfish", "Sashimi Jellyfish", "退化四阶鱼", hodoku: "0322" 260, aliases: ["sbf4"];
    pub SashimiSquirmbag(5) = "sashimi-squirmbag", "Sashimi Squirmbag", "退化五阶鱼", hodoku: "0323" 470, aliases: ["sbf5"];
    pub SashimiWhale(6) = "sashimi-whale", "Sashimi Whale", "退化六阶鱼", hodoku: "0324" 470, aliases: ["sbf6"];
    pub SashimiLeviathan(7) = "sashimi-leviathan", "Sashimi Leviathan", "退化七阶鱼", hodoku: "0325" 470, aliases: ["sbf7"];
}
