//! The report of checking the log of one puzzle.
use crate::attempts::AttemptFault;
use crate::claims::{Mislabeled, UncheckedClaim};
use crate::end::EndFault;
use crate::fault::{StepFault, numbers};
use qedoku_core::wire::{ReadError, Unread, WireError};
use qedoku_core::{Candidate, Grid};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::fmt;

/// The report of checking the log of one puzzle.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct LogReport {
    /// The line on which the puzzle begins; 0 for a trace that is no text.
    pub line: usize,
    /// The name of the puzzle in the log.
    pub id: Option<String>,
    /// The givens, if they can be read.
    pub puzzle: Option<Grid>,
    /// The number of steps replayed, the unchecked among them.
    pub steps: usize,
    /// The number of steps nested in those.
    pub nested: usize,
    /// The steps at which the node limit was reached, by number.
    pub unchecked: Vec<u32>,
    /// The steps that take a digit from the solution, by number: nothing proves them.
    pub guessed: Vec<u32>,
    /// The number of digits of the solution that come from a hypothesis that filled the grid: nothing proves them.
    pub hypothetical: usize,
    /// True if the steps are a list of what a position allows, each by itself, and no run.
    pub listed: bool,
    /// The number of nodes the checker took.
    pub nodes: u64,
    /// The claims of the log that were not checked.
    pub unverified: BTreeSet<UncheckedClaim>,
    /// The outcome the log claims; none if it has no end.
    pub outcome: Option<String>,
    /// The reason why the puzzle was not run, if the log says so itself.
    pub refused: Option<String>,
    /// The first thing that is wrong.
    pub flaw: Option<Flaw>,
}

/// The verdict on a puzzle of a log.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum CheckVerdict {
    /// Every step follows; or the log says itself that the puzzle was not run.
    Accepted,
    /// Something is wrong, not checked, or cut off.
    Rejected,
    /// The text is no log.
    Unreadable,
}

/// The first thing that is wrong with a log, and where it stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Flaw {
    /// The line of the message; 0 for a trace that is no text.
    pub line: usize,
    /// The number of the step, if it is a step.
    pub step: Option<u32>,
    /// The reason.
    pub reason: LogFault,
}

impl Flaw {
    /// The flaw of a line that is no step.
    pub(crate) const fn at(line: usize, reason: LogFault) -> Self {
        Self { line, step: None, reason }
    }
}

qedoku_core::phrases! {
    /// The reason why there is no value to compare with one that a log states.
    pub enum LackingValue {
        None => "none",
        NotSettled => "not settled in 100,000 guesses",
        OneOfSeveral => "one of several solutions",
        NoSolution => "none, for there is no solution",
        NoTier => "no tier",
        NoPlace => "no place of its technique",
    }
}

/// The value that is known of what a log states.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum KnownValue {
    /// A value, as logs write it.
    Value(String),
    /// None, or none that can be stated.
    Lacking(LackingValue),
}

impl From<LackingValue> for KnownValue {
    fn from(why: LackingValue) -> Self {
        Self::Lacking(why)
    }
}

/// The fault of a log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LogFault {
    /// The text is no message.
    Unreadable(ReadError),
    /// A field does not hold what it must.
    Field(WireError),
    /// The puzzle starts with two digits that cannot stand together.
    PuzzleClash(Candidate, Candidate),
    /// A message that belongs to a puzzle stands outside of one.
    Stray {
        /// The `type` of the message.
        kind: &'static str,
    },
    /// A step has the number of an earlier one, or a smaller one.
    Number {
        /// The number before.
        after: u32,
    },
    /// A step leans on other steps than it says.
    Needs {
        /// The numbers it states.
        said: Vec<u32>,
        /// The steps that removed what its truths, and those of the steps nested in it, do not have.
        needs: Vec<u32>,
    },
    /// A step does not say that it holds for puzzles with one solution only, or says so though it holds for all, or
    /// takes something else for granted.
    Assumes {
        /// The assumptions it states.
        said: Vec<String>,
        /// True if it holds for puzzles with one solution only.
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
        /// The fault of the attempt.
        fault: AttemptFault,
    },
    /// Something that is said of the puzzle or of its run is not so.
    Said {
        /// The way to what is said: `steps[3].needs`.
        field: String,
        /// The value stated.
        said: String,
        /// The value known.
        known: KnownValue,
    },
    /// A step that is given by its conclusion alone does not come by the technique that is named.
    NotFound {
        /// The slug.
        technique: String,
        /// The conclusion that is said to follow.
        conclusion: String,
    },
    /// A step is wrong.
    Step(StepFault),
    /// A step assumes that the puzzle has one solution, which it has not.
    NotUnique,
    /// A guess is not the digit of the only solution, or that solution was not found.
    WrongGuess,
    /// The end is wrong.
    End(EndFault),
}

impl LogReport {
    /// True if everything was checked and nothing is wrong. Guesses are counted, and are what they say they are.
    pub const fn is_accepted(&self) -> bool {
        self.flaw.is_none() && self.unchecked.is_empty()
    }

    /// The verdict. A log without an end may be cut off, so it is not accepted as a whole.
    ///
    /// ```
    /// use qedoku_verify::{CheckVerdict, check_log};
    ///
    /// assert_eq!(check_log("{}")[0].verdict(), CheckVerdict::Unreadable);
    /// ```
    pub const fn verdict(&self) -> CheckVerdict {
        match &self.flaw {
            Some(Flaw { reason: LogFault::Unreadable(_) | LogFault::Field(_), .. }) => CheckVerdict::Unreadable,
            _ if self.is_accepted() && self.is_whole() => CheckVerdict::Accepted,
            _ => CheckVerdict::Rejected,
        }
    }

    /// True if there is a log at all, and not some other text or a source that cannot be read.
    pub const fn is_log(&self) -> bool {
        let Some(Flaw { reason: LogFault::Unreadable(error), .. }) = &self.flaw else { return true };
        !matches!(error.what, Unread::Text | Unread::Source)
    }

    /// True if the log was read to its end, or says itself that the puzzle was not run.
    pub const fn is_whole(&self) -> bool {
        self.outcome.is_some() || self.listed || self.refused.is_some()
    }
}

impl fmt::Display for KnownValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Value(value) => value.fmt(f),
            Self::Lacking(why) => why.fmt(f),
        }
    }
}

impl fmt::Display for LogFault {
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
            Self::Said { field, said, known } => write!(f, "{field}: it says {said}, but it is {known}"),
            Self::NotFound { technique, conclusion } => write!(f, "{technique} does not conclude {conclusion} there"),
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

impl fmt::Display for LogReport {
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
        match self.hypothetical {
            0 => {}
            1 => f.write_str(", 1 digit taken from a hypothesis and not proved")?,
            count => write!(f, ", {count} digits taken from a hypothesis and not proved")?,
        }
        match &self.outcome {
            _ if self.listed => f.write_str(", each on the position by itself"),
            Some(outcome) => write!(f, ", outcome {outcome}"),
            None => f.write_str(", no end: the log may be cut off"),
        }
    }
}
