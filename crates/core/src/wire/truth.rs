//! A truth as it is written.
use super::{WireError, names};
use crate::layout::Layout;
use crate::step;
use serde::{Deserialize, Deserializer, Serialize, de};

/// "One of these is true": the digits left in a cell, the cells left for a digit in a house, or the guards of a deadly
/// pattern.
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
}

/// All fields of both forms, so that a truth of neither form is told what it lacks.
#[derive(Deserialize)]
struct Fields {
    cell: Option<String>,
    digits: Option<Vec<u8>>,
    house: Option<String>,
    digit: Option<u8>,
    cells: Option<Vec<String>>,
    deadly: Option<Vec<String>>,
    guards: Option<Vec<String>>,
}

impl<'de> Deserialize<'de> for Truth {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let Fields { cell, digits, house, digit, cells, deadly, guards } = Fields::deserialize(deserializer)?;
        match (cell, digits, house, digit, cells, deadly, guards) {
            (Some(cell), Some(digits), None, None, None, None, None) => Ok(Self::Cell { cell, digits }),
            (None, None, Some(house), Some(digit), Some(cells), None, None) => Ok(Self::House { house, digit, cells }),
            (None, None, None, None, None, Some(deadly), Some(guards)) => Ok(Self::Guard { deadly, guards }),
            _ => Err(de::Error::custom(
                "a truth has `cell` and `digits`, or `house`, `digit` and `cells`, or `deadly` and `guards`",
            )),
        }
    }
}

impl Truth {
    /// How a truth is written.
    pub fn new(layout: &Layout, truth: &step::Truth) -> Self {
        match truth {
            step::Truth::Cell { cell, digits } => {
                Self::Cell { cell: cell.to_string(), digits: names::write_digits(*digits) }
            }
            step::Truth::House { house, digit, cells } => Self::House {
                house: layout.house_name(*house).to_owned(),
                digit: digit.value(),
                cells: names::write_cells(*cells),
            },
            step::Truth::Guard(guard) => {
                Self::Guard { deadly: names::write_placed(&guard.deadly), guards: names::write_placed(&guard.guards) }
            }
        }
    }

    /// Reads the truth.
    pub fn to_truth(&self, layout: &Layout) -> Result<step::Truth, WireError> {
        match self {
            Self::Cell { cell, digits } => {
                let digits = names::digits("digits", digits)?;
                Ok(step::Truth::Cell { cell: names::cell("cell", cell)?, digits })
            }
            Self::House { house, digit, cells } => {
                let cells = names::cells("cells", cells)?;
                let house = names::house("house", house, layout)?;
                Ok(step::Truth::House { house, digit: names::digit("digit", *digit)?, cells })
            }
            Self::Guard { deadly, guards } => {
                let deadly = names::all_placed("deadly", deadly)?;
                let guards = names::all_placed("guards", guards)?;
                Ok(step::Truth::Guard(Box::new(step::Guard { deadly, guards })))
            }
        }
    }
}
