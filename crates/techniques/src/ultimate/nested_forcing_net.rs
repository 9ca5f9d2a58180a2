//! Nested Forcing Net.
use super::families;
use crate::kernels::hypothesis::nested;

crate::technique! {
    /// Every candidate of a cell, or every place of a digit in a house, leads to the loss of the same candidate; some of
    /// them do so with forcing nets or contradictions of their own inside.
    ///
    /// ## Why it holds
    /// One of the candidates is true, whichever it is, and each of them, assumed, leads to the same conclusion; so the
    /// conclusion holds. Under an assumption a forcing net works as it does without: what all candidates of a cell or
    /// house rule out there is gone there, and so is what fails there.
    ///
    /// ## How to find it
    /// Take a cell or a house with two candidates and write down what follows from each. Where singles run dry, look on
    /// the board as it stands then for a cell or house whose candidates agree, or for a candidate that fails.
    pub NestedForcingNet = "nested-forcing-net", "Nested Forcing Net", Ultimate,
    zh: "嵌套强制链" {
        what: "一格的每个候选数，或某数在某区域的每个位置，都推出同一个候选数为假，其中有的还要在里面再用强制链或矛盾。",
        why: "这些情况必有一个为真，而假设其中任何一个都得到同样的结论，所以结论成立。假设之下的强制链与平时一样有效：各种情况都排除的，或自己推出矛盾的，在那里都可删去。",
        find: "取只有两种情况的格或区域，写下各自能推出的结果。出数推不下去时，就在那时的盘面上找结论一致的格或区域，或者推出矛盾的候选数。"
    }, kind: Trial, se: 95, aliases: ["nested-forcing-chain", "dynamic-forcing-chain-multiple"],
    wider: ["nishio-forcing-chain"],
    search: |cx, sink| nested::search(&families::DOUBLE, cx, sink)
}
