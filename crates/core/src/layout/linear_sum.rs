//! Sums of cells with factors.
use crate::ids::Cell;

/// A cell with the number of times that its digit counts in a sum; below zero where it is taken off.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct CellFactor {
    /// The cell.
    pub cell: Cell,
    /// The number of times that its digit counts.
    pub factor: i16,
}

impl CellFactor {
    /// A cell with its factor.
    pub const fn new(cell: Cell, factor: i16) -> Self {
        Self { cell, factor }
    }
}

/// A sum that a rule states: the digits of some cells, each times its factor, come to a total.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LinearSum {
    /// The cells with their factors, each cell once.
    pub terms: Vec<CellFactor>,
    /// The total.
    pub total: i16,
}
