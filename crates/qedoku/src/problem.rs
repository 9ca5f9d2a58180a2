//! Why there is no answer.
use qedoku_core::text::ReadError;
use serde::{Deserialize, Serialize};
use std::fmt;

/// What kind of problem it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// The input makes no sense.
    Unreadable,
    /// Two digits of a puzzle cannot stand together.
    Clash,
    /// The puzzle has no solution.
    NoSolution,
    /// The puzzle has several solutions.
    SeveralSolutions,
    /// The search for solutions was given up.
    Undecided,
    /// What was entered leaves no solution.
    WrongEntries,
    /// The techniques allowed do not get there.
    NotReached,
    /// A deduction is not accepted by the checker, which is a fault of whoever made it.
    NotAccepted,
}

impl Kind {
    /// The word for it in messages.
    ///
    /// ```
    /// assert_eq!(qedoku::Kind::NoSolution.word(), "no-solution");
    /// ```
    pub const fn word(self) -> &'static str {
        match self {
            Self::Unreadable => "unreadable",
            Self::Clash => "clash",
            Self::NoSolution => "no-solution",
            Self::SeveralSolutions => "several-solutions",
            Self::Undecided => "undecided",
            Self::WrongEntries => "wrong-entries",
            Self::NotReached => "not-reached",
            Self::NotAccepted => "not-accepted",
        }
    }
}

/// Why there is no answer.
///
/// ```
/// use qedoku::{Grid, Kind, Puzzle, judge};
///
/// let problem = judge(&Puzzle::from_givens(Grid::EMPTY)).unwrap_err();
/// assert_eq!(problem.kind, Kind::SeveralSolutions);
/// assert!(problem.to_string().starts_with("several solutions"));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Problem {
    /// What kind it is.
    pub kind: Kind,
    /// What is wrong, in words.
    pub message: String,
}

impl Problem {
    /// A problem of a kind, in words.
    ///
    /// ```
    /// use qedoku::{Kind, Problem};
    /// assert_eq!(Problem::new(Kind::Unreadable, "expected a puzzle").to_string(), "expected a puzzle");
    /// ```
    pub fn new(kind: Kind, message: impl Into<String>) -> Self {
        Self { kind, message: message.into() }
    }

    /// The problem with its place before it.
    ///
    /// ```
    /// use qedoku::{Kind, Problem};
    /// let problem = Problem::new(Kind::Unreadable, "expected a puzzle");
    /// assert_eq!(problem.at("list.txt:3:1").to_string(), "list.txt:3:1: expected a puzzle");
    /// ```
    pub fn at(&self, place: &str) -> Self {
        let message = if place.is_empty() { self.message.clone() } else { format!("{place}: {}", self.message) };
        Self { kind: self.kind, message }
    }

    /// A deduction that is not accepted.
    pub(crate) fn not_accepted(what: &str) -> Self {
        Self::new(Kind::NotAccepted, format!("the deduction is not accepted, which is a fault of this program: {what}"))
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for Problem {}

impl From<ReadError> for Problem {
    fn from(error: ReadError) -> Self {
        Self::new(Kind::Unreadable, error.to_string())
    }
}
