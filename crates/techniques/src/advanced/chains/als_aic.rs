//! AIC with Almost Locked Sets.
use super::families::LOCKED;
use crate::base::shape::ArgumentShape;
use crate::kernels::links::report;

crate::technique! {
    /// Some strong links of an Alternating Inference Chain or loop are almost locked sets.
    ///
    /// ## Why it holds
    /// An almost locked set has one digit more than cells. If one digit is missing from it, each other one is there. So
    /// any two of its digits are joined by a strong link: the places of the one in the set, or those of the other, hold
    /// it. If the other digits of the set leave a cell outside its house just one digit, the missing digit is joined to
    /// that one in the same way. The chain then works like any other.
    ///
    /// ## How to find it
    /// Look for two or three cells of a house with one digit more than they are many, one digit of which is ruled out
    /// by the end of a chain.
    pub AlsAic = "als-aic", "AIC with Almost Locked Sets", Advanced,
    zh: "含 ALS 的 AIC" {
        what: "链或环中有的强链由待定数组给出：同一区域里的若干格，候选数比格数多一个。",
        why: "待定数组若缺一个数，其余各数就都在其中，所以任意两个数的位置之间是强链。若数组的其余各数使区域外某格只剩一个数，缺的数与那个数之间也是强链。其余与普通的链相同。",
        find: "找同一区域里候选数比格数多一个的两三格，看链的一端是不是排除了其中一个数。"
    }, kind: Chain, aliases: ["als-nice-loop"],
    wider: ["grouped-aic", "als-chain"],
    search: |cx, sink| report::search(&LOCKED, ArgumentShape::AlsAic, LOCKED.kinds, cx, sink)
}
