//! Eliminates candidates that no way to put a total between the lowest and the highest digit of a line uses.
use crate::kernels::fillings;
use qedoku_core::RuleKind;

crate::technique! {
    /// The digits between 1 and 9 in a row or column have a total; candidates that are in no way to reach it go.
    ///
    /// ## Why it holds
    /// The line holds every digit once. Go through the places of 1 and 9, and through the sets of digits that fit between
    /// them and come to the total: the cells between must be able to hold the set, the cells beside them the other digits.
    /// A candidate that no such way has is false.
    ///
    /// ## How to find it
    /// The total says how many cells can lie between: 2 is the digit 2 alone, 35 is all the others, and with a total of 0
    /// the two digits touch. Cross out places of 1 that have no place of 9 so far away. Then see which sets of digits are
    /// left, and where.
    pub SandwichCombinations = "sandwich-combinations", "Sandwich Combinations", Intermediate,
    zh: "三明治组合" {
        what: "一行或一列里 1 与 9 之间的数有一个和，不在任何达到它的方式里的候选数删去。",
        why: "这条线上每个数各有一个。逐一考察 1 和 9 的位置，以及放在它们之间、相加为该和的各组数：中间的格要能填这组数，两旁的格要能填其余的数。任何这样的方式都不采用的候选数不成立。",
        find: "和决定中间能有几格：2 只能是 2，35 是其余全部，0 则 1 和 9 相邻。划去没有相应距离的 9 的 1 的位置，再看剩下哪些组、在哪些格。"
    },
    fits: |layout| fillings::are_in(layout, RuleKind::Sandwich),
    search: |cx, sink| fillings::report_rules(cx, RuleKind::Sandwich, sink)
}
