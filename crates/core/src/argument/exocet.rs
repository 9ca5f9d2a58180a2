//! Two base cells whose digits must appear in the target cells.
use crate::set::{CellSet, DigitSet, HouseSet};

/// Two base cells whose digits must appear in the target cells.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Exocet {
    /// The base cells: two, in one line and one box.
    pub base: CellSet,
    /// The target cells: two, in two of the lines and in no house of the base.
    pub targets: CellSet,
    /// The digits of the base, all of them.
    pub digits: DigitSet,
    /// The three lines across that of the base, none through its cells, that have room for a digit of the base only if a
    /// target takes it.
    pub lines: HouseSet,
    /// For each target, in layout order, the cells one of which repeats its digit, or none if they are not needed: in the
    /// box of the other target, those outside the line of the base and that of the target along it, and outside the line
    /// across through the other target. Nothing if the argument goes without them.
    pub mirrors: Vec<CellSet>,
}
