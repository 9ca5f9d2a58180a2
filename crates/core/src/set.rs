//! Sets of ids, one machine word each.
mod iter;

use crate::ids::{Candidate, Cell, Digit, House};
use iter::{CandidateIter, CellIter, DigitIter, HouseIter};
use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Sub, SubAssign};

/// Writes one set type and its iterator. The sets differ in name and width only, so they are written once.
macro_rules! bit_set {
    ($(#[$doc:meta])* $set:ident of $item:ident in $bits:ty, iterated by $iter:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
        pub struct $set($bits);

        impl $set {
            /// The set without members.
            pub const EMPTY: Self = Self(0);
            /// The set of all there are.
            pub const ALL: Self = Self(<$bits>::MAX >> (<$bits>::BITS as usize - $item::COUNT));

            /// The set with one member.
            #[inline]
            pub const fn of(item: $item) -> Self { Self(1 << item.index()) }
            /// This set and `item`.
            #[inline]
            pub const fn with(self, item: $item) -> Self { Self(self.0 | 1 << item.index()) }
            /// This set but for `item`.
            #[inline]
            pub const fn without(self, item: $item) -> Self { Self(self.0 & !(1 << item.index())) }
            /// True if `item` is a member.
            #[inline]
            pub const fn contains(self, item: $item) -> bool { self.0 >> item.index() & 1 == 1 }
            /// The number of members.
            #[inline]
            pub const fn len(self) -> usize { self.0.count_ones() as usize }
            /// True if there is no member.
            #[inline]
            pub const fn is_empty(self) -> bool { self.0 == 0 }
            /// The first member, in layout order.
            #[inline]
            pub const fn first(self) -> Option<$item> {
                if self.0 == 0 { None } else { Some($item::from_index(self.0.trailing_zeros() as usize)) }
            }
            /// The last member, in layout order.
            #[inline]
            pub const fn last(self) -> Option<$item> {
                if self.0 == 0 { None } else { Some($item::from_index((<$bits>::BITS - 1 - self.0.leading_zeros()) as usize)) }
            }
            /// The only member, if there is just one.
            #[inline]
            pub const fn single(self) -> Option<$item> {
                if self.0 != 0 && self.0 & (self.0 - 1) == 0 { self.first() } else { None }
            }
            /// True if there is just one member.
            #[inline]
            pub const fn is_one(self) -> bool { self.0.count_ones() == 1 }
            /// True if there are two members or more.
            #[inline]
            pub const fn is_several(self) -> bool { self.0 != 0 && self.0 & (self.0 - 1) != 0 }
            /// True if the two sets share a member.
            #[inline]
            pub const fn meets(self, other: Self) -> bool { self.0 & other.0 != 0 }
            /// True if every member is in `of`.
            #[inline]
            pub const fn is_subset(self, of: Self) -> bool { self.0 & !of.0 == 0 }
            /// Adds `item`.
            #[inline]
            pub const fn insert(&mut self, item: $item) { self.0 |= 1 << item.index(); }
            /// Adds `item`; whether it was missing.
            #[inline]
            pub const fn add(&mut self, item: $item) -> bool {
                let missing = !self.contains(item);
                self.insert(item);
                missing
            }
            /// Takes `item` out.
            #[inline]
            pub const fn remove(&mut self, item: $item) { self.0 &= !(1 << item.index()); }
            /// The members, in layout order.
            #[inline]
            pub const fn iter(self) -> $iter { $iter::over(self.0) }
            /// The members that satisfy `keep`.
            pub fn filter(self, mut keep: impl FnMut($item) -> bool) -> Self {
                self.iter().filter(|&item| keep(item)).collect()
            }
            /// The bits, member by index; the only way to the representation.
            #[inline]
            pub const fn bits(self) -> $bits { self.0 }
            /// The set with these bits; those beyond the last index are dropped.
            #[inline]
            pub const fn from_bits(bits: $bits) -> Self { Self(bits & Self::ALL.0) }
        }
        impl BitAnd for $set { type Output = Self; #[inline] fn bitand(self, o: Self) -> Self { Self(self.0 & o.0) } }
        impl BitOr for $set { type Output = Self; #[inline] fn bitor(self, o: Self) -> Self { Self(self.0 | o.0) } }
        impl Sub for $set { type Output = Self; #[inline] fn sub(self, o: Self) -> Self { Self(self.0 & !o.0) } }
        impl BitAndAssign for $set { #[inline] fn bitand_assign(&mut self, o: Self) { self.0 &= o.0; } }
        impl BitOrAssign for $set { #[inline] fn bitor_assign(&mut self, o: Self) { self.0 |= o.0; } }
        impl SubAssign for $set { #[inline] fn sub_assign(&mut self, o: Self) { self.0 &= !o.0; } }
        impl IntoIterator for $set {
            type Item = $item;
            type IntoIter = $iter;
            #[inline]
            fn into_iter(self) -> $iter { self.iter() }
        }
        impl FromIterator<$item> for $set {
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> Self {
                items.into_iter().fold(Self::EMPTY, Self::with)
            }
        }
        impl From<$item> for $set { fn from(item: $item) -> Self { Self::of(item) } }
    };
}

bit_set! { /// A set of cells.
CellSet of Cell in u128, iterated by CellIter }
bit_set! { /// A set of digits.
DigitSet of Digit in u16, iterated by DigitIter }
bit_set! { /// A set of houses.
HouseSet of House in u64, iterated by HouseIter }

impl fmt::Debug for CellSet {
    /// Lists the cells; `{:#?}` draws the board.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !f.alternate() {
            return f.debug_set().entries(*self).finish();
        }
        for row in 1..=9 {
            let line: String =
                (1..=9).map(|column| if self.contains(Cell::at(row, column)) { 'x' } else { '.' }).collect();
            writeln!(f, "{line}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for DigitSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

impl fmt::Debug for HouseSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

impl fmt::Display for DigitSet {
    /// Writes the digits without a separator: `147`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|digit| fmt::Display::fmt(&digit, f))
    }
}

/// A set of candidates, kept as one plane of cells for each digit.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct CandidateSet {
    planes: [CellSet; Digit::COUNT],
}

impl CandidateSet {
    /// The set without members.
    pub const EMPTY: Self = Self { planes: [CellSet::EMPTY; Digit::COUNT] };
    /// All 729 candidates.
    pub const ALL: Self = Self { planes: [CellSet::ALL; Digit::COUNT] };

    /// The set with one member.
    pub fn of(candidate: Candidate) -> Self {
        let mut set = Self::EMPTY;
        set.insert(candidate);
        set
    }

    /// One digit in several cells.
    #[inline]
    pub fn of_digit(digit: Digit, cells: CellSet) -> Self {
        let mut set = Self::EMPTY;
        set.planes[digit.index()] = cells;
        set
    }

    /// Several digits in one cell.
    #[inline]
    pub fn of_cell(cell: Cell, digits: DigitSet) -> Self {
        let mut set = Self::EMPTY;
        for digit in digits {
            set.planes[digit.index()].insert(cell);
        }
        set
    }

    /// The cells in which `digit` is a member.
    #[inline]
    pub const fn plane(&self, digit: Digit) -> CellSet {
        self.planes[digit.index()]
    }

    /// The cells in which `digit` is a member, to change them.
    #[inline]
    pub const fn plane_mut(&mut self, digit: Digit) -> &mut CellSet {
        &mut self.planes[digit.index()]
    }

    /// The digits that are members in `cell`.
    #[inline]
    pub fn digits(&self, cell: Cell) -> DigitSet {
        Digit::ALL.into_iter().filter(|&digit| self.plane(digit).contains(cell)).collect()
    }

    /// Those in some cells.
    #[must_use]
    pub fn within(mut self, cells: CellSet) -> Self {
        self.planes.iter_mut().for_each(|plane| *plane &= cells);
        self
    }

    /// The cells with a member.
    pub fn cells(&self) -> CellSet {
        self.planes.iter().fold(CellSet::EMPTY, |all, &plane| all | plane)
    }

    /// The cells with a candidate, and those with exactly one.
    #[inline]
    pub fn cells_with_some_and_one(&self) -> (CellSet, CellSet) {
        let mut some = CellSet::EMPTY;
        let mut several = CellSet::EMPTY;
        for digit in Digit::ALL {
            let plane = self.plane(digit);
            several |= some & plane;
            some |= plane;
        }
        (some, some - several)
    }

    /// The digits with a member.
    pub fn all_digits(&self) -> DigitSet {
        DigitSet::ALL.filter(|digit| !self.plane(digit).is_empty())
    }

    /// True if `candidate` is a member.
    #[inline]
    pub const fn contains(&self, candidate: Candidate) -> bool {
        self.plane(candidate.digit).contains(candidate.cell)
    }

    /// Adds `candidate`.
    #[inline]
    pub const fn insert(&mut self, candidate: Candidate) {
        self.planes[candidate.digit.index()].insert(candidate.cell);
    }

    /// Adds `candidate`; whether it was missing.
    #[inline]
    pub const fn add(&mut self, candidate: Candidate) -> bool {
        self.planes[candidate.digit.index()].add(candidate.cell)
    }

    /// Takes `candidate` out.
    #[inline]
    pub const fn remove(&mut self, candidate: Candidate) {
        self.planes[candidate.digit.index()].remove(candidate.cell);
    }

    /// True if there is no member.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.planes.iter().all(|plane| plane.is_empty())
    }

    /// The number of members.
    pub fn len(&self) -> usize {
        self.planes.iter().map(|plane| plane.len()).sum()
    }

    /// The first member, by digit, then by cell.
    pub fn first(&self) -> Option<Candidate> {
        Digit::ALL.into_iter().find_map(|digit| Some(Candidate { cell: self.plane(digit).first()?, digit }))
    }

    /// The only member, if there is just one.
    pub fn single(&self) -> Option<Candidate> {
        let mut members = self.iter();
        let first = members.next()?;
        members.next().is_none().then_some(first)
    }

    /// True if the two sets share a member.
    #[inline]
    pub fn meets(&self, other: &Self) -> bool {
        self.planes.iter().zip(&other.planes).any(|(a, &b)| a.meets(b))
    }

    /// True if every member is in `of`.
    #[inline]
    pub fn is_subset(&self, of: &Self) -> bool {
        self.planes.iter().zip(&of.planes).all(|(a, &b)| a.is_subset(b))
    }

    /// The members, by digit, then by cell.
    pub fn iter(&self) -> impl Iterator<Item = Candidate> + use<> {
        CandidateIter::over(*self)
    }

    /// The members, by cell, then by digit.
    pub fn iter_by_cell(&self) -> impl Iterator<Item = Candidate> + use<> {
        let set = *self;
        set.cells()
            .into_iter()
            .flat_map(move |cell| set.digits(cell).into_iter().map(move |digit| Candidate { cell, digit }))
    }

    #[inline]
    fn zip(self, other: Self, op: impl Fn(CellSet, CellSet) -> CellSet) -> Self {
        let mut set = self;
        for (plane, &theirs) in set.planes.iter_mut().zip(&other.planes) {
            *plane = op(*plane, theirs);
        }
        set
    }
}

impl BitAnd for CandidateSet {
    type Output = Self;
    #[inline]
    fn bitand(self, other: Self) -> Self {
        self.zip(other, |a, b| a & b)
    }
}

impl BitOr for CandidateSet {
    type Output = Self;
    #[inline]
    fn bitor(self, other: Self) -> Self {
        self.zip(other, |a, b| a | b)
    }
}

impl Sub for CandidateSet {
    type Output = Self;
    #[inline]
    fn sub(self, other: Self) -> Self {
        self.zip(other, |a, b| a - b)
    }
}

impl BitAndAssign for CandidateSet {
    fn bitand_assign(&mut self, other: Self) {
        *self = *self & other;
    }
}

impl BitOrAssign for CandidateSet {
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

impl SubAssign for CandidateSet {
    fn sub_assign(&mut self, other: Self) {
        *self = *self - other;
    }
}

impl FromIterator<Candidate> for CandidateSet {
    fn from_iter<I: IntoIterator<Item = Candidate>>(items: I) -> Self {
        let mut set = Self::EMPTY;
        items.into_iter().for_each(|candidate| set.insert(candidate));
        set
    }
}

impl fmt::Debug for CandidateSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter_by_cell()).finish()
    }
}
