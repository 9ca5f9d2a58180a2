//! Errors of a text, and their places.
use crate::Wanted;
use qedoku_core::{Candidate, Cell, RuleFault, RuleKind, brief, excerpt};
use std::collections::BTreeMap;
use std::fmt;

/// A position in the text that was read.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TextPlace {
    /// The line, from 1.
    pub line: usize,
    /// The character in the line, from 1.
    pub column: usize,
    /// The number of the item in the text, good or bad, from 1.
    pub ordinal: usize,
}

/// A puzzle that cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TextError {
    /// The place where the text stops making sense.
    pub place: TextPlace,
    /// The fault there.
    pub problem: TextFault,
}

impl TextError {
    /// The same error in the item with a number.
    pub(super) const fn of_item(mut self, ordinal: usize) -> Self {
        self.place.ordinal = ordinal;
        self
    }
}

/// The fault of a text.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum TextFault {
    /// A character that cannot stand where it stands.
    Stray {
        /// The character.
        found: char,
        /// The content that can stand there.
        expected: Wanted,
    },
    /// Too few or too many of something.
    Count {
        /// The number there must be.
        expected: usize,
        /// The things counted: `cells`, `rows`.
        of: Wanted,
        /// The number there is.
        found: usize,
    },
    /// A number that lost the zeros it began with.
    LostZeros {
        /// The number of digits that are left.
        found: usize,
    },
    /// A number of which a spreadsheet kept the first digits only, such as `1.03E+80`.
    Rounded,
    /// A grid of a numbered batch with too few rows.
    ShortGrid {
        /// The number of the grid, from 1.
        grid: usize,
        /// The number of grids promised.
        of: usize,
        /// The number of rows it has.
        rows: usize,
    },
    /// A batch that ends before the promised number of grids.
    TooFew {
        /// The number of grids promised.
        promised: usize,
        /// The number of grids there are.
        found: usize,
    },
    /// A batch that goes on after the promised number of grids.
    TooMany {
        /// The number of grids promised.
        promised: usize,
    },
    /// A line that is longer than a line may be.
    TooLong {
        /// The limit in bytes.
        limit: usize,
    },
    /// One fault of many in a row in lists, and what is counted only.
    Repeated {
        /// The fault here.
        first: Box<Self>,
        /// The number of further lists right behind it that cannot be read.
        more: usize,
        /// The line and the column of the last of them.
        last: (usize, usize),
    },
    /// A part that is missing or does not say what it should.
    Expected(Wanted),
    /// Text in which no known format is recognized.
    Unrecognized,
    /// JSON that is none.
    Json(String),
    /// A solution that is stated and is none.
    Solution {
        /// A digit that it has.
        stated: Candidate,
        /// The digit of the puzzle in that cell, or the same digit once more in a house.
        against: Candidate,
    },
    /// A solution that is stated and does not keep a rule about several cells.
    Unmet {
        /// The rule.
        rule: RuleKind,
        /// Its first cell.
        cell: Cell,
    },
    /// Rules that make no board.
    Rules(RuleFault),
    /// Irregular boxes that are not as many as the board has rows, each with as many cells.
    Boxes {
        /// The number of rows.
        size: usize,
        /// The first of the boxes with another number of cells, each by its sign.
        uneven: BTreeMap<char, usize>,
    },
    /// Rules that stand in words beside those that are read.
    Words(String),
    /// A rule that is not one of sudoku's, such as a cage or an arrow, by its name.
    Rule(String),
    /// A rule that is known, with a key that is not.
    RuleKey {
        /// The name of the rule.
        rule: String,
        /// The key.
        key: String,
    },
    /// A link that names a puzzle on a server and does not hold it.
    Elsewhere {
        /// The site whose server holds it.
        site: &'static str,
        /// The name.
        id: String,
    },
    /// A part of a document that does not say what it should.
    Part {
        /// The name of the part.
        part: String,
        /// The content expected there.
        expected: Wanted,
    },
    /// A record of many lines that is longer than it may be.
    TooLarge {
        /// The limit in bytes.
        limit: usize,
    },
    /// Packed text that is longer than it may be, packed or unpacked.
    TooMuch {
        /// The limit in characters.
        limit: usize,
    },
}

impl fmt::Display for TextFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Stray { found, expected } => write!(f, "expected {expected}, found {found:?}"),
            Self::Count { expected, of, found } => write!(f, "expected {expected} {of}, found {found}"),
            Self::LostZeros { found } => write!(
                f,
                "expected 81 cells, found a number of {found} digits: a spreadsheet may have dropped the zeros it began \
                 with; store the column as text"
            ),
            Self::Rounded => f.write_str(
                "expected 81 cells, found a rounded number: a spreadsheet has lost the digits; store the column as text",
            ),
            Self::ShortGrid { grid, of, rows } => {
                write!(f, "grid {grid} of {of} is short: expected 9 rows, found {rows}")
            }
            Self::TooFew { promised, found } => {
                write!(f, "expected {promised} grids as the first line says, found {found}")
            }
            Self::TooMany { promised } => {
                write!(f, "expected the end of the text after {promised} grids, as the first line says, found more")
            }
            Self::TooLong { limit } => {
                let size = limit >> 20;
                write!(f, "expected a line of at most {size} MiB, found a longer one, which is skipped")
            }
            Self::Repeated { first, more, last: (line, column) } => {
                write!(f, "{first}; {more} more like it follow, the last at line {line}, column {column}")
            }
            Self::Expected(what) => write!(f, "expected {what}"),
            Self::Unrecognized => f.write_str("expected a puzzle, found text in no known format"),
            Self::Json(message) => write!(f, "expected a JSON object: {}", excerpt(message)),
            Self::Solution { stated, against } => solution(f, *stated, *against),
            Self::Unmet { rule, cell } => {
                write!(f, "expected a solution that keeps the rules, found one that breaks the {rule} at {cell}: it is left out")
            }
            Self::Rules(_)
            | Self::Boxes { .. }
            | Self::Words(_)
            | Self::Rule(_)
            | Self::RuleKey { .. }
            | Self::Elsewhere { .. } => self.of_rules(f),
            Self::Part { part, expected } => write!(f, "expected {expected} at {}", excerpt(part)),
            Self::TooLarge { limit } => {
                let size = limit >> 20;
                write!(f, "expected a record of at most {size} MiB, found a larger one")
            }
            Self::TooMuch { limit } => write!(f, "expected packed text of at most {limit} characters, found more"),
        }
    }
}

impl TextFault {
    /// Writes the fault of rules, or of a link without a puzzle.
    fn of_rules(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Rules(fault) => write!(f, "{fault}"),
            Self::Boxes { size, uneven } => {
                let counts = uneven.iter().map(|(sign, count)| format!("{sign} with {count}"));
                let counts = counts.collect::<Vec<_>>().join(", ");
                write!(f, "expected {size} irregular boxes of {size} cells each, found {counts}")
            }
            Self::Words(text) => {
                write!(f, "the rules that are drawn are read, those that stand in words are not: {}", excerpt(text))
            }
            Self::Rule(name) => {
                write!(f, "expected rules that are known here, found a rule that is not supported: {}", excerpt(name))
            }
            Self::RuleKey { rule, key } => write!(
                f,
                "expected a rule with keys that are known here, found {} with the key {}",
                excerpt(rule),
                excerpt(key)
            ),
            Self::Elsewhere { site, id } => write!(
                f,
                "expected a link that holds the puzzle, found '{}', the name of one on the server of {site}; open it there \
                 and copy a link that holds it",
                brief(id)
            ),
            _ => Ok(()),
        }
    }
}

/// Why a grid is no solution.
fn solution(f: &mut fmt::Formatter<'_>, stated: Candidate, against: Candidate) -> fmt::Result {
    let Candidate { cell, digit } = stated;
    if cell == against.cell {
        let wanted = against.digit;
        return write!(
            f,
            "expected a solution with the digits of the puzzle, found {digit} in {cell} where the puzzle has {wanted}: the \
             solution is left out"
        );
    }
    let other = against.cell;
    write!(
        f,
        "expected a solution with each digit once in a house, found {digit} in {cell} and {other}: the solution is left out"
    )
}

impl fmt::Display for TextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: {}", self.place.line, self.place.column, self.problem)
    }
}

impl std::error::Error for TextError {}
