//! The questions about a position.
use crate::error::{Error, ErrorKind};
use crate::words::ProblemText;
use qedoku_core::{Candidate, Cell, Digit, Grid, Target};
use qedoku_explain::Style;
use std::fmt;
use std::str::FromStr;

/// A question about a cell or about one of its candidates: `r4c5`, `r4c5=7`, `r4c5<>7` or `r4c5!=7`, and `r4c5=7?`; cells
/// also as `D5`.
///
/// ```
/// use qedoku::Question;
///
/// let question: Question = "D5 != 7".parse()?;
/// assert_eq!(question.to_string(), "r4c5<>7");
/// assert!("r4".parse::<Question>().is_err());
/// # Ok::<(), qedoku::Error>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Question {
    /// The question which digit a cell takes, and why.
    Cell(Cell),
    /// The question why a candidate holds or does not.
    Candidate(Target),
    /// The question why a candidate is still possible.
    Possible(Candidate),
}

impl Question {
    /// Reads `r4c5`, `r4c5=7`, `r4c5<>7`, `r4c5!=7` or `r4c5=7?`; cells also as `D5`.
    fn read(text: &str) -> Result<Self, Error> {
        let wrong = || Error::of_input(ProblemText::NoQuestion { text: text.to_owned() });
        let lower = text.trim().to_lowercase();
        let (trimmed, possible) =
            lower.strip_suffix(['?', '？']).map_or((&*lower, false), |rest| (rest.trim_end(), true));
        let end = trimmed.find(['=', '<', '!', '≠']).unwrap_or(trimmed.len());
        let (name, rest) = trimmed.split_at(end);
        let cell = name.trim().parse::<Cell>().map_err(|_| wrong())?;
        if rest.is_empty() {
            return if possible { Err(wrong()) } else { Ok(Self::Cell(cell)) };
        }
        let digits = rest.trim_start_matches(['=', '<', '>', '!', '≠']);
        let sign = &rest[..rest.len() - digits.len()];
        let digit = digits.trim().parse().ok();
        let digit = digit.and_then(Digit::from_value).ok_or_else(wrong)?;
        let candidate = Candidate { cell, digit };
        match sign {
            "=" if possible => Ok(Self::Possible(candidate)),
            _ if possible => Err(wrong()),
            "=" => Ok(Self::Candidate(Target::Place(candidate))),
            "<>" | "!=" | "≠" => Ok(Self::Candidate(Target::Eliminate(candidate))),
            _ => Err(wrong()),
        }
    }

    /// The question as logs write it.
    pub(crate) fn name(self) -> String {
        match self {
            Self::Cell(cell) => cell.to_string(),
            Self::Candidate(target) => target.to_string(),
            Self::Possible(candidate) => format!("{candidate}?"),
        }
    }

    /// The conclusion to explain: the candidate's placement or elimination, as the solution has it.
    pub(crate) fn target(self, solution: &Grid) -> Option<Target> {
        let held = |cell: Cell| Some(Candidate { cell, digit: solution.get(cell)? });
        match self {
            Self::Cell(cell) => held(cell).map(Target::Place),
            Self::Candidate(Target::Place(candidate) | Target::Eliminate(candidate)) | Self::Possible(candidate) => {
                let holds = held(candidate.cell) == Some(candidate);
                Some(if holds { Target::Place(candidate) } else { Target::Eliminate(candidate) })
            }
        }
    }

    /// The cell that is asked about.
    const fn cell(self) -> Cell {
        match self {
            Self::Cell(cell)
            | Self::Candidate(Target::Place(Candidate { cell, .. }) | Target::Eliminate(Candidate { cell, .. }))
            | Self::Possible(Candidate { cell, .. }) => cell,
        }
    }

    /// The techniques allowed do not lead to what is asked for; none may do so where the solutions part.
    pub(crate) fn not_reached(self, solution: &Grid, style: Style) -> Error {
        let asked = self.name();
        let cell = self.cell();
        let (kind, message) = match (self, solution.get(cell)) {
            (_, Some(_)) => (ErrorKind::NotReached, QuestionText::NotReached { asked: &asked }),
            (Self::Cell(_), None) => (ErrorKind::SeveralSolutions, QuestionText::Differ { cell }),
            (_, None) => (ErrorKind::SeveralSolutions, QuestionText::Parted { asked: &asked, cell }),
        };
        Error::new(kind, style.say(&message))
    }

    /// True if the reader has it the other way round.
    pub(crate) fn is_mistaken(self, target: Target) -> bool {
        matches!(self, Self::Candidate(asked) if asked != target)
    }
}

impl FromStr for Question {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        Self::read(text)
    }
}

qedoku_core::as_text!(Question);

impl fmt::Display for Question {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name())
    }
}

/// The messages on questions.
#[derive(Clone, Copy, Debug)]
pub(crate) enum QuestionText<'a> {
    NotReached { asked: &'a str },
    Differ { cell: Cell },
    Parted { asked: &'a str, cell: Cell },
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn questions_are_read_in_both_notations() {
        for (text, name) in [
            ("r4c5", "r4c5"),
            ("D5", "r4c5"),
            (" j9=3", "r9c9=3"),
            ("i9 <> 3", "r9c9<>3"),
            ("R4C5=7", "r4c5=7"),
            ("r4c5!=7", "r4c5<>7"),
            ("a1≠2", "r1c1<>2"),
            ("D5 = 7 ?", "r4c5=7?"),
        ] {
            assert_eq!(Question::read(text).map(Question::name).as_deref(), Ok(name), "{text}");
        }
        for text in [
            "", "r4", "r4c5=", "r4c5=0", "r4c5=10", "r4c5=77", "k1", "r4c5<7", "r4c5>7", "r4c5==7", "d5=x", "r4c5?",
            "r4c5<>7?", "r4c5=7??",
        ] {
            assert!(Question::read(text).is_err(), "{text}");
        }
    }
}
