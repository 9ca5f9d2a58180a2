//! A truth as it is written.
use super::{WireError, names};
use crate::layout::Layout;
use crate::set::{CellSet, DigitSet};
use crate::step;
use serde::{Deserialize, Deserializer, Serialize, de};

/// "One of these is true": the digits left in a cell, or the cells left for a digit in a house.
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
}

/// All fields of both forms, so that a truth of neither form is told what it lacks.
#[derive(Deserialize)]
struct Fields {
    cell: Option<String>,
    digits: Option<Vec<u8>>,
    house: Option<String>,
    digit: Option<u8>,
    cells: Option<Vec<String>>,
}

impl<'de> Deserialize<'de> for Truth {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let Fields { cell, digits, house, digit, cells } = Fields::deserialize(deserializer)?;
        match (cell, digits, house, digit, cells) {
            (Some(cell), Some(digits), None, None, None) => Ok(Self::Cell { cell, digits }),
            (None, None, Some(house), Some(digit), Some(cells)) => Ok(Self::House { house, digit, cells }),
            _ => Err(de::Error::custom("a truth has `cell` and `digits`, or `house`, `digit` and `cells`")),
        }
    }
}

impl Truth {
    /// How a truth is written.
    pub fn new(layout: &Layout, truth: &step::Truth) -> Self {
        match *truth {
            step::Truth::Cell { cell, digits } => {
                Self::Cell { cell: cell.to_string(), digits: digits.iter().map(crate::Digit::value).collect() }
            }
            step::Truth::House { house, digit, cells } => Self::House {
                house: layout.house_name(house).to_owned(),
                digit: digit.value(),
                cells: cells.iter().map(|cell| cell.to_string()).collect(),
            },
        }
    }

    /// Reads the truth.
    pub fn to_truth(&self, layout: &Layout) -> Result<step::Truth, WireError> {
        match self {
            Self::Cell { cell, digits } => {
                let digits: DigitSet = names::list("digits", digits, |field, &value| names::digit(field, value))?;
                Ok(step::Truth::Cell { cell: names::cell("cell", cell)?, digits })
            }
            Self::House { house, digit, cells } => {
                let cells: CellSet = names::list("cells", cells, |field, text| names::cell(field, text))?;
                let house = names::house("house", house, layout)?;
                Ok(step::Truth::House { house, digit: names::digit("digit", *digit)?, cells })
            }
        }
    }
}
