//! Rows of bits: which nodes a node leads to.

/// Rows are so many words wide, or some times as many: what is done to whole rows is done to as many words at once.
const CHUNK: usize = 4;

/// How many words a row of so many bits has.
pub(crate) const fn width(columns: usize) -> usize {
    columns.div_ceil(CHUNK * 64) * CHUNK
}

/// Rows of equal width, one bit per node.
#[derive(Clone, Debug, Default)]
pub(crate) struct Matrix {
    words: usize,
    bits: Vec<u64>,
}

impl Matrix {
    /// Makes room for so many nodes, all bits clear; the buffer stays.
    pub(crate) fn reset(&mut self, rows: usize, columns: usize) {
        self.words = width(columns);
        self.bits.clear();
        self.bits.resize(rows * self.words, 0);
    }

    /// Makes room for more nodes; the bits set stay with their rows and columns.
    pub(crate) fn widen(&mut self, rows: usize, columns: usize) {
        let (old, words) = (self.words, width(columns));
        let known = self.bits.len().checked_div(old).unwrap_or(0);
        self.bits.resize(rows * words, 0);
        if words > old {
            for row in (0..known).rev() {
                self.bits.copy_within(row * old..(row + 1) * old, row * words);
                self.bits[row * words + old..(row + 1) * words].fill(0);
            }
        }
        self.words = words;
    }

    /// Makes room for so many nodes and leaves the bits as they are; the buffer stays.
    pub(crate) fn shape(&mut self, rows: usize, columns: usize) {
        self.words = width(columns);
        self.bits.resize(rows * self.words, 0);
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

    /// Whether a bit is set.
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

/// Adds the bits of one row to another of the same width.
#[inline]
pub(crate) fn add(into: &mut [u64], more: &[u64]) {
    for (into, more) in into.as_chunks_mut::<CHUNK>().0.iter_mut().zip(more.as_chunks::<CHUNK>().0) {
        for (word, more) in into.iter_mut().zip(more) {
            *word |= more;
        }
    }
}

/// The bits set in a row, in order.
#[inline]
pub(crate) fn ones(row: &[u64]) -> Ones<'_> {
    Ones { row, index: 0, word: row.first().copied().unwrap_or(0) }
}

/// The first bit that is set in one row and not in another.
#[inline]
pub(crate) fn first_beside(row: &[u64], other: &[u64]) -> Option<usize> {
    let mut words = row.iter().zip(other).map(|(word, other)| word & !other).enumerate();
    words.find(|&(_, word)| word != 0).map(|(index, word)| index * 64 + word.trailing_zeros() as usize)
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
    words.flat_map(move |(index, (one, other))| {
        let mut word = one & other;
        std::iter::from_fn(move || {
            let bit = (word != 0).then(|| word.trailing_zeros() as usize)?;
            word &= word - 1;
            Some(index * 64 + bit)
        })
        .filter(move |&end| end >= first)
    })
}

/// The bits up to number `last` that two rows share.
pub(crate) fn shared_up_to<'a>(one: &'a [u64], other: &'a [u64], last: usize) -> impl Iterator<Item = usize> + 'a {
    let words = last / 64 + 1;
    shared(&one[..words], &other[..words], 0).take_while(move |&bit| bit <= last)
}
