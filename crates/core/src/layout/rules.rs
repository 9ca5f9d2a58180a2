//! The rules of a puzzle as its author states them.
use super::rule::Rule;
use super::rule_kind::RuleKind;
use crate::ids::{Cell, Digit};
use crate::set::{CellSet, DigitSet};
use serde::{Deserialize, Serialize};

/// The rules of a puzzle: the size of its board, its boxes, and what holds beside. A [`Layout`](crate::Layout) is made
/// of them, which has all that follows.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Rules {
    /// The number of rows, columns and digits: 4, 6 or 9. The board is the upper left part of one of nine rows.
    #[serde(default = "nine")]
    pub size: usize,
    /// The boxes where they are not the usual ones: a character for each cell, row by row, the same for the cells of one
    /// box and a dot for a cell without a box.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub boxes: Option<String>,
    /// The other rules.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub list: Vec<Rule>,
}

const fn nine() -> usize {
    9
}

impl Default for Rules {
    fn default() -> Self {
        Self { size: nine(), boxes: None, list: Vec::new() }
    }
}

impl Rules {
    /// Rows, columns and the usual boxes of a board, and nothing else.
    pub fn of_size(size: usize) -> Self {
        Self { size, ..Self::default() }
    }

    /// The classic rules with one of them more.
    pub fn with(kinds: impl IntoIterator<Item = RuleKind>) -> Self {
        Self { list: kinds.into_iter().map(Rule::of).collect(), ..Self::default() }
    }

    /// The four regions of windoku.
    pub fn windows() -> [Rule; 4] {
        [(2, 2), (2, 6), (6, 2), (6, 6)].map(|(row, column)| {
            let cells = (0..9).map(|at| Cell::at(row + at / 3, column + at % 3)).collect();
            Rule::on(RuleKind::ExtraRegion, cells)
        })
    }

    /// True if these are the classic rules.
    pub fn is_classic(&self) -> bool {
        *self == Self::default()
    }

    /// The cells of the board, row by row.
    pub fn cells(&self) -> impl Iterator<Item = Cell> + use<> {
        let size = self.size as u8;
        (1..=size).flat_map(move |row| (1..=size).map(move |column| Cell::at(row, column)))
    }

    /// The digits.
    pub fn digits(&self) -> DigitSet {
        Digit::ALL.into_iter().take(self.size).collect()
    }

    /// The rows and columns of a usual box; nothing for a size that has no board.
    pub const fn box_shape(&self) -> Option<(usize, usize)> {
        match self.size {
            4 => Some((2, 2)),
            6 => Some((2, 3)),
            9 => Some((3, 3)),
            _ => None,
        }
    }

    /// The cell so many rows below and columns to the right of another, if the board has it.
    pub(super) fn cell_at(&self, cell: Cell, down: i8, right: i8) -> Option<Cell> {
        let moved = |from: u8, by: i8| from.checked_add_signed(by).filter(|at| (1..=self.size as u8).contains(at));
        Some(Cell::at(moved(cell.row(), down)?, moved(cell.column(), right)?))
    }

    /// The cells of each box, in reading order: the boxes as they first appear, or from left to right and downwards.
    pub(super) fn boxes(&self) -> Vec<Vec<Cell>> {
        let mut boxes: Vec<Vec<Cell>> = Vec::new();
        match (&self.boxes, self.box_shape()) {
            (Some(text), _) => {
                let mut marks: Vec<char> = text.chars().filter(|&mark| mark != NO_BOX).collect();
                marks.sort_unstable();
                marks.dedup();
                boxes.resize(marks.len(), Vec::new());
                for (cell, mark) in self.cells().zip(text.chars()) {
                    if let Ok(number) = marks.binary_search(&mark) {
                        boxes[number].push(cell);
                    }
                }
            }
            (None, Some((rows, columns))) => {
                boxes.resize(self.size, Vec::new());
                for cell in self.cells() {
                    let row = usize::from(cell.row()) - 1;
                    let column = usize::from(cell.column()) - 1;
                    boxes[row / rows * (self.size / columns) + column / columns].push(cell);
                }
            }
            (None, None) => {}
        }
        boxes
    }

    /// The groups of cells whose digits differ by a rule.
    pub fn groups_of(&self, rule: &Rule) -> Vec<Vec<Cell>> {
        let size = self.size as u8;
        match rule.kind {
            RuleKind::DiagonalFalling => vec![(1..=size).map(|at| Cell::at(at, at)).collect()],
            RuleKind::DiagonalRising => vec![(1..=size).map(|at| Cell::at(at, size + 1 - at)).collect()],
            RuleKind::ExtraRegion | RuleKind::Cage | RuleKind::Renban => vec![rule.cells.clone()],
            RuleKind::DisjointGroups => {
                let boxes = self.boxes();
                let of_place = |place: usize| boxes.iter().filter_map(|cells| cells.get(place).copied()).collect();
                (0..self.size).map(of_place).collect()
            }
            _ => Vec::new(),
        }
    }

    /// The first thing that is wrong with the rules.
    pub(super) fn fault(&self) -> Option<RuleFault> {
        if self.box_shape().is_none() {
            return Some(RuleFault::Size(self.size));
        }
        if let Some(boxes) = &self.boxes {
            let count = self.size * self.size;
            if boxes.chars().count() != count {
                return Some(RuleFault::Boxes { count });
            }
            if let Some(cells) = self.boxes().iter().find(|cells| cells.len() != self.size) {
                return Some(RuleFault::BoxSize { cells: cells.len(), size: self.size });
            }
        }
        self.list.iter().find_map(|rule| self.fault_of(rule))
    }

    /// True if a rule may have a value.
    fn may_be(&self, rule: &Rule, value: u16) -> bool {
        match rule.kind {
            RuleKind::Quadruple => {
                let digits = rule.quadruple();
                (1..=rule.cells.len()).contains(&digits.len())
                    && digits.iter().all(|&it| self.digits().contains(it))
                    && digits.len() == value.to_string().len()
            }
            RuleKind::Cage | RuleKind::LittleKiller | RuleKind::Sandwich => value <= MOST_TOTAL,
            _ => value <= 2 * self.size as u16,
        }
    }

    fn fault_of(&self, rule: &Rule) -> Option<RuleFault> {
        let kind = rule.kind;
        let board: CellSet = self.cells().collect();
        if let Some(&cell) = rule.cells.iter().find(|&&cell| !board.contains(cell)) {
            return Some(RuleFault::Outside { kind, cell });
        }
        let set: CellSet = rule.cells.iter().copied().collect();
        let count = rule.cells.len();
        let fits = match kind {
            RuleKind::Difference | RuleKind::Ratio | RuleKind::Sum => count == 2,
            RuleKind::Odd | RuleKind::Even | RuleKind::Minimum | RuleKind::Maximum => count == 1,
            RuleKind::Clone => count >= 2 && count.is_multiple_of(2),
            RuleKind::ExtraRegion | RuleKind::Cage | RuleKind::Renban | RuleKind::Thermometer => {
                (1..=self.size).contains(&count)
            }
            RuleKind::SlowThermometer | RuleKind::Whisper | RuleKind::Palindrome => count >= 1,
            RuleKind::LittleKiller | RuleKind::RegionSumLine => (1..=MOST_CELLS).contains(&count),
            RuleKind::Sandwich => count == self.size,
            RuleKind::Between => (2..=MOST_CELLS).contains(&count),
            RuleKind::Quadruple => (1..=4).contains(&count),
            RuleKind::Arrow => {
                let (number, line) = rule.arrow();
                (1..=3).contains(&number.len()) && (1..=MOST_CELLS).contains(&line.len())
            }
            _ => count == 0,
        };
        if !fits {
            return Some(RuleFault::Count { kind, count });
        }
        let once = !matches!(
            kind,
            RuleKind::Whisper | RuleKind::Palindrome | RuleKind::Clone | RuleKind::Arrow | RuleKind::RegionSumLine
        );
        if once && set.len() != count {
            return Some(RuleFault::Twice { kind });
        }
        let valued = rule.value.map_or(!kind.needs_value(), |value| kind.has_value() && self.may_be(rule, value));
        (!valued).then_some(RuleFault::Value { kind })
    }
}

/// The most cells of a line, and the largest total.
const MOST_CELLS: usize = 81;
const MOST_TOTAL: u16 = 999;

/// The character of a cell without a box.
const NO_BOX: char = '.';

/// The reason why some rules make no board.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum RuleFault {
    /// No board has this size.
    Size(usize),
    /// The boxes are not given by this many characters.
    Boxes {
        /// The number of cells.
        count: usize,
    },
    /// A box has too many or too few cells.
    BoxSize {
        /// The number of its cells.
        cells: usize,
        /// The number that it must have.
        size: usize,
    },
    /// A rule names a cell that the board does not have.
    Outside {
        /// The rule.
        kind: RuleKind,
        /// The cell.
        cell: Cell,
    },
    /// A rule names too many or too few cells.
    Count {
        /// The rule.
        kind: RuleKind,
        /// The number of cells that it names.
        count: usize,
    },
    /// A rule names a cell twice.
    Twice {
        /// The rule.
        kind: RuleKind,
    },
    /// A rule has a value that it cannot have, or none.
    Value {
        /// The rule.
        kind: RuleKind,
    },
    /// There are more houses than a board may have.
    Houses,
}

impl std::fmt::Display for RuleFault {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Size(size) => write!(f, "a board has 4, 6 or 9 rows, not {size}"),
            Self::Boxes { count } => write!(f, "the boxes are {count} characters, one for each cell"),
            Self::BoxSize { cells, size } => write!(f, "a box has {cells} cells instead of {size}"),
            Self::Outside { kind, cell } => write!(f, "the rule {kind} names {cell}, which is not on the board"),
            Self::Count { kind, count } => write!(f, "the rule {kind} cannot be about {count} cells"),
            Self::Twice { kind } => write!(f, "the rule {kind} names a cell twice"),
            Self::Value { kind } => write!(f, "the rule {kind} has no such value"),
            Self::Houses => f.write_str("the rules make more than 64 houses"),
        }
    }
}

impl std::error::Error for RuleFault {}
