//! Ranges of numbers that a puzzle may have.

/// A range of numbers, with both ends in it.
///
/// ```
/// use qedoku_generate::Bounds;
///
/// let bounds = Bounds::new(22, 24);
/// assert!(bounds.contains(24) && !bounds.contains(25));
/// assert_eq!(Bounds::just(7), Bounds::new(7, 7));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bounds<N> {
    /// The least number.
    pub least: N,
    /// The largest number.
    pub most: N,
}

impl<N: Copy + PartialOrd> Bounds<N> {
    /// The numbers from the least to the most.
    pub const fn new(least: N, most: N) -> Self {
        Self { least, most }
    }

    /// The range of one number.
    pub const fn just(number: N) -> Self {
        Self { least: number, most: number }
    }

    /// True if the number is in the range.
    pub fn contains(&self, number: N) -> bool {
        self.least <= number && number <= self.most
    }
}
