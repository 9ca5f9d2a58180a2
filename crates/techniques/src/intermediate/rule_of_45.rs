//! The cells that cages and houses do not share, inside and outside at once, or many on one side.
use crate::kernels::fillings::{
    self,
    sums::{self, Leftover},
};
use qedoku_core::RuleKind;

crate::technique! {
    /// Houses and cages that nearly agree: the cells inside less the cells outside have a known difference.
    ///
    /// ## Why it holds
    /// Take the cages off one to three houses, also those that stand out: the cells inside that are left, less the cells
    /// that stand out, come to 45 for each house less the totals. What no filling of these cells has goes. Where more
    /// cells are left than an innie or an outie has, up to six, they may all be inside, or all outside.
    ///
    /// ## How to find it
    /// Look for houses that differ from some cages in two to six cells, some inside and some outside. With one of each,
    /// one is as much above the other as the totals say.
    ///
    /// ## See also
    /// Innie and Outie take a few cells on one side, and are easier to see.
    pub RuleOf45 = "rule-of-45", "Rule of 45", Intermediate,
    zh: "45 法则" {
        what: "区域与笼几乎重合：里面剩下的格与伸出去的格之差是已知的。",
        why: "从一到三个区域的和里减去各笼（包括伸出去的）的和：里面剩下的格之和减去伸出去的格之和，等于每个区域 45 减去这些笼的和。剩下的格比内余格、外凸格多（最多六格）时，也可以全在里面或全在外面。没有任何填法采用的候选数删去。",
        find: "找与一些笼只差两到六格的区域，有的在里面，有的在外面。各一格时，一格比另一格大多少由和得知。"
    },
    fits: |layout| fillings::are_in(layout, RuleKind::Cage),
    search: |cx, sink| sums::report_leftover(cx, Leftover::Both, sink)
}
