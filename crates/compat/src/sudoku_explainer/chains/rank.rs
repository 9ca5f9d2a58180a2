//! Sudoku Explainer's rank of an argument: its rating, and the order of arguments of one rating.
use qedoku_techniques::length_tenths;

/// The rating of an argument of this complexity whose producer starts from `base`. Sums in binary: some that are equal
/// in tenths are not equal here, and it is these that are compared.
pub(super) fn rating(base: f64, complexity: u32) -> f64 {
    base + (0..length_tenths(complexity as usize)).fold(0.0, |bonus, _| bonus + 0.1)
}

/// The key by which arguments are sorted.
#[derive(Clone, Copy, PartialEq, PartialOrd, Debug)]
pub(super) struct ArgumentRank {
    pub(super) rating: f64,
    pub(super) complexity: u32,
    /// The kind of argument.
    pub(super) kind: u8,
}

impl ArgumentRank {
    pub(super) fn new(base: f64, complexity: u32, kind: u8) -> Self {
        Self { rating: rating(base, complexity), complexity, kind }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sudoku_explainer::order::rating as printed;

    #[test]
    fn the_bounds_are_those_of_the_scale() {
        let bounds: Vec<usize> = (3..=400).filter(|&n| length_tenths(n + 1) > length_tenths(n)).collect();
        assert_eq!(bounds, [6, 8, 10, 14, 18, 26, 34, 50, 66, 98, 130, 194, 258, 386]);
        assert_eq!([4, 6, 7, 14].map(|nodes| printed(rating(6.6, nodes)).se), [66, 66, 67, 69].map(Some));
    }

    #[test]
    fn ratings_are_compared_as_binary_sums() {
        assert!(rating(6.6, 8) < rating(6.5, 10) && printed(rating(6.6, 8)) == printed(rating(6.5, 10)));
    }
}
