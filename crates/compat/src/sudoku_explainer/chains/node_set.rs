//! Sets of nodes of Sudoku Explainer's chains: rows of bits.

/// A set of nodes, by number.
pub(super) type NodeSet<const W: usize> = [u64; W];

/// Adds a node to a set.
#[inline]
pub(super) const fn add<const W: usize>(row: &mut NodeSet<W>, node: u16) {
    row[node as usize / 64] |= 1 << (node % 64);
}

/// Takes a node out of a set.
#[inline]
pub(super) const fn remove<const W: usize>(row: &mut NodeSet<W>, node: u16) {
    row[node as usize / 64] &= !(1 << (node % 64));
}

/// True if a node is in a set.
#[inline]
pub(super) const fn contains<const W: usize>(row: &NodeSet<W>, node: u16) -> bool {
    row[node as usize / 64] >> (node % 64) & 1 == 1
}

/// True if two sets share a node.
#[inline]
pub(super) fn meets<const W: usize>(one: &NodeSet<W>, other: &NodeSet<W>) -> bool {
    one.iter().zip(other).any(|(a, b)| a & b != 0)
}

/// The nodes that two sets share.
#[inline]
pub(super) fn common<const W: usize>(one: &NodeSet<W>, other: &NodeSet<W>) -> NodeSet<W> {
    std::array::from_fn(|word| one[word] & other[word])
}

/// Adds the nodes of a set to another.
#[inline]
pub(super) fn unite<const W: usize>(all: &mut NodeSet<W>, more: &NodeSet<W>) {
    all.iter_mut().zip(more).for_each(|(all, more)| *all |= more);
}

/// Calls `take` with each node of a set.
#[inline]
pub(super) fn each<const W: usize>(row: &NodeSet<W>, mut take: impl FnMut(u16)) {
    any(row, |node| {
        take(node);
        false
    });
}

/// True if some node of a set is as wanted.
#[inline]
pub(super) fn any<const W: usize>(row: &NodeSet<W>, mut is_wanted: impl FnMut(u16) -> bool) -> bool {
    row.iter().enumerate().any(|(word, &bits)| {
        let mut left = bits;
        while left != 0 {
            if is_wanted((word * 64) as u16 + left.trailing_zeros() as u16) {
                return true;
            }
            left &= left - 1;
        }
        false
    })
}
