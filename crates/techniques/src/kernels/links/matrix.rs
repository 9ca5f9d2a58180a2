//! Matrices of bits: for each node, the nodes it leads to.

/// The number of words of which the width of every row is a multiple: whole rows are processed that many words at once.
const CHUNK: usize = 4;

/// The number of words of a row of this many bits.
pub(crate) const fn width(columns: usize) -> usize {
    columns.div_ceil(CHUNK * 64) * CHUNK
}

/// Rows of equal width, one bit per node.
#[derive(Clone, Debug, Default)]
pub(crate) struct BitMatrix {
    words: usize,
    bits: Vec<u64>,
}

impl BitMatrix {
    /// Makes room for this number of nodes, all bits clear; the buffer stays.
    pub(crate) fn reset(&mut self, rows: usize, columns: usize) {
        self.words = width(columns);
        self.bits.clear();
        self.bits.resize(rows * self.words, 0);
    }

    /// Makes room for this number of nodes and leaves the bits as they are; the buffer stays.
    pub(crate) fn shape(&mut self, rows: usize, columns: usize) {
        self.words = width(columns);
        self.bits.resize(rows * self.words, 0);
    }

    /// The number of words of a row.
    pub(crate) const fn words(&self) -> usize {
        self.words
    }

    /// One row.
    #[inline]
    pub(crate) fn row(&self, row: usize) -> &[u64] {
        &self.bits[row * self.words..(row + 1) * self.words]
    }

    /// One row, to be changed.
    #[inline]
    pub(crate) fn row_mut(&mut self, row: usize) -> &mut [u64] {
        &mut self.bits[row * self.words..(row + 1) * self.words]
    }

    /// Adds the bits of one row to another one.
    pub(crate) fn add_row(&mut self, row: usize, other: usize) {
        for word in 0..self.words {
            self.bits[row * self.words + word] |= self.bits[other * self.words + word];
        }
    }

    /// One row, and the next one to be changed.
    #[inline]
    pub(crate) fn pair_mut(&mut self, row: usize) -> (&[u64], &mut [u64]) {
        let (before, rest) = self.bits.split_at_mut((row + 1) * self.words);
        (&before[row * self.words..], &mut rest[..self.words])
    }

    /// Sets a bit.
    #[inline]
    pub(crate) fn insert(&mut self, row: usize, column: usize) {
        self.bits[row * self.words + column / 64] |= 1 << (column % 64);
    }

    /// True if a bit is set.
    #[inline]
    pub(crate) fn contains(&self, row: usize, column: usize) -> bool {
        self.bits[row * self.words + column / 64] >> (column % 64) & 1 == 1
    }

    /// The bits set in a row, in order.
    #[inline]
    pub(crate) fn ones(&self, row: usize) -> Ones<'_> {
        ones(self.row(row))
    }
}

/// Rows of equal width that are mostly short and grow in number.
#[derive(Clone, Debug, Default)]
pub(crate) struct SparseRows {
    chunks: usize,
    bits: Vec<[u64; CHUNK]>,
}

impl SparseRows {
    /// Removes all rows; those that come next have room for this number of bits.
    pub(crate) fn clear(&mut self, columns: usize) {
        self.chunks = width(columns) / CHUNK;
        self.bits.clear();
    }

    /// Adds rows without bits up to this number.
    pub(crate) fn widen(&mut self, rows: usize) {
        self.bits.resize(rows * self.chunks, [0; CHUNK]);
    }

    /// The words of a row.
    pub(crate) fn row_mut(&mut self, row: usize) -> &mut [u64] {
        self.bits[row * self.chunks..(row + 1) * self.chunks].as_flattened_mut()
    }

    /// Copies another row of these, or keeps of a row what that has as well.
    pub(crate) fn keep(&mut self, row: usize, other: usize, all: bool) {
        for chunk in 0..self.chunks {
            let theirs = self.bits[other * self.chunks + chunk];
            let bits = &mut self.bits[row * self.chunks + chunk];
            for (word, theirs) in bits.iter_mut().zip(theirs) {
                *word = if all { theirs } else { *word & theirs };
            }
        }
    }

    /// Adds the bits of a row of others as wide as these; whether there were new ones.
    #[inline]
    pub(crate) fn extend(&mut self, row: usize, others: &Self, other: usize) -> bool {
        let mut new = 0;
        for chunk in 0..self.chunks {
            let bits = &mut self.bits[row * self.chunks + chunk];
            for (word, theirs) in bits.iter_mut().zip(&others.bits[other * self.chunks + chunk]) {
                new |= theirs & !*word;
                *word |= theirs;
            }
        }
        new != 0
    }

    /// True if a row shares a bit with a row of others as wide as these.
    #[inline]
    pub(crate) fn meets(&self, row: usize, others: &Self, other: usize) -> bool {
        let mut both = 0;
        for chunk in 0..self.chunks {
            let theirs = &others.bits[other * self.chunks + chunk];
            for (word, theirs) in self.bits[row * self.chunks + chunk].iter().zip(theirs) {
                both |= word & theirs;
            }
        }
        both != 0
    }
}

/// Adds the bits of one row to another of the same width.
#[inline]
pub(crate) fn add(into: &mut [u64], more: &[u64]) {
    for (into, more) in into.as_chunks_mut::<CHUNK>().0.iter_mut().zip(more.as_chunks::<CHUNK>().0) {
        for (word, more) in into.iter_mut().zip(more) {
            *word |= more;
        }
    }
}

/// The numbers of the bits set in one word of a row.
#[inline]
pub(crate) fn ones_of(mut word: u64, index: usize) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let bit = (word != 0).then(|| word.trailing_zeros() as usize)?;
        word &= word - 1;
        Some(index * 64 + bit)
    })
}

/// The bits set in a row, in order.
#[inline]
pub(crate) fn ones(row: &[u64]) -> Ones<'_> {
    Ones { row, index: 0, word: row.first().copied().unwrap_or(0) }
}

/// Iterates the bits set in a row.
#[derive(Clone, Debug)]
pub(crate) struct Ones<'a> {
    row: &'a [u64],
    index: usize,
    word: u64,
}

impl Iterator for Ones<'_> {
    type Item = usize;

    #[inline]
    fn next(&mut self) -> Option<usize> {
        while self.word == 0 {
            self.index += 1;
            self.word = *self.row.get(self.index)?;
        }
        let bit = self.word.trailing_zeros() as usize;
        self.word &= self.word - 1;
        Some(self.index * 64 + bit)
    }
}

/// The bits from number `first` on that two rows share.
pub(crate) fn shared<'a>(one: &'a [u64], other: &'a [u64], first: usize) -> impl Iterator<Item = usize> + 'a {
    let words = one.iter().zip(other).enumerate();
    words.flat_map(move |(index, (one, other))| ones_of(one & other, index).filter(move |&end| end >= first))
}

/// The bits up to number `last` that two rows share.
pub(crate) fn shared_up_to<'a>(one: &'a [u64], other: &'a [u64], last: usize) -> impl Iterator<Item = usize> + 'a {
    let words = last / 64 + 1;
    shared(&one[..words], &other[..words], 0).take_while(move |&bit| bit <= last)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    /// Wider than one chunk of words.
    const WIDTH: usize = 600;

    /// Rows with these bits.
    fn rows(sets: &[BTreeSet<usize>]) -> SparseRows {
        let mut rows = SparseRows::default();
        rows.clear(WIDTH);
        rows.widen(sets.len());
        for (row, set) in sets.iter().enumerate() {
            for bit in set {
                rows.row_mut(row)[bit / 64] |= 1 << (bit % 64);
            }
        }
        rows
    }

    fn bits(rows: &mut SparseRows, row: usize) -> BTreeSet<usize> {
        ones(rows.row_mut(row)).collect()
    }

    #[test]
    fn rows_are_sets_of_numbers() {
        let sets: Vec<BTreeSet<usize>> = (0..12).map(|row| (row..WIDTH).step_by(29 * row + 7).collect()).collect();
        let others = rows(&sets);
        for one in 0..sets.len() {
            for other in 0..sets.len() {
                let mut own = rows(&sets);
                assert_eq!(own.meets(one, &others, other), !sets[one].is_disjoint(&sets[other]), "{one} {other}");
                assert_eq!(own.extend(one, &others, other), !sets[other].is_subset(&sets[one]), "{one} {other}");
                assert_eq!(bits(&mut own, one), &sets[one] | &sets[other], "{one} {other}");
                own.keep(one, other, false);
                assert_eq!(bits(&mut own, one), sets[other], "{one} {other}");
                own.keep(one, (other + 1) % sets.len(), true);
                assert_eq!(own.meets(one, &others, one), !bits(&mut own, one).is_disjoint(&sets[one]), "{one} {other}");
            }
        }
    }
}
