//! Eliminates candidates that no way to reach the total of a diagonal uses.
use crate::kernels::fillings;
use qedoku_core::RuleKind;

crate::technique! {
    /// A diagonal with a total outside reaches it in some ways; candidates that are in none of them go.
    ///
    /// ## Why it holds
    /// Its digits add up to the total, and may repeat unless the cells see each other. With the lowest or the highest digits
    /// of all other cells, a cell that is too low or too high does not reach it.
    ///
    /// ## How to find it
    /// Add up the lowest, and then the highest digits that the cells may hold. If the total is near one of these sums, no cell
    /// can be far from that end.
    pub LineBounds = "line-bounds", "Line Bounds", Intermediate,
    zh: "斜线界限" {
        what: "斜线外标的和只能以某些方式达到，不在任何一种方式里的候选数删去。",
        why: "斜线上的数之和等于所标的和，互不看到的格可以重复。其余各格都取最小或最大的数时，太小或太大的数达不到这个和。",
        find: "分别把各格最小和最大的数相加。若和接近其中之一，各格都不会离那一端太远。"
    },
    fits: |layout| fillings::are_in(layout, RuleKind::LittleKiller),
    search: |cx, sink| fillings::report_rules(cx, RuleKind::LittleKiller, sink)
}
