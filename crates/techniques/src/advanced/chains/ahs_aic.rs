//! AIC with Almost Hidden Sets.
use super::families::PATTERNED;
use crate::base::shape::ArgumentShape;
use crate::kernels::links::report;

crate::technique! {
    /// Some strong links of an Alternating Inference Chain or loop are almost hidden sets.
    ///
    /// ## Why it holds
    /// Some digits have one cell more in a house than they are many. So at most one of these cells holds something
    /// else: of any two of them, one holds one of the digits. That is a strong link between the digits of the one cell
    /// and those of the other.
    ///
    /// ## How to find it
    /// Look for two digits that share three cells of a house. If one of the cells takes another digit, the two others
    /// are a Hidden Pair.
    pub AhsAic = "ahs-aic", "AIC with Almost Hidden Sets", Advanced,
    zh: "含 AHS 的 AIC" {
        what: "链或环中有的强链由隐性待定数组给出：某区域里几个数的位置只比数的个数多一格。",
        why: "这些格中至多有一格填别的数，所以其中任意两格至少有一格填这几个数，这就在两格的这些候选数之间构成强链。其余与普通的链相同。",
        find: "找在同一区域里共占三格的两个数：若其中一格填了别的数，另外两格就是隐性数对。"
    }, kind: Chain,
    wider: ["als-aic"],
    search: |cx, sink| report::search(&PATTERNED, ArgumentShape::AhsAic, PATTERNED.kinds, cx, sink)
}
