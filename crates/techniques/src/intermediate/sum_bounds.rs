//! Totals of many cells, and their bounds.
use crate::kernels::fillings;
use qedoku_core::RuleKind;

crate::technique! {
    /// Several houses and cages added up leave many cells a total; what the others cannot make up for goes.
    ///
    /// ## Why it holds
    /// Houses add up to 45 each on a board of nine rows, cages to their totals. Added up and taken off each other they leave
    /// some cells, each once, and a total for those. Cells that see each other hold different digits, so that they come to
    /// some least and some most. A candidate is false if the other cells would have to come to less or more than they can.
    ///
    /// ## How to find it
    /// Take four rows or columns beside each other, or a line less a box that it crosses, and the cages that fit best. If the
    /// cells that are left have a very low or a very high total, look at the largest and the smallest candidates.
    ///
    /// ## See also
    /// Innie, Outie and Rule of 45 compare up to three houses with their cages, and leave up to six cells.
    pub SumBounds = "sum-bounds", "Sum Bounds", Intermediate,
    zh: "和的界限" {
        what: "几个区域和笼加减之后，剩下的许多格有一个和；其他格凑不够的候选数删去。",
        why: "九行的盘面上每个区域的和是 45，每个笼有它的和。相加相减之后剩下一些格，每格算一次，它们有一个和。互相看到的格填不同的数，所以有最小值和最大值。若某候选数要求其他格的和小于最小值或大于最大值，它不成立。",
        find: "取相邻的四行或四列，或一条线减去与它相交的宫，再加减最合适的笼。若剩下的格的和很小或很大，就看最大和最小的候选数。内格、外格和 45 法则只比较至多三个区域，剩下至多六格。"
    },
    fits: |layout| fillings::are_in(layout, RuleKind::Cage),
    search: |cx, sink| fillings::report_bounds(cx, sink)
}
