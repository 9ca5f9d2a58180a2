//! Sets of almost locked sets, by their numbers.

/// The number of 64-bit words that hold a set.
const WORDS: usize = 8;

/// The numbers of some almost locked sets of one position.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct AlsNumbers([u64; WORDS]);

impl AlsNumbers {
    /// The number of numbers that a set has room for.
    pub(crate) const COUNT: usize = WORDS * 64;
    /// The set of all numbers.
    pub(crate) const ALL: Self = Self([u64::MAX; WORDS]);
    /// The set without members.
    pub(crate) const EMPTY: Self = Self([0; WORDS]);

    /// Adds a number.
    #[inline]
    pub(crate) const fn insert(&mut self, number: usize) {
        self.0[number / 64] |= 1 << (number % 64);
    }

    /// Whether the number is a member.
    #[inline]
    pub(crate) const fn contains(&self, number: usize) -> bool {
        self.0[number / 64] >> (number % 64) & 1 == 1
    }

    /// Whether there is no member.
    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        self.0.iter().fold(0, |all, word| all | word) == 0
    }

    /// Whether there are two members or more.
    #[inline]
    pub(crate) fn is_several(&self) -> bool {
        let mut any = 0;
        let mut more = 0;
        for &word in &self.0 {
            more |= (word & word.wrapping_sub(1)) | if any == 0 { 0 } else { word };
            any |= word;
        }
        more != 0
    }

    /// The number of members.
    pub(crate) fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// The members of both.
    #[inline]
    pub(crate) fn and(mut self, other: &Self) -> Self {
        self.0.iter_mut().zip(&other.0).for_each(|(word, theirs)| *word &= theirs);
        self
    }

    /// The members that are not in `other`.
    #[inline]
    pub(crate) fn but(mut self, other: &Self) -> Self {
        self.0.iter_mut().zip(&other.0).for_each(|(word, theirs)| *word &= !theirs);
        self
    }

    /// Adds the members of `other`.
    #[inline]
    pub(crate) fn add(&mut self, other: &Self) {
        self.0.iter_mut().zip(&other.0).for_each(|(word, theirs)| *word |= theirs);
    }

    /// The members above `number`.
    pub(crate) fn above(mut self, number: usize) -> Self {
        let word = number / 64;
        let bit = number % 64;
        self.0[..word].fill(0);
        self.0[word] &= !(u64::MAX >> (63 - bit));
        self
    }

    /// The members in ascending order.
    pub(crate) fn iter(self) -> impl Iterator<Item = usize> {
        let mut index = 0;
        let mut word = self.0[0];
        std::iter::from_fn(move || {
            while word == 0 {
                index += 1;
                word = *self.0.get(index)?;
            }
            let number = index * 64 + word.trailing_zeros() as usize;
            word &= word - 1;
            Some(number)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn members_come_back_in_order() {
        let numbers = [0, 5, 63, 64, 300, AlsNumbers::COUNT - 1];
        let mut set = AlsNumbers::EMPTY;
        for number in numbers {
            set.insert(number);
        }
        assert!(set.iter().eq(numbers));
        assert!(set.above(63).iter().eq([64, 300, AlsNumbers::COUNT - 1]));
        assert!(set.above(64).iter().eq([300, AlsNumbers::COUNT - 1]));
        assert!(set.is_several() && !AlsNumbers::EMPTY.is_several());
        for number in numbers {
            let mut alone = AlsNumbers::EMPTY;
            alone.insert(number);
            assert!(!alone.is_several() && !alone.is_empty());
        }
        assert!(set.but(&set).is_empty() && set.and(&AlsNumbers::ALL) == set && set.contains(64) && !set.contains(65));
    }
}
