//! Eliminates candidates that no combination of digits for the total of a cage uses.
use crate::kernels::fillings;
use qedoku_core::RuleKind;

crate::technique! {
    /// A cage reaches its total in a few ways; candidates that are in none of them go.
    ///
    /// ## Why it holds
    /// The digits of a cage differ and add up to its total. Each way to do so that fits the candidates left in its cells
    /// takes one candidate of every cell; what no way takes is false.
    ///
    /// ## How to find it
    /// Write down the sets of digits that make the total: 4 in two cells is 1+3, 17 is 8+9, 6 in three cells is 1+2+3.
    /// Cross out the sets with a digit that no cell of the cage may hold any more. Then go through the cells: for each of
    /// its candidates the other cells must be able to hold the rest of a set.
    pub CageCombinations = "cage-combinations", "Cage Combinations", Intermediate,
    zh: "笼组合" {
        what: "一个笼只有几种方式达到它的和，不在任何一种方式里的候选数删去。",
        why: "笼里的数互不相同，相加等于它的和。每一种符合候选数的方式都在每格取一个候选数，哪种方式都不取的候选数不成立。",
        find: "写出相加为该和的各组数：两格的 4 是 1+3，17 是 8+9，三格的 6 是 1+2+3。划去含有笼里已无候选的数的组，再逐格检查：取某个候选数时，其余的格要能填上该组其余的数。"
    },
    fits: |layout| fillings::are_in(layout, RuleKind::Cage),
    search: |cx, sink| fillings::report_rules(cx, RuleKind::Cage, sink)
}
