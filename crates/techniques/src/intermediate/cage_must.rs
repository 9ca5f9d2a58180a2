//! A digit that every way to reach the total of a cage holds.
use crate::kernels::fillings;
use qedoku_core::RuleKind;

crate::technique! {
    /// Every way to reach the total of a cage holds a digit; it goes from the cells that see all its places in the cage.
    ///
    /// ## Why it holds
    /// Whichever way it is, one of the cells of the cage holds the digit. A cell outside that sees all of its places
    /// there cannot hold it as well.
    ///
    /// ## How to find it
    /// Of the sets of digits that a cage may still be, look for a digit that all have in common: 23 in three cells is
    /// 6+8+9. If its places in the cage lie in one row, column or box, or in another cage, clear the rest of that.
    pub CageMust = "cage-must", "Cage Must", Intermediate,
    zh: "笼的必含数" {
        what: "达到一个笼的和的每种方式都含某个数，看到它在笼里所有位置的格删去这个数。",
        why: "无论是哪种方式，笼里总有一格填这个数。笼外看到它在笼里所有位置的格不能再填它。",
        find: "在笼还可能的各组数里找共有的数：三格的 23 只有 6+8+9。若它在笼里的位置同在一行、一列、一宫或另一个笼里，就删去那里其余的这个数。"
    },
    fits: |layout| fillings::are_in(layout, RuleKind::Cage),
    search: |cx, sink| fillings::report_needed(cx, RuleKind::Cage, sink)
}
