//! A few cells of cages that stand out of houses.
use crate::kernels::fillings::{
    self,
    sums::{self, Leftover},
};
use qedoku_core::RuleKind;

crate::technique! {
    /// The cages that cover houses add up to more than these; the difference is the total of the cells that stand out.
    ///
    /// ## Why it holds
    /// If cages cover one to three houses, their totals are those of the houses, 45 each on a board of nine rows, and of
    /// the cells outside. A single cell is known at once; of more, the candidates go that are in no way to reach the
    /// difference. Of one house up to three cells stand out, of two up to two, of three one.
    ///
    /// ## How to find it
    /// Look for a row, column or box, or two or three beside each other, whose cages stick out by a few cells. Add the
    /// totals up and take off 45, 90 or 135. Begin with those that leave one cell.
    ///
    /// ## See also
    /// Rule of 45 takes more cells, up to six, and cells inside and outside at once.
    pub Outie = "outie", "Outie", Intermediate,
    zh: "45 法则·外凸格" {
        what: "盖住区域的各笼之和比区域的和大，差就是伸出去的格的和。",
        why: "若一些笼盖住一到三个区域，它们的和等于这些区域的和（九行的盘面上各 45）加上外面的格的和：一个区域外面最多三格，两个最多两格，三个一格。只有一格时立即得知；多于一格时，不在任何达到这个差的方式里的候选数删去。",
        find: "找一行、一列或一宫，或相邻的两三个，它们的笼只伸出去几格。把笼的和相加，再减去 45、90 或 135。先找只有一格的。更多的格（最多六格）由“45 法则”处理。"
    },
    fits: |layout| fillings::are_in(layout, RuleKind::Cage),
    search: |cx, sink| sums::report_leftover(cx, Leftover::Outside, sink)
}
