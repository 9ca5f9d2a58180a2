//! AIC with Unique Rectangles.
use super::families::UNIQUE;
use crate::base::shape::ArgumentShape;
use crate::kernels::links::report;

crate::technique! {
    /// Some strong links of an Alternating Inference Chain or loop are the guards of a Unique Rectangle.
    ///
    /// ## Why it holds
    /// If all guards of a Unique Rectangle were false, the puzzle would have a second solution. Where the guards are
    /// two candidates, or those of two cells or of two digits, one of the two is true: a strong link.
    ///
    /// ## How to find it
    /// Where a Unique Rectangle has guards in two cells that rule out nothing by themselves, see what a chain says of
    /// them.
    pub UrAic = "ur-aic", "AIC with Unique Rectangles", Advanced,
    zh: "含唯一矩形的 AIC" {
        what: "链或环中有的强链由唯一矩形的守护者给出。",
        why: "唯一矩形的守护者若全为假，题目就会有两个解。守护者是两个候选数，或者分属两格、两个数时，两者至少一真，这就是强链。题目必须只有一个解。",
        find: "若唯一矩形的守护者在两格而自己删不了数，就看从它们出发的链能推出什么。"
    }, kind: Chain, aliases: ["ur-chain"], wider: ["grouped-aic"], assumes: unique,
    search: |cx, sink| report::search(&UNIQUE, ArgumentShape::UrAic, UNIQUE.kinds, cx, sink)
}
