//! Ways to place digits on the whole board.
use crate::set::DigitSet;

/// Every way to place a digit on the whole board, or the ways of several digits that fit together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Templates {
    /// The digits: that of the conclusion, and those against whose ways it is held, which are those of the truths; or that
    /// of the conclusion alone, held against all others.
    pub digits: DigitSet,
}
