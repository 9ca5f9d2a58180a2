//! Discontinuous Nice Loop.
use super::families::NICE;
use crate::base::shape::ArgumentShape;
use crate::kernels::links::report;

crate::technique! {
    /// Both ends of a chain bear on one candidate and settle it: with that candidate it would be a loop, broken there.
    ///
    /// ## Why it holds
    /// With a strong link on both sides of the break, the candidate is true: if it were false, the links would lead
    /// around to its being true. With a weak link on both sides, or a weak one and a strong one of another digit in its
    /// cell, it is false: if it were true, the links would lead around to its being false.
    ///
    /// ## How to find it
    /// Assume a candidate and follow strong and weak links in turn until they come back to its cell. It is an
    /// Alternating Inference Chain that concludes one thing.
    pub DiscontinuousNiceLoop = "discontinuous-nice-loop", "Discontinuous Nice Loop", Advanced,
    zh: "不连续环" {
        what: "链的两端都作用于同一个候选数，由此确定它的真假；把它算进去就是一个环，只在此处断开。",
        why: "断开处两边都是强链，该候选数为真：若为假，绕一圈就推出它为真。两边都是弱链，或者一边是弱链、另一边是同格别的数的强链，该候选数为假：若为真，绕一圈就推出它为假。",
        find: "假设一个候选数，沿强链和弱链交替走下去，直到回到同一格。它其实就是只有一个结论的链。"
    }, kind: Chain, se: 70, hodoku: "0707" 280,
    wider: ["aic", "continuous-nice-loop"],
    search: |cx, sink| report::search(&NICE, ArgumentShape::DiscontinuousNiceLoop, NICE.kinds, cx, sink)
}
