//! What came of checking the log of one puzzle.
use crate::attempts::AttemptFault;
use crate::claims::{Claim, Mislabeled};
use crate::end::EndFault;
use crate::fault::{Fault, numbers};
use qedoku_core::wire::{ReadError, WireError};
use qedoku_core::{Candidate, Grid};
use std::collections::BTreeSet;
use std::fmt;

/// What came of checking the log of one puzzle.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// The line on which the puzzle begins; 0 for a trace that is no text.
    pub line: usize,
    /// What the log calls the puzzle.
    pub id: Option<String>,
    /// The givens, if they can be read.
    pub puzzle: Option<Grid>,
    /// How many steps were replayed, the unchecked among them.
    pub steps: usize,
    /// How many steps are nested in those.
    pub nested: usize,
    /// The steps at which the node limit was reached, by number.
    pub unchecked: Vec<u32>,
    /// The steps that take a digit from the solution, by number: nothing proves them.
    pub guessed: Vec<u32>,
    /// How many nodes the checker took.
    pub nodes: u64,
    /// What the log says of itself that was not checked.
    pub unverified: BTreeSet<Claim>,
    /// The outcome the log claims; none if it has no end.
    pub outcome: Option<String>,
    /// Why the puzzle was not run, if the log says so itself.
    pub refused: Option<String>,
    /// The first thing that is wrong.
    pub flaw: Option<Flaw>,
}

/// The first thing that is wrong with a log, and where it stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Flaw {
    /// The line of the message; 0 for a trace that is no text.
    pub line: usize,
    /// The number of the step, if it is a step.
    pub step: Option<u32>,
    /// What is wrong.
    pub reason: Reason,
}

/// What is wrong with a log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reason {
    /// The text is no message.
    Unreadable(ReadError),
    /// A field does not hold what it must.
    Field(WireError),
    /// The puzzle starts with two digits that cannot stand together.
    PuzzleClash(Candidate, Candidate),
    /// A message that belongs to a puzzle stands outside of one.
    Stray {
        /// What the `type` of the message is.
        kind: &'static str,
    },
    /// A step has the number of an earlier one, or a smaller one.
    Number {
        /// The number before.
        after: u32,
    },
    /// A step leans on other steps than it says.
    Needs {
        /// What it says.
        said: Vec<u32>,
        /// The steps that removed what its truths, and those of the steps nested in it, do not have.
        needs: Vec<u32>,
    },
    /// A step does not say that it holds for puzzles with one solution only, or says so though it holds for all, or
    /// takes something else for granted.
    Assumes {
        /// What it says.
        said: Vec<String>,
        /// Whether it holds for puzzles with one solution only.
        unique: bool,
    },
    /// A step stands behind attempts, which start from what all steps reached.
    BehindAttempts,
    /// A step says of its technique what it is not.
    Mislabeled(Mislabeled),
    /// An attempt of the documents' procedure is wrong.
    Attempt {
        /// Its number.
        number: u32,
        /// What is wrong with it.
        fault: AttemptFault,
    },
    /// A step is wrong.
    Step(Fault),
    /// A step assumes that the puzzle has one solution, which it has not.
    NotUnique,
    /// A guess is not the digit of the only solution, or that solution was not found.
    WrongGuess,
    /// The end is wrong.
    End(EndFault),
}

impl Report {
    /// Counts lines from further up, where the log was only a part of a longer one with so many lines before.
    pub fn move_down(&mut self, lines: usize) {
        let moved = |line: &mut usize| *line += if *line > 0 { lines } else { 0 };
        moved(&mut self.line);
        if let Some(flaw) = &mut self.flaw {
            moved(&mut flaw.line);
        }
    }

    /// Whether everything was checked and nothing is wrong. Guesses are counted, and are what they say they are.
    pub const fn is_accepted(&self) -> bool {
        self.flaw.is_none() && self.unchecked.is_empty()
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unreadable(error) => write!(f, "column {}: {}", error.column, error.message),
            Self::Field(error) => write!(f, "{error}"),
            Self::PuzzleClash(a, b) => write!(f, "the puzzle has {a} and {b}, which cannot stand together"),
            Self::Stray { kind } => write!(f, "a message of type {kind} stands outside of a puzzle"),
            Self::Number { after } => write!(f, "its number is not greater than that of the step before, {after}"),
            Self::Needs { said, needs } => {
                write!(f, "it says that it needs {}, but its truths need {}", numbers(said), numbers(needs))
            }
            Self::Assumes { unique: true, .. } => {
                f.write_str("it holds for puzzles with one solution only, but `assumes` does not say just that")
            }
            Self::Assumes { said, .. } => {
                write!(f, "it assumes nothing beyond the rules, but says {}", said.join(", "))
            }
            Self::BehindAttempts => f.write_str("it stands behind attempts, which start from what all steps reached"),
            Self::Mislabeled(mislabeled) => write!(f, "{mislabeled}"),
            Self::Attempt { number, fault } => write!(f, "attempt {number}: {fault}"),
            Self::Step(fault) => write!(f, "{fault}"),
            Self::NotUnique => f.write_str("it assumes that the puzzle has one solution, which it has not"),
            Self::WrongGuess => f.write_str("it is a guess, but not the digit of an only solution"),
            Self::End(fault) => write!(f, "the end: {fault}"),
        }
    }
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.line > 0 {
            write!(f, "line {}: ", self.line)?;
        }
        if let Some(number) = self.step {
            write!(f, "step {number}: ")?;
        }
        write!(f, "{}", self.reason)
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(message) = &self.refused {
            return write!(f, "not run: {message}");
        }
        if let Some(flaw) = &self.flaw {
            return write!(f, "{flaw}");
        }
        let plural = if self.steps == 1 { "" } else { "s" };
        match self.unchecked.as_slice() {
            [] => write!(f, "{} step{plural} accepted", self.steps - self.guessed.len())?,
            [first, ..] => {
                let count = self.unchecked.len();
                write!(f, "{count} of {} step{plural} unchecked at the node limit, first step {first}", self.steps)?;
            }
        }
        match self.guessed.as_slice() {
            [] => {}
            [one] => write!(f, ", 1 guessed and not proved, step {one}")?,
            [first, ..] => write!(f, ", {} guessed and not proved, first step {first}", self.guessed.len())?,
        }
        match &self.outcome {
            Some(outcome) => write!(f, ", outcome {outcome}"),
            None => f.write_str(", no end: the log may be cut off"),
        }
    }
}
