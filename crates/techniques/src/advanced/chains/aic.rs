//! Alternating Inference Chain.
use super::families::NICE;
use crate::base::shape::ArgumentShape;
use crate::kernels::links::report;

crate::technique! {
    /// Strong and weak links take turns from one end to the other; what neither end allows goes.
    ///
    /// ## Why it holds
    /// A strong link says that one of its ends is true, a weak one that not both are. If the first end of the chain is
    /// false, then its partner is true, the next one false, and so on to the last end, which is true. So one of the two
    /// ends is true. If they are the same digit (type 1), it goes from the cells that see both; if they are different
    /// digits in cells that see each other (type 2), each cell loses the digit of the other; if they share a cell, its
    /// other candidates go.
    ///
    /// ## How to find it
    /// Strong links are cells with two candidates and houses with two places for a digit. Follow them in turn with weak
    /// ones, and stop where an end of the chain has something in common with its start.
    pub Aic = "aic", "Alternating Inference Chain", Advanced,
    zh: "AIC" {
        what: "强链与弱链交替相连，从一端走到另一端，两端必有一真；与两端都不能同真的候选数都可删去。",
        why: "强链说两端至少一真，弱链说两端不同真。若首端为假，下一个就真，再下一个就假，一直推到末端为真，所以首尾至少一真。两端是同一个数时，同时看到两端的格删去该数；是不同的数而两格互相看到时，各删去对方的数；同在一格时，该格只留这两个数。",
        find: "强链来自双值格，以及某数只有两个位置的区域。把它们与弱链交替连起来，走到末端与起点有共同影响的地方为止。"
    }, kind: Chain, se: 70, hodoku: "0708" 280, aliases: ["nice-loop-aic", "nl"],
    wider: ["discontinuous-nice-loop"],
    search: |cx, sink| report::search(&NICE, ArgumentShape::Aic, NICE.kinds, cx, sink)
}
