//! Continuous Nice Loop.
use super::families::NICE;
use crate::base::shape::ArgumentShape;
use crate::kernels::links::report;

crate::technique! {
    /// Strong and weak links take turns around a loop; every weak link of it turns out to be strong.
    ///
    /// ## Why it holds
    /// Walk the loop one way from a candidate that is true, or the other way from one that is false: either every first
    /// end of the strong links is true, or every second end. So of the two candidates at each weak link exactly one is
    /// true: if they share a cell, its other candidates go; if they are the same digit, it goes from the cells that see
    /// both.
    ///
    /// ## How to find it
    /// It is an Alternating Inference Chain whose ends see each other. Close it and look at all of its weak links.
    pub ContinuousNiceLoop = "continuous-nice-loop", "Continuous Nice Loop", Advanced,
    zh: "连续环" {
        what: "强链与弱链交替连成一环，环上的每条弱链都变成一真一假。",
        why: "从一个真的候选数往一个方向走，或从一个假的往另一方向走，各条强链要么都是前端为真，要么都是后端为真，所以每条弱链的两端恰有一真。弱链在格内时，该格的其他候选数删去；是同一个数时，同时看到两端的格删去该数。",
        find: "找首尾互相看到的链，把它闭合成环，再逐条检查环上的弱链。"
    }, kind: Chain, se: 70, hodoku: "0706" 280, aliases: ["aic-ring"],
    wider: ["aic", "x-chain", "xy-chain", "w-wing", "m-wing", "s-wing", "l-wing", "h-wing", "medusa-3d", "hidden-pair"],
    search: |cx, sink| report::search(&NICE, ArgumentShape::ContinuousNiceLoop, NICE.kinds, cx, sink)
}
