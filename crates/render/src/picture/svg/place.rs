//! Places and sizes in a drawing.
use qedoku_core::{Candidate, Cell, Digit, Layout};

/// The width of a cell.
pub(super) const CELL: f64 = 60.0;
/// The room that the labels of rows and columns take.
pub(super) const EDGE: f64 = 20.0;
/// The width of the largest board.
pub(super) const BOARD: f64 = CELL * 9.0;
const _: () = assert!(Digit::COUNT == 9, "a board has nine cells a line");
/// The width of a drawing that stands alone: that of the largest board, which is its height as well.
pub(super) const SIDE: f64 = EDGE + BOARD + 4.0;

/// The width of a board.
pub(super) fn wide(layout: &Layout) -> f64 {
    CELL * f64::from(layout.size() as u8)
}

/// The width of a board with its labels, which is its height as well.
pub(super) fn side(layout: &Layout) -> f64 {
    EDGE + wide(layout) + 4.0
}
/// The reach of the mark of a candidate.
pub(super) const REACH: f64 = 9.5;

/// The number of candidates side by side in a cell.
const ACROSS: u8 = 3;
/// The distance of two candidates, so that marks do not reach over the rim.
const STEP: f64 = 19.0;

/// The shift downwards of the three rows of candidates in a cell that shows a total above them: they are closer
/// together.
pub(super) const BELOW_TOTAL: [f64; 3] = [8.5, 5.0, 1.5];

/// True if the total of a cage stands in the upper left corner of the cell.
fn has_total(layout: &Layout, cell: Cell) -> bool {
    layout.rules().list.iter().any(|rule| rule.total_cell() == Some(cell))
}

/// A point of a drawing.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Point {
    pub(super) x: f64,
    pub(super) y: f64,
}

impl Point {
    /// The upper left corner of a cell.
    pub(super) fn corner(cell: Cell) -> Self {
        let along = |line: u8| EDGE + CELL * f64::from(line - 1);
        Self { x: along(cell.column()), y: along(cell.row()) }
    }

    /// The middle of a cell.
    pub(super) fn middle(cell: Cell) -> Self {
        let Self { x, y } = Self::corner(cell);
        Self { x: x + CELL / 2.0, y: y + CELL / 2.0 }
    }

    /// The place of a candidate: lower where the total of a cage stands above it.
    pub(super) fn of(layout: &Layout, candidate: Candidate) -> Self {
        let Self { x, y } = Self::corner(candidate.cell);
        let place = candidate.digit.value() - 1;
        let along = |count: u8| CELL / 2.0 + STEP * (f64::from(count) - f64::from(ACROSS - 1) / 2.0);
        let row = place / ACROSS;
        let below = if has_total(layout, candidate.cell) { BELOW_TOTAL[usize::from(row)] } else { 0.0 };
        Self { x: x + along(place % ACROSS), y: y + along(row) + below }
    }

    pub(super) fn distance(self, other: Self) -> f64 {
        let x = other.x - self.x;
        let y = other.y - self.y;
        (x * x + y * y).sqrt()
    }

    /// The point that lies `far` from this one in the direction of the other.
    pub(super) fn toward(self, other: Self, far: f64) -> Self {
        let share = far / self.distance(other).max(0.1);
        self.between(other, share)
    }

    /// The point this share of the way to the other.
    pub(super) fn between(self, other: Self, share: f64) -> Self {
        Self { x: self.x + (other.x - self.x) * share, y: self.y + (other.y - self.y) * share }
    }
}

/// Writes a length with at most one decimal place.
pub(super) fn n(length: f64) -> String {
    let text = format!("{length:.1}");
    text.strip_suffix(".0").map_or(text.clone(), str::to_owned)
}
