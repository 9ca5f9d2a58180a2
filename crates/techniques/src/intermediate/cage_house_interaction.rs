//! Eliminates candidates of a cage in whose fillings a house would lack a digit.
use crate::kernels::fillings;
use qedoku_core::RuleKind;

crate::technique! {
    /// All places for a digit of a house lie in one cage, so that the cage holds it; ways to reach its total without the
    /// digit go.
    ///
    /// ## Why it holds
    /// The house takes the digit in one of these cells, and they are cells of the cage. So the digit is among those of the
    /// cage, and in one of these cells. Candidates of the cage that are in no such way to reach its total are false.
    ///
    /// ## How to find it
    /// Take a row, column or box, and a digit that it still needs. If all of its places there lie in one cage, keep of the
    /// ways to reach the total of the cage those with the digit.
    ///
    /// ## See also
    /// Cage Must goes the other way: the cage needs the digit, and so the house has it there.
    pub CageHouseInteraction = "cage-house-interaction", "Cage-House Interaction", Intermediate,
    zh: "笼与区域互动" {
        what: "某区域里一个数的候选位置都在同一个笼里，所以笼里必有这个数，不含它的组合删去。",
        why: "该区域必在这几格之一填这个数，而它们都是笼里的格，所以笼含有这个数，而且就在这几格之一。不在任何这样的组合里的候选数不成立。",
        find: "选一行、一列或一宫，以及它还缺的一个数。若它在那里的位置都在一个笼里，只保留这个笼含有该数的组合。“笼的必含数”是反方向：笼需要某数，于是区域的这个数在笼里。"
    },
    fits: |layout| fillings::are_in(layout, RuleKind::Cage),
    search: |cx, sink| fillings::report_claimed(cx, RuleKind::Cage, sink)
}
