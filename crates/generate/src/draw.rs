//! Pseudorandom numbers, the same everywhere.

/// `SplitMix64` (G. L. Steele, D. Lea, C. H. Flood, "Fast splittable pseudorandom number generators", 2014), with
/// the constants of S. Vigna's public domain version.
///
/// ```
/// use qedoku_generate::RandomDraws;
///
/// let mut draw = RandomDraws::new(7, 0);
/// assert!(draw.below(6) < 6);
/// ```
#[derive(Clone, Debug)]
pub struct RandomDraws(u64);

/// The odd number nearest to 2^64 divided by the golden ratio.
const STEP: u64 = 0x9e37_79b9_7f4a_7c15;

/// Mixes the bits of a word; no two words give the same.
const fn mix(word: u64) -> u64 {
    let word = (word ^ word >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let word = (word ^ word >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    word ^ word >> 31
}

impl RandomDraws {
    /// Stream number `index` of a seed.
    pub const fn new(seed: u64, index: u64) -> Self {
        Self(mix(mix(seed.wrapping_add(STEP)).wrapping_add(index)))
    }

    /// The next 64 bits.
    const fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(STEP);
        mix(self.0)
    }

    /// A number below `bound`, or 0 if that is 0. The bias is below `bound` in 2^64, too small to be seen.
    pub fn below(&mut self, bound: usize) -> usize {
        ((u128::from(self.next()) * bound as u128) >> 64) as usize
    }

    /// Puts items in random order.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last + 1));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_numbers_are_those_of_the_published_generator() {
        let mut draw = RandomDraws(1_234_567);
        let expected = [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423];
        assert_eq!([draw.next(), draw.next(), draw.next()], expected);
    }

    #[test]
    fn numbers_stay_below_their_bound_and_reach_all_of_it() {
        let mut draw = RandomDraws::new(1, 2);
        let mut counts = [0; 9];
        (0..9000).for_each(|_| counts[draw.below(9)] += 1);
        assert!(counts.iter().all(|count| (850..1150).contains(count)), "{counts:?}");
    }

    #[test]
    fn a_shuffle_keeps_what_it_moves() {
        let mut items: Vec<_> = (0..81).collect();
        RandomDraws::new(5, 0).shuffle(&mut items);
        assert!(items.iter().enumerate().any(|(index, &item)| index != item));
        items.sort_unstable();
        assert!(items.into_iter().eq(0..81));
    }
}
