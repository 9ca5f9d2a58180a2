//! Aligned Triple Exclusion.
use crate::kernels::aligned;

crate::technique! {
    /// A candidate of one cell goes because with it all digits of two more cells would empty a cell that all three see.
    ///
    /// ## Why it holds
    /// The three base cells take three digits. Equal digits in cells that see each other are out; digits among which
    /// is all that some cell seen by all three has left are out, for they would leave that cell empty. A candidate
    /// that is in nothing that remains cannot be true.
    ///
    /// ## How to find it
    /// Look for three cells that all see at least two cells with two or three candidates. Write down the digits the
    /// three cells can take together and strike what the other cells forbid. It is long work: aligned pairs come first.
    pub AlignedTripleExclusion = "aligned-triple-exclusion", "Aligned Triple Exclusion", Advanced,
    zh: "均衡三数组" {
        what: "若一格填某个候选数，另外两格无论填什么，都会使三格同时看到的某格没有数可填，这个候选数就删去。",
        why: "把三格的各种填法列出来：互相看到的格不能相同，三个数也不能包含三格同时看到的某格仅有的全部候选数，否则该格没有数可填。剩下的填法里都不出现的候选数不可能为真。",
        find: "找同时看到至少两个双值格或三值格的三格，列出三格能填的数的组合，划掉不允许的。工作量很大，应先看均衡数对。"
    }, se: 75, aliases: ["ate", "aligned-triplet-exclusion"],
    wider: ["aligned-pair-exclusion"],
    search: aligned::triples
}
