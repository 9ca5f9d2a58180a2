//! Direct Hidden Pair.
use crate::kernels::direct;

crate::technique! {
    /// Two digits of a house have two places between them, which leaves another digit one place in the house.
    ///
    /// ## Why it holds
    /// The two digits fill the two cells, so no other digit of the house can stand there: one that has a single place besides
    /// them takes it.
    ///
    /// ## How to find it
    /// In a house, see whether two digits share the same two places; then count the other places of each remaining digit.
    ///
    /// ## See also
    /// It is a hidden pair and the hidden single that follows at once, seen as one step.
    pub DirectHiddenPair = "direct-hidden-pair", "Direct Hidden Pair", Intermediate,
    zh: "直接隐性数对" {
        what: "某区域里有两个数一共只有两个位置，使另一个数在该区域只剩一个位置，就填在那里。",
        why: "这两个数要占满这两格，别的数不能再填在那里；除了这两格只有一个位置的数就填在那个位置。",
        find: "在一个区域里找共用同样两格的两个数，再看其余各数还剩几个位置。它等于隐性数对加上紧接着的排除，合为一步。"
    }, se: 20,
    search: |cx, sink| direct::hidden(2, cx, sink)
}
