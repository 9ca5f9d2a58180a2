//! Forcing Net with Patterns.
use super::families;
use crate::base::shape::ArgumentShape;
use crate::kernels::hypothesis::forced;

crate::technique! {
    /// A forcing net in which locked candidates, subsets and X-Wings are used beside singles.
    ///
    /// ## Why it holds
    /// Every step after the assumption follows from it by a pattern that is known to hold. If one assumption leads to a
    /// contradiction it is false; if all candidates of a cell, or all places of a digit in a house, or the truth of a
    /// candidate as well as its falsehood, lead to the same conclusion, the conclusion holds.
    ///
    /// ## How to find it
    /// Where singles run dry after an assumption, look for pairs and locked candidates on the board as it stands then.
    pub ForcingNetPlus = "forcing-net-plus", "Forcing Net with Patterns", Ultimate,
    zh: "动态强制链加强型" {
        what: "强制链中除了出数，还用到区块、数组和二阶鱼。",
        why: "假设之后的每一步都由成立的技巧推出。一种假设推出矛盾，它就为假；一格的各候选数、某数在某区域的各位置，或者一个候选数的真与假，都得到同样的结论，结论就成立。",
        find: "若假设之后出数推不下去，就在那时的盘面上找数对和区块。"
    }, kind: Net, se: 90, aliases: ["dynamic-forcing-chain-plus"],
    wider: ["nishio-forcing-chain"],
    search: |cx, sink| forced::search(&families::PLUS, ArgumentShape::PatternNet, cx, sink)
}
