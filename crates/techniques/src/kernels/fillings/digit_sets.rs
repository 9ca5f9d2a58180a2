//! Sets of sets of digits, and what cells that differ can hold.
use qedoku_core::{Digit, DigitSet};

const WORDS: usize = 8;

/// For each digit below the seventh, the places of a word whose sets have it.
const HAVING: [u64; 6] = [
    0xAAAA_AAAA_AAAA_AAAA,
    0xCCCC_CCCC_CCCC_CCCC,
    0xF0F0_F0F0_F0F0_F0F0,
    0xFF00_FF00_FF00_FF00,
    0xFFFF_0000_FFFF_0000,
    0xFFFF_FFFF_0000_0000,
];

/// A set of sets of digits: a bit each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct DigitSets([u64; WORDS]);

impl DigitSets {
    /// No set.
    pub(super) const NONE: Self = Self([0; WORDS]);

    /// The set without digits, and no other.
    pub(super) const NOTHING: Self = Self([1, 0, 0, 0, 0, 0, 0, 0]);

    /// True if there is no set.
    pub(super) fn is_none(&self) -> bool {
        self.0.iter().all(|&word| word == 0)
    }

    /// True if a set is among them.
    pub(super) fn contains(&self, set: DigitSet) -> bool {
        let at = usize::from(set.bits());
        self.0[at / 64] >> (at % 64) & 1 == 1
    }

    /// The sets.
    pub(super) fn iter(&self) -> impl Iterator<Item = DigitSet> + '_ {
        self.0.iter().zip(0_u16..).filter(|(bits, _)| **bits != 0).flat_map(|(&bits, word)| {
            let ones = std::iter::successors(Some(bits), |&bits| Some(bits & bits.wrapping_sub(1)));
            let ones = ones.take_while(|&bits| bits != 0).map(|bits| bits.trailing_zeros() as u16);
            ones.map(move |at| DigitSet::from_bits(64 * word + at))
        })
    }

    /// Those that are so.
    pub(super) fn filter(self, is_so: impl Fn(DigitSet) -> bool) -> Self {
        let mut kept = Self::NONE;
        for set in self.iter().filter(|&set| is_so(set)) {
            let at = usize::from(set.bits());
            kept.0[at / 64] |= 1 << (at % 64);
        }
        kept
    }

    /// The sets without a digit, with it.
    fn with(&self, digit: Digit) -> Self {
        let mut with = Self::NONE;
        let at = digit.index();
        if let Some(having) = HAVING.get(at) {
            for (with, word) in with.0.iter_mut().zip(self.0) {
                *with = (word & !having) << (1 << at);
            }
        } else {
            let step = 1 << (at - HAVING.len());
            for word in (0..WORDS).filter(|word| word & step == 0) {
                with.0[word | step] = self.0[word];
            }
        }
        with
    }

    /// The sets with a digit, without it.
    fn less(&self, digit: Digit) -> Self {
        let mut less = Self::NONE;
        let at = digit.index();
        if let Some(having) = HAVING.get(at) {
            for (less, word) in less.0.iter_mut().zip(self.0) {
                *less = (word & having) >> (1 << at);
            }
        } else {
            let step = 1 << (at - HAVING.len());
            for word in (0..WORDS).filter(|word| word & step == 0) {
                less.0[word] = self.0[word | step];
            }
        }
        less
    }

    /// Each set with one of some digits that it does not have.
    fn with_one_of(&self, digits: DigitSet) -> Self {
        digits.iter().fold(Self::NONE, |all, digit| all | self.with(digit))
    }

    /// The sets that cells that differ can hold.
    pub(super) fn of_cells(cells: impl IntoIterator<Item = DigitSet>) -> Self {
        cells.into_iter().fold(Self::NOTHING, |sets, digits| sets.with_one_of(digits))
    }
}

impl std::ops::BitOr for DigitSets {
    type Output = Self;

    fn bitor(mut self, other: Self) -> Self {
        for (word, more) in self.0.iter_mut().zip(other.0) {
            *word |= more;
        }
        self
    }
}

impl std::ops::BitAnd for DigitSets {
    type Output = Self;

    fn bitand(mut self, other: Self) -> Self {
        for (word, more) in self.0.iter_mut().zip(other.0) {
            *word &= more;
        }
        self
    }
}

/// The digits that cells may hold which all differ and of which the set fits, cell by cell; nothing if there are none.
pub(super) fn fitting(cells: &[DigitSet], fits: impl Fn(DigitSet) -> bool) -> Option<[DigitSet; Digit::COUNT]> {
    if cells.len() > Digit::COUNT {
        return None;
    }
    let mut before = [DigitSets::NONE; Digit::COUNT + 1];
    before[0] = DigitSets::NOTHING;
    for (at, &digits) in cells.iter().enumerate() {
        before[at + 1] = before[at].with_one_of(digits);
    }
    let mut after = before[cells.len()].filter(fits);
    if after.is_none() {
        return None;
    }
    let mut kept = [DigitSet::EMPTY; Digit::COUNT];
    for at in (0..cells.len()).rev() {
        let mut led = DigitSets::NONE;
        for digit in cells[at] {
            let sets = before[at] & after.less(digit);
            if !sets.is_none() {
                kept[at].insert(digit);
                led = led | sets;
            }
        }
        after = led;
    }
    Some(kept)
}

/// The sum of each set of digits.
pub(super) fn sum(set: DigitSet) -> i32 {
    set.iter().map(|digit| i32::from(digit.value())).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(bits: u16) -> DigitSet {
        DigitSet::from_bits(bits)
    }

    #[test]
    fn sets_gain_and_lose_each_digit() {
        for digit in Digit::ALL {
            let all = DigitSets([u64::MAX; WORDS]);
            assert!(all.with(digit).iter().all(|set| set.contains(digit)));
            assert_eq!(all.with(digit).iter().count(), 256);
            assert!(all.less(digit).iter().all(|set| !set.contains(digit)));
            assert_eq!(all.less(digit).with(digit), all.with(digit));
        }
    }

    #[test]
    fn what_fits_is_what_some_filling_has() {
        // Four cells of few digits each; the fillings are gone through one by one.
        let cells = [set(0b0_0011_0011), set(0b1_0000_0110), set(0b0_1100_0011), set(0b0_0011_0101)];
        let total = 17;
        let mut expected = [DigitSet::EMPTY; 4];
        for a in cells[0] {
            for b in cells[1] {
                for c in cells[2] {
                    for d in cells[3] {
                        let all: DigitSet = [a, b, c, d].into_iter().collect();
                        if all.len() == 4 && sum(all) == total {
                            expected.iter_mut().zip([a, b, c, d]).for_each(|(set, digit)| set.insert(digit));
                        }
                    }
                }
            }
        }
        let kept = fitting(&cells, |set| sum(set) == total).unwrap_or_default();
        assert_eq!(kept[..4], expected);
        assert!(!expected[0].is_empty());
        assert_eq!(fitting(&cells, |set| sum(set) == 45), None);
    }
}
