//! Eliminates candidates that no two ends of a line leave between them.
use crate::kernels::fillings;
use qedoku_core::RuleKind;

crate::technique! {
    /// The digits of a line lie between those of its two ends; candidates that no two ends leave room for go.
    ///
    /// ## Why it holds
    /// Whichever digits the ends hold, each cell between them holds one that is above the lower and below the higher. Go
    /// through all pairs of digits that the ends may have. Where some cell between has no digit left, or cells that see each
    /// other have too few, the pair is impossible; a candidate that is in no possible pair, or between none, is false.
    ///
    /// ## How to find it
    /// No cell between the ends is 1 or 9, nor below the lowest candidate of both ends. Three cells in a row between the
    /// ends need three digits between them: the ends differ by 4 or more.
    pub BetweenBounds = "between-bounds", "Between Bounds", Intermediate,
    zh: "介值线界限" {
        what: "线上的数都在两端的数之间，任何两端都容不下的候选数删去。",
        why: "无论两端是哪两个数，中间每格的数都大于较小的、小于较大的。逐对检查两端可能的数：若中间有格没有数可填，或互相看到的格可用的数不够，这一对就不可能。不在任何可能的一对里、也不在任何可能的一对之间的候选数不成立。",
        find: "两端之间的格不是 1 或 9，也不小于两端最小的候选数。中间同一行有三格时，两端之间要有三个数，所以两端至少相差 4。"
    },
    fits: |layout| fillings::are_in(layout, RuleKind::Between),
    search: |cx, sink| fillings::report_rules(cx, RuleKind::Between, sink)
}
