//! How hard an argument is: the rating, and what decides between arguments of one rating.

/// What the length adds, in tenths: as many as bounds that the number of nodes, less two, exceeds. They grow by half and
/// by a third in turn.
fn bounds_exceeded(complexity: u32) -> u32 {
    let (mut count, mut bound) = (0, 4);
    while complexity > bound + 2 {
        count += 1;
        bound = if count % 2 == 1 { bound * 3 / 2 } else { bound * 4 / 3 };
    }
    count
}

/// The rating of an argument of so many nodes whose producer starts from `base`. Sums in binary: some that are equal in
/// tenths are not equal here, and it is these that are compared.
pub(super) fn rating(base: f64, complexity: u32) -> f64 {
    base + (0..bounds_exceeded(complexity)).fold(0.0, |bonus, _| bonus + 0.1)
}

/// A rating in tenths, as it is printed.
#[allow(clippy::cast_sign_loss, reason = "ratings are positive")]
pub(super) fn tenths(rating: f64) -> u16 {
    ((rating + 0.05) * 10.0) as u16
}

/// What arguments are sorted by.
#[derive(Clone, Copy, PartialEq, PartialOrd, Debug)]
pub(super) struct Rank {
    pub(super) rating: f64,
    pub(super) complexity: u32,
    /// The kind of argument.
    pub(super) kind: u8,
}

impl Rank {
    pub(super) fn new(base: f64, complexity: u32, kind: u8) -> Self {
        Self { rating: rating(base, complexity), complexity, kind }
    }

    /// After all others.
    pub(super) const LAST: Self = Self { rating: f64::INFINITY, complexity: u32::MAX, kind: u8::MAX };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_bounds_are_those_of_the_scale() {
        let bounds: Vec<u32> = (3..=400).filter(|&n| bounds_exceeded(n + 1) > bounds_exceeded(n)).collect();
        assert_eq!(bounds, [6, 8, 10, 14, 18, 26, 34, 50, 66, 98, 130, 194, 258, 386]);
        assert_eq!([4, 6, 7, 14].map(|nodes| tenths(rating(6.6, nodes))), [66, 66, 67, 69]);
    }

    #[test]
    fn ratings_are_compared_as_binary_sums() {
        assert!(rating(6.6, 8) < rating(6.5, 10) && tenths(rating(6.6, 8)) == tenths(rating(6.5, 10)));
    }
}
