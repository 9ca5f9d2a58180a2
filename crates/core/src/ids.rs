//! Typed indices: a cell, a digit, a house, a candidate.
use std::fmt;

/// Names are made of few characters, and logs of many names: they are put together without formatting.
#[inline]
fn text(ascii: &[u8]) -> &str {
    std::str::from_utf8(ascii).unwrap_or_default()
}

/// One of the 81 cells, numbered along the rows from 0; prints as `r4c7`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u8);

impl Cell {
    /// The number of cells of a board.
    pub const COUNT: usize = 81;

    /// The cell in `row` and `column`, both counted from 1 as players do.
    ///
    /// # Panics
    /// If a number is outside 1 to 9.
    #[inline]
    pub const fn at(row: u8, column: u8) -> Self {
        assert!(row >= 1 && row <= 9 && column >= 1 && column <= 9, "rows and columns run from 1 to 9");
        Self((row - 1) * 9 + column - 1)
    }

    /// The cell with this index, counted along the rows from 0.
    ///
    /// # Panics
    /// If the index is 81 or more.
    #[inline]
    pub const fn from_index(index: usize) -> Self {
        assert!(index < Self::COUNT, "a board has 81 cells");
        Self(index as u8)
    }

    /// The position along the rows, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The row, counted from 1.
    #[inline]
    pub const fn row(self) -> u8 {
        self.0 / 9 + 1
    }

    /// The column, counted from 1.
    #[inline]
    pub const fn column(self) -> u8 {
        self.0 % 9 + 1
    }

    /// Reads `r4c7` as logs have it; capital letters are accepted. `FromStr` reads `D7` as well.
    pub fn parse(text: &str) -> Option<Self> {
        match *text.as_bytes() {
            [b'r' | b'R', row @ b'1'..=b'9', b'c' | b'C', column @ b'1'..=b'9'] => {
                Some(Self::at(row - b'0', column - b'0'))
            }
            _ => None,
        }
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(text(&[b'r', b'0' + self.row(), b'c', b'0' + self.column()]))
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A digit from 1 to 9; the niche at 0 makes `Option<Digit>` one byte.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Digit {
    /// The digit 1.
    D1 = 1,
    /// The digit 2.
    D2,
    /// The digit 3.
    D3,
    /// The digit 4.
    D4,
    /// The digit 5.
    D5,
    /// The digit 6.
    D6,
    /// The digit 7.
    D7,
    /// The digit 8.
    D8,
    /// The digit 9.
    D9,
}

impl Digit {
    /// The number of digits.
    pub const COUNT: usize = 9;

    /// The digits in order.
    pub const ALL: [Self; 9] =
        [Self::D1, Self::D2, Self::D3, Self::D4, Self::D5, Self::D6, Self::D7, Self::D8, Self::D9];

    /// The digit with this index, counted from 0.
    ///
    /// # Panics
    /// If the index is 9 or more.
    #[inline]
    pub const fn from_index(index: usize) -> Self {
        Self::ALL[index]
    }

    /// The digit `value` stands for, if it is 1 to 9.
    #[inline]
    pub const fn from_value(value: u32) -> Option<Self> {
        if value >= 1 && value <= 9 { Some(Self::ALL[value as usize - 1]) } else { None }
    }

    /// The index, counted from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize - 1
    }

    /// The number the digit stands for, 1 to 9.
    #[inline]
    pub const fn value(self) -> u8 {
        self as u8
    }
}

impl fmt::Display for Digit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(text(&[b'0' + self.value()]))
    }
}

impl fmt::Debug for Digit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A house of the layout: which cells it holds is data, see [`Layout`](crate::Layout). It prints as the classic layout names
/// it: `r4`, `c5`, `b6`; what another layout calls it says [`Layout::house_name`](crate::Layout::house_name).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct House(u8);

impl House {
    /// The largest number of houses that a layout may have.
    pub const COUNT: usize = 64;

    /// The house with this index in its layout, counted from 0.
    ///
    /// # Panics
    /// If the index is 64 or more.
    #[inline]
    pub const fn from_index(index: usize) -> Self {
        assert!(index < Self::COUNT, "a layout has at most 64 houses");
        Self(index as u8)
    }

    /// The position in the layout, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for House {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let number = self.0 % 9 + 1;
        match self.0 / 9 {
            0 => write!(f, "r{number}"),
            1 => write!(f, "c{number}"),
            2 => write!(f, "b{number}"),
            _ => write!(f, "house {}", self.0),
        }
    }
}

/// The claim that a cell holds a digit; prints as `r4c7=5`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Candidate {
    /// The cell.
    pub cell: Cell,
    /// The digit.
    pub digit: Digit,
}

impl Candidate {
    /// The largest number of candidates of a board.
    pub const COUNT: usize = Cell::COUNT * Digit::COUNT;

    /// The claim that `cell` holds `digit`.
    #[inline]
    pub const fn new(cell: Cell, digit: Digit) -> Self {
        Self { cell, digit }
    }

    /// The position among all candidates: by cell, then by digit, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.cell.index() * Digit::COUNT + self.digit.index()
    }

    /// The candidate with this index.
    ///
    /// # Panics
    /// If the index is 729 or more.
    #[inline]
    pub const fn from_index(index: usize) -> Self {
        Self { cell: Cell::from_index(index / Digit::COUNT), digit: Digit::from_index(index % Digit::COUNT) }
    }

    /// Reads `r4c7=5` (`true`) or `r4c7<>5` (`false`); the flag says whether the candidate is placed.
    /// This is what logs have; `FromStr` reads `D7=5` as well.
    pub fn parse(text: &str) -> Option<(Self, bool)> {
        let (cell, rest) = text.split_at_checked(4)?;
        let (placed, digit) = match rest.strip_prefix("<>") {
            Some(digit) => (false, digit),
            None => (true, rest.strip_prefix('=')?),
        };
        let [digit @ b'1'..=b'9'] = *digit.as_bytes() else { return None };
        Some((Self { cell: Cell::parse(cell)?, digit: Digit::from_value(u32::from(digit - b'0'))? }, placed))
    }

    /// The notation for the elimination of this candidate: `r4c7<>5`.
    pub fn eliminated(self) -> String {
        let Self { cell, digit } = self;
        text(&[b'r', b'0' + cell.row(), b'c', b'0' + cell.column(), b'<', b'>', b'0' + digit.value()]).to_owned()
    }
}

impl fmt::Display for Candidate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { cell, digit } = self;
        f.write_str(text(&[b'r', b'0' + cell.row(), b'c', b'0' + cell.column(), b'=', b'0' + digit.value()]))
    }
}

impl fmt::Debug for Candidate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

const _: () = assert!(size_of::<Option<Digit>>() == 1 && size_of::<Candidate>() == 2);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_and_candidates_read_what_they_print() {
        for index in 0..Candidate::COUNT {
            let candidate = Candidate::from_index(index);
            assert_eq!(candidate.index(), index);
            assert_eq!(Cell::parse(&candidate.cell.to_string()), Some(candidate.cell));
            assert_eq!(Candidate::parse(&candidate.to_string()), Some((candidate, true)));
            assert_eq!(Candidate::parse(&candidate.eliminated()), Some((candidate, false)));
        }
    }

    #[test]
    fn what_is_no_candidate_is_refused() {
        for text in ["", "r", "r0c1=1", "r1c1=0", "r1c1", "r1c1=12", "r1c1<>", "r10c1=1", "r1ü1=1", "q1c1=1"] {
            assert_eq!(Candidate::parse(text), None, "{text}");
        }
    }
}
