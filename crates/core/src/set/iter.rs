//! Walks over sets.
use super::CandidateSet;
use crate::ids::{Candidate, Cell, Digit, House};

/// Writes the iterator of a set of one word.
macro_rules! bit_iter {
    ($iter:ident over $item:ident in $bits:ty) => {
        /// Walks the members in layout order.
        #[derive(Clone, Debug)]
        pub struct $iter($bits);

        impl $iter {
            pub(super) const fn over(bits: $bits) -> Self {
                Self(bits)
            }
        }

        impl Iterator for $iter {
            type Item = $item;
            #[inline]
            fn next(&mut self) -> Option<$item> {
                if self.0 == 0 {
                    return None;
                }
                let item = $item::from_index(self.0.trailing_zeros() as usize);
                self.0 &= self.0 - 1;
                Some(item)
            }
            fn size_hint(&self) -> (usize, Option<usize>) {
                let n = self.0.count_ones() as usize;
                (n, Some(n))
            }
        }

        impl ExactSizeIterator for $iter {}
    };
}

bit_iter!(CellIter over Cell in u128);
bit_iter!(DigitIter over Digit in u16);
bit_iter!(HouseIter over House in u64);

/// Walks the members by digit, then by cell.
pub(super) struct CandidateIter {
    set: CandidateSet,
    digit: Digit,
    /// The cells of the digit that are left.
    cells: CellIter,
}

impl CandidateIter {
    pub(super) const fn over(set: CandidateSet) -> Self {
        Self { set, digit: Digit::D1, cells: set.plane(Digit::D1).iter() }
    }
}

impl Iterator for CandidateIter {
    type Item = Candidate;
    #[inline]
    fn next(&mut self) -> Option<Candidate> {
        loop {
            if let Some(cell) = self.cells.next() {
                return Some(Candidate { cell, digit: self.digit });
            }
            self.digit = Digit::from_value(u32::from(self.digit.value()) + 1)?;
            self.cells = self.set.plane(self.digit).iter();
        }
    }
}
