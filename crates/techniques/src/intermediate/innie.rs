//! A few cells of houses that no whole cage has.
use crate::kernels::fillings::{
    self,
    sums::{self, Leftover},
};
use qedoku_core::RuleKind;

crate::technique! {
    /// Houses add up to 45 each; the whole cages inside leave the other cells a total.
    ///
    /// ## Why it holds
    /// A house holds every digit once: 45 on a board of nine rows. Take off the totals of the cages that lie inside one to
    /// three houses: what is left is the total of the cells that no such cage has. A single cell is known at once; of more,
    /// the candidates go that are in no way to reach the total. One house leaves up to three cells, two up to two, three
    /// one.
    ///
    /// ## How to find it
    /// Look for a row, column or box, or two or three beside each other, that cages fill but for a few cells. Add the
    /// totals up and take them off 45, 90 or 135. Begin with those that leave one cell.
    ///
    /// ## See also
    /// Rule of 45 takes more cells, up to six, and cells inside and outside at once.
    pub Innie = "innie", "Innie", Intermediate,
    zh: "45 法则·内余格" {
        what: "每个区域的和是 45，减去里面完整的笼的和，就得到其余格的和。",
        why: "区域里每个数各有一个：九行的盘面上和是 45。从一到三个区域的和里减去完全在里面的笼的和，就是其余的格的和：一个区域最多剩三格，两个最多两格，三个一格。只剩一格时立即得知；多于一格时，不在任何达到它的方式里的候选数删去。",
        find: "找几乎被笼填满的一行、一列或一宫，或相邻的两三个。把笼的和相加，从 45、90 或 135 里减去。先找只剩一格的。更多的格（最多六格）由“45 法则”处理。"
    },
    fits: |layout| fillings::are_in(layout, RuleKind::Cage),
    search: |cx, sink| sums::report_leftover(cx, Leftover::Inside, sink)
}
