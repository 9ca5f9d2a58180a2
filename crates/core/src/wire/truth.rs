//! A truth as it is written.
use super::{WireError, names};
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

impl Symmetry {
    fn new(map: &BoardMap) -> Self {
        Self {
            cells: map.cells.iter().map(Cell::to_string).collect(),
            digits: map.digits.iter().map(Digit::to_string).collect(),
        }
    }

    fn to_map(&self) -> Result<BoardMap, WireError> {
        let cells: Vec<Cell> = names::list("cells", &self.cells, |field, text| names::cell(field, text))?;
        let digits: Option<Vec<Digit>> =
            self.digits.chars().map(|digit| digit.to_digit(10).and_then(Digit::from_value)).collect();
        Ok(BoardMap {
            cells: cells
                .try_into()
                .map_err(|cells: Vec<Cell>| WireError::new("cells", cells.len(), "the images of all cells"))?,
            digits: digits
                .and_then(|digits| digits.try_into().ok())
                .ok_or_else(|| WireError::new("digits", &self.digits, "the images of the digits 1 to 9"))?,
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
            step::Truth::Symmetric(it) => Self::Symmetric {
                symmetry: Symmetry::new(&it.map),
                cell: it.cell.to_string(),
                digits: names::write_digits(it.digits),
            },
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
            Self::Symmetric { symmetry, cell, digits } => {
                let map = symmetry.to_map().map_err(|error| error.within("symmetry"))?;
                let (cell, digits) = (names::cell("cell", cell)?, names::digits("digits", digits)?);
                Ok(step::Truth::Symmetric(Box::new(step::Symmetric { map, cell, digits })))
            }
        }
    }
}
