//! Sets of small numbers, a bit each.

/// A set of numbers that count things of one position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct NumberSet<const WORDS: usize>([u64; WORDS]);

impl<const WORDS: usize> NumberSet<WORDS> {
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

    /// True if the number is a member.
    #[inline]
    pub(crate) const fn contains(&self, number: usize) -> bool {
        self.0[number / 64] >> (number % 64) & 1 == 1
    }

    /// True if there is no member.
    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        self.0.iter().fold(0, |all, word| all | word) == 0
    }

    /// True if there are two members or more.
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

impl<const WORDS: usize> Default for NumberSet<WORDS> {
    fn default() -> Self {
        Self::EMPTY
    }
}

#[cfg(test)]
mod tests {
    use super::NumberSet;

    type Numbers = NumberSet<8>;

    #[test]
    fn members_come_back_in_order() {
        let numbers = [0, 5, 63, 64, 300, Numbers::COUNT - 1];
        let mut set = Numbers::EMPTY;
        for number in numbers {
            set.insert(number);
        }
        assert!(set.iter().eq(numbers));
        assert!(set.above(63).iter().eq([64, 300, Numbers::COUNT - 1]));
        assert!(set.above(64).iter().eq([300, Numbers::COUNT - 1]));
        assert!(set.is_several() && !Numbers::EMPTY.is_several());
        for number in numbers {
            let mut alone = Numbers::EMPTY;
            alone.insert(number);
            assert!(!alone.is_several() && !alone.is_empty());
        }
        assert!(set.but(&set).is_empty() && set.and(&Numbers::ALL) == set && set.contains(64) && !set.contains(65));
    }
}
