//! Triple Hypothesis.
use super::families;
use crate::kernels::hypothesis;

crate::technique! {
    /// A candidate is assumed; double hypotheses inside the assumption fail, and their failures together lead to a
    /// contradiction, so the candidate goes.
    ///
    /// ## Why it holds
    /// What fails on top of an assumption is false under it, however many hypotheses that took. In the end a cell or a
    /// house is left with nothing, so the assumption is false.
    ///
    /// ## How to find it
    /// This is for a machine: the hardest puzzles known need it at some step, and nothing deeper.
    pub HypothesisTriple = "hypothesis-triple", "Triple Hypothesis", Ultimate,
    zh: "三重假设" {
        what: "假设一个候选数为真，在假设之下作双重假设，它们推出的矛盾合起来又推出矛盾，该候选数删去。",
        why: "在假设之上推出矛盾的候选数，在该假设之下为假，无论用了几层假设。最后某格没有数可填，或者某数在某区域无处可填，这不可能，所以前提为假。",
        find: "这是给机器用的：已知最难的题目在某些步需要它，不需要更深的。"
    }, kind: Trial,
    wider: ["hypothesis"],
    search: |cx, sink| hypothesis::search(&families::TRIPLE, cx, sink)
}
