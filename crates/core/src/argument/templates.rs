//! Ways to place digits on the whole board.
use crate::set::DigitSet;
use crate::wire::logged;

logged! {
    /// Every way to place a digit on the whole board, or the ways of several digits that fit together.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub struct Templates {
        /// The digits: that of the conclusion, and those against whose ways it is held.
        #[more("These are the digits of the truths. Or that of the conclusion alone, held against all others.")]
        pub digits: DigitSet,
    }

    /// Every way to place a digit on the whole board, or the ways of several digits that fit together.
    form;
}
