//! A cell, or a digit in a house.
use crate::ids::{Cell, Digit, House};
use crate::layout::Layout;
use crate::set::CandidateSet;

/// A cell, or a digit in a house: it takes exactly one true candidate.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Slot {
    /// The cell takes one digit.
    Cell(Cell),
    /// The digit takes one cell of the house.
    House(House, Digit),
}

impl Layout {
    /// Every slot of the layout: the cells, then each digit in each house.
    pub fn slots(&self) -> impl Iterator<Item = Slot> + use<> {
        let cells = self.board().iter().map(Slot::Cell);
        let digits = self.digits();
        let houses =
            self.houses().iter().flat_map(move |house| digits.iter().map(move |digit| Slot::House(house, digit)));
        cells.chain(houses)
    }
}

impl Slot {
    /// All candidates the slot has on an empty board, whatever rules take away before any digit is placed.
    pub fn candidates(self, layout: &Layout) -> CandidateSet {
        match self {
            Self::Cell(cell) => CandidateSet::of_cell(cell, layout.digits()),
            Self::House(house, digit) => CandidateSet::of_digit(digit, layout.cells(house)),
        }
    }

    /// The notation of the slot: `r4c7`, or `b6n5` for the digit 5 in box 6.
    pub fn name(self, layout: &Layout) -> String {
        match self {
            Self::Cell(cell) => cell.to_string(),
            Self::House(house, digit) => format!("{}n{digit}", layout.house_name(house)),
        }
    }

    /// Reads what [`Slot::name`] writes.
    pub fn parse(text: &str, layout: &Layout) -> Option<Self> {
        if let Some(cell) = Cell::parse(text) {
            return Some(Self::Cell(cell));
        }
        let (house, digit) = text.rsplit_once('n')?;
        let [digit @ b'1'..=b'9'] = *digit.as_bytes() else { return None };
        Some(Self::House(layout.house_named(house)?, Digit::from_value(u32::from(digit - b'0'))?))
    }
}
