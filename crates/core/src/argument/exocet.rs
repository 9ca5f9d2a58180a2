//! Two base cells whose digits must appear in the target cells.
use crate::set::{CellSet, DigitSet, HouseSet};

/// Two base cells whose digits must appear in the target cells.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Exocet {
    /// The base cells.
    pub base: CellSet,
    /// The target cells.
    pub targets: CellSet,
    /// The digits of the base.
    pub digits: DigitSet,
    /// The lines that have room for a digit of the base only if a target takes it.
    pub lines: HouseSet,
    /// For each target, in layout order, the cells one of which repeats its digit; nothing if the argument goes without
    /// them.
    pub mirrors: Vec<CellSet>,
}
