//! Aligned Pair Exclusion.
use crate::kernels::aligned;

crate::technique! {
    /// A candidate of one cell goes because with it every digit of a second cell would empty a cell that both see.
    ///
    /// ## Why it holds
    /// The two base cells take a pair of digits. A pair of equal digits is out if they see each other; a pair that is
    /// all that some cell they both see has left is out, for it would leave that cell empty. A candidate that is in no
    /// pair that remains cannot be true.
    ///
    /// ## How to find it
    /// Look for two cells that both see at least two cells with two candidates. Write down the pairs of digits the two
    /// cells can take and strike those the bivalue cells forbid. See whether some digit of either cell is in none of
    /// the rest.
    pub AlignedPairExclusion = "aligned-pair-exclusion", "Aligned Pair Exclusion", Advanced,
    zh: "均衡数对" {
        what: "若一格填某个候选数，另一格无论填什么，都会使两格同时看到的某格没有数可填，这个候选数就删去。",
        why: "把两格的各种填法列出来：两格互相看到时不能相同，也不能正好是两格同时看到的某格仅有的两个数，否则该格没有数可填。剩下的填法里都不出现的候选数不可能为真。",
        find: "找同时看到至少两个双值格的两格，列出两格能填的数的组合，划掉双值格不允许的，看有没有哪个候选数再也不出现。"
    }, se: 62, aliases: ["ape"],
    search: aligned::pairs
}
