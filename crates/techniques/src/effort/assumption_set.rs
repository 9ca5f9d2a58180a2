//! Sets of assumptions.
use std::ops::{BitAnd, BitOr, BitOrAssign, Sub};

/// The number of words of a set.
const WORDS: usize = 4;

/// A set of assumptions that are followed together, by their numbers.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct AssumptionSet([u64; WORDS]);

impl AssumptionSet {
    /// The number of assumptions that are followed together.
    pub(super) const COUNT: usize = WORDS * 64;
    /// The set without members.
    pub(super) const EMPTY: Self = Self([0; WORDS]);

    /// Adds an assumption.
    pub(super) fn insert(&mut self, number: usize) {
        self.0[number / 64] |= 1 << (number % 64);
    }

    /// Whether there is no member.
    #[inline]
    pub(super) fn is_empty(self) -> bool {
        self.0.into_iter().fold(0, BitOr::bitor) == 0
    }

    /// The words of the set, one bit an assumption.
    pub(super) const fn words(&self) -> &[u64] {
        &self.0
    }
}

impl BitAnd for AssumptionSet {
    type Output = Self;
    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] & other.0[word]))
    }
}

impl BitOr for AssumptionSet {
    type Output = Self;
    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] | other.0[word]))
    }
}

impl BitOrAssign for AssumptionSet {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

impl Sub for AssumptionSet {
    type Output = Self;
    #[inline]
    fn sub(self, other: Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] & !other.0[word]))
    }
}
