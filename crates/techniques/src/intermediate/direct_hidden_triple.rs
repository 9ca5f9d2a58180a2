//! Direct Hidden Triple.
use crate::kernels::direct;

crate::technique! {
    /// Three digits of a house have three places between them, which leaves another digit one place in the house.
    ///
    /// ## Why it holds
    /// The three digits fill the three cells, so no other digit of the house can stand there: one that has a single place
    /// besides them takes it.
    ///
    /// ## How to find it
    /// In a house, look for three digits with the same few places; then count the other places of each remaining digit.
    ///
    /// ## See also
    /// It is a hidden triple and the hidden single that follows at once, seen as one step.
    pub DirectHiddenTriple = "direct-hidden-triple", "Direct Hidden Triple", Intermediate,
    zh: "直接隐性三数组" {
        what: "某区域里有三个数一共只有三个位置，使另一个数在该区域只剩一个位置，就填在那里。",
        why: "这三个数要占满这三格，别的数不能再填在那里；除了这三格只有一个位置的数就填在那个位置。",
        find: "在一个区域里找共用同样三格的三个数，再看其余各数还剩几个位置。它等于隐性三数组加上紧接着的排除，合为一步。"
    }, se: 25, aliases: ["direct-hidden-triplet"],
    search: |cx, sink| direct::hidden(3, cx, sink)
}
