//! A truth as it is written.
use super::{Logged, Reading, WireError, Writing};
use crate::board_map::BoardMap;
use crate::ids::{Cell, Digit};
use crate::layout::Layout;
use crate::step;
use serde::{Deserialize, Deserializer, Serialize, de};

/// "One of these is true": the digits left in a cell, the cells left for a digit in a house, the guards of a deadly
/// pattern, or the digits a symmetry of the givens leaves of a cell.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum Truth {
    /// The digits left in a cell.
    Cell {
        /// The cell: `r1c2`.
        cell: String,
        /// What it may hold.
        digits: Vec<u8>,
    },
    /// The cells left for a digit in a house.
    House {
        /// The house: `r2`.
        house: String,
        /// The digit.
        digit: u8,
        /// Where it may stand.
        cells: Vec<String>,
    },
    /// One of the guards is true, or the puzzle would have a second solution.
    Guard {
        /// What is left in the cells of the pattern without the guards: `r1c2=5`.
        deadly: Vec<String>,
        /// The other candidates of these cells: `r1c2=7`.
        guards: Vec<String>,
    },
    /// The digits that the symmetry of the givens leaves of a cell, for the one solution has it, too.
    Symmetric {
        /// The symmetry.
        symmetry: Symmetry,
        /// The cell: `r1c2`.
        cell: String,
        /// What it may hold.
        digits: Vec<u8>,
    },
}

/// Where every cell and every digit goes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Symmetry {
    /// The image of every cell, in layout order, each once.
    pub cells: Vec<String>,
    /// The images of the digits from 1 on: `214365789` exchanges 1 and 2, 3 and 4, 5 and 6.
    pub digits: String,
}

impl Logged for BoardMap {
    type Form = Symmetry;

    fn form(&self, _: Writing<'_>) -> Symmetry {
        Symmetry {
            cells: self.cells.iter().map(Cell::to_string).collect(),
            digits: self.digits.iter().map(Digit::to_string).collect(),
        }
    }

    fn read(form: &Symmetry, reading: &Reading<'_>) -> Result<Self, WireError> {
        let place = reading.field("cells");
        let cells: Vec<Cell> = Logged::read(&form.cells, &place)?;
        let count = cells.len();
        let digits: Option<Vec<Digit>> =
            form.digits.chars().map(|digit| digit.to_digit(10).and_then(Digit::from_value)).collect();
        Ok(Self {
            cells: cells.try_into().map_err(|_| place.fault(count, "the images of all cells"))?,
            digits: digits
                .and_then(|digits| digits.try_into().ok())
                .ok_or_else(|| reading.field("digits").fault(&form.digits, "the images of the digits 1 to 9"))?,
        })
    }
}

/// All fields of all forms, so that a truth of neither form is told what it lacks.
#[derive(Deserialize)]
struct Fields {
    cell: Option<String>,
    digits: Option<Vec<u8>>,
    house: Option<String>,
    digit: Option<u8>,
    cells: Option<Vec<String>>,
    deadly: Option<Vec<String>>,
    guards: Option<Vec<String>>,
    symmetry: Option<Symmetry>,
}

impl<'de> Deserialize<'de> for Truth {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let Fields { cell, digits, house, digit, cells, deadly, guards, symmetry } = Fields::deserialize(deserializer)?;
        match (cell, digits, house, digit, cells, deadly, guards, symmetry) {
            (Some(cell), Some(digits), None, None, None, None, None, None) => Ok(Self::Cell { cell, digits }),
            (None, None, Some(house), Some(digit), Some(cells), None, None, None) => {
                Ok(Self::House { house, digit, cells })
            }
            (None, None, None, None, None, Some(deadly), Some(guards), None) => Ok(Self::Guard { deadly, guards }),
            (Some(cell), Some(digits), None, None, None, None, None, Some(symmetry)) => {
                Ok(Self::Symmetric { symmetry, cell, digits })
            }
            _ => Err(de::Error::custom(
                "a truth has `cell` and `digits`, or `house`, `digit` and `cells`, or `deadly` and `guards`, or `symmetry`, `cell` and `digits`",
            )),
        }
    }
}

impl Logged for step::Truth {
    type Form = Truth;

    fn form(&self, writing: Writing<'_>) -> Truth {
        match self {
            Self::Cell { cell, digits } => Truth::Cell { cell: cell.form(writing), digits: digits.form(writing) },
            Self::House { house, digit, cells } => {
                Truth::House { house: house.form(writing), digit: digit.form(writing), cells: cells.form(writing) }
            }
            Self::Guard(guard) => {
                Truth::Guard { deadly: guard.deadly.form(writing), guards: guard.guards.form(writing) }
            }
            Self::Symmetric(it) => Truth::Symmetric {
                symmetry: it.map.form(writing),
                cell: it.cell.form(writing),
                digits: it.digits.form(writing),
            },
        }
    }

    fn read(form: &Truth, reading: &Reading<'_>) -> Result<Self, WireError> {
        fn field<T: Logged>(form: &T::Form, name: &'static str, reading: &Reading<'_>) -> Result<T, WireError> {
            T::read(form, &reading.field(name))
        }
        Ok(match form {
            Truth::Cell { cell, digits } => {
                let digits = field(digits, "digits", reading)?;
                Self::Cell { cell: field(cell, "cell", reading)?, digits }
            }
            Truth::House { house, digit, cells } => {
                let cells = field(cells, "cells", reading)?;
                let house = field(house, "house", reading)?;
                Self::House { house, digit: field(digit, "digit", reading)?, cells }
            }
            Truth::Guard { deadly, guards } => {
                let deadly = field(deadly, "deadly", reading)?;
                Self::Guard(Box::new(step::Guard { deadly, guards: field(guards, "guards", reading)? }))
            }
            Truth::Symmetric { symmetry, cell, digits } => {
                let map = field(symmetry, "symmetry", reading)?;
                let cell = field(cell, "cell", reading)?;
                Self::Symmetric(Box::new(step::Symmetric { map, cell, digits: field(digits, "digits", reading)? }))
            }
        })
    }
}

impl Truth {
    /// How a truth is written.
    pub fn new(layout: &Layout, truth: &step::Truth) -> Self {
        truth.form(Writing { layout, words: None })
    }

    /// Reads the truth.
    pub fn to_truth(&self, layout: &Layout) -> Result<step::Truth, WireError> {
        Logged::read(self, &Reading::new(layout))
    }
}
