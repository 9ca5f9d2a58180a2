//! Double Hypothesis.
use super::families;
use crate::kernels::hypothesis;

crate::technique! {
    /// A candidate is assumed; hypotheses inside the assumption fail one after the other, or all candidates of a slot
    /// agree inside it, and all of this together leads to a contradiction, so the candidate goes.
    ///
    /// ## Why it holds
    /// What fails on top of the assumption is false under it, and may be struck out there like anything else that
    /// follows. So may what every candidate of a cell or house rules out there. In the end a cell or a house is left with nothing, so the assumption is false.
    ///
    /// ## How to find it
    /// When no single hypothesis fails, write a candidate in, fill what follows, and try hypotheses on that board.
    pub HypothesisDouble = "hypothesis-double", "Double Hypothesis", Ultimate,
    zh: "双重假设" {
        what: "假设一个候选数为真，在假设之下再作假设，它们一一推出矛盾，或者一格、一个区域的各种情况得到同样的结论，合起来又推出矛盾，该候选数删去。",
        why: "在假设之上再推出矛盾的候选数，在该假设之下为假，可以像别的结论一样删去；一格或一个区域的各种情况都排除的也是如此。最后某格没有数可填，或者某数在某区域无处可填，这不可能，所以前提为假。",
        find: "若单个假设都推不出矛盾，就写入一个候选数，填出随后的数，再在那个盘面上作假设。"
    }, kind: Trial,
    wider: ["hypothesis"],
    search: |cx, sink| hypothesis::search(&families::DOUBLE, cx, sink)
}
