//! The errors: why there is no answer.
use crate::order::RangeFault;
use crate::words::ProblemText;
use qedoku_core::Layout;
use qedoku_explain::{Describe, En, Say, Style, Zh};
use qedoku_formats::{self as text, TextError};
use qedoku_generate::{BadShape, MaskFault, NoVariant};
use qedoku_grade::BadScales;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::sync::Arc;

/// The kind of a problem.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum ErrorKind {
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
    /// The entries leave no solution.
    WrongEntries,
    /// The techniques allowed do not get there.
    NotReached,
    /// A deduction is not accepted by the checker, which is a fault of whoever made it.
    NotAccepted,
}

impl ErrorKind {
    /// The word for it in messages.
    ///
    /// ```
    /// assert_eq!(qedoku::ErrorKind::NoSolution.word(), "no-solution");
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

impl fmt::Display for ErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// The message of an error, which every language can say.
pub trait Complaint: Describe + fmt::Debug + Send + Sync {}

impl<T: Describe + fmt::Debug + Send + Sync + ?Sized> Complaint for T {}

/// The error that there is no answer: its kind, and a message that every language can say.
///
/// ```
/// use qedoku::solve::judge;
/// use qedoku::{Grid, ErrorKind, Puzzle};
///
/// let problem = judge(&Puzzle::from_givens(Grid::EMPTY)).unwrap_err();
/// assert_eq!(problem.kind, ErrorKind::SeveralSolutions);
/// assert!(problem.to_string().starts_with("several solutions"));
/// ```
#[derive(Clone, Debug)]
pub struct Error {
    /// The kind of the error.
    pub kind: ErrorKind,
    message: Arc<dyn Complaint>,
}

/// An error as logs have it.
#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename = "Problem")]
#[cfg_attr(feature = "schema", schemars(description = "Why there is no answer."))]
struct WrittenError {
    /// The kind.
    kind: ErrorKind,
    /// The problem in words.
    message: String,
}

impl Serialize for Error {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        WrittenError { kind: self.kind, message: self.message() }.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Error {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        WrittenError::deserialize(from).map(|WrittenError { kind, message }| Self::new(kind, message))
    }
}

#[cfg(feature = "schema")]
impl schemars::JsonSchema for Error {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        WrittenError::schema_name()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        WrittenError::json_schema(generator)
    }
}

/// Problems are the same if logs write them alike.
impl PartialEq for Error {
    fn eq(&self, other: &Self) -> bool {
        (self.kind, self.message()) == (other.kind, other.message())
    }
}

impl Eq for Error {}

impl Error {
    /// A problem of a kind. A text that is given for the message is said as it is, in every language.
    ///
    /// ```
    /// use qedoku::{ErrorKind, Lang, Error, Style};
    /// use qedoku_explain::{En, Zh, language};
    ///
    /// #[derive(Debug)]
    /// enum Reading {
    ///     Nothing,
    ///     TooLong { lines: usize },
    /// }
    ///
    /// language! {
    ///     en: En;
    ///     Reading {
    ///         Nothing => "expected a puzzle";
    ///         TooLong { lines } => "expected one line, found {lines}";
    ///     }
    /// }
    ///
    /// language! {
    ///     zh: Zh;
    ///     Reading {
    ///         Nothing => "应为一道题";
    ///         TooLong { lines } => fallback;
    ///     }
    /// }
    ///
    /// let zh = Style { language: Lang::Zh, ..Style::default() };
    /// let problem = Error::new(ErrorKind::Unreadable, Reading::Nothing);
    /// assert_eq!((problem.to_string().as_str(), problem.describe(zh).as_str()), ("expected a puzzle", "应为一道题"));
    /// let problem = Error::new(ErrorKind::Unreadable, Reading::TooLong { lines: 3 });
    /// assert_eq!(problem.describe(zh), "expected one line, found 3");
    /// ```
    pub fn new(kind: ErrorKind, message: impl Complaint + 'static) -> Self {
        Self { kind, message: Arc::new(message) }
    }

    /// Input that makes no sense.
    pub(crate) fn of_input(message: impl Complaint + 'static) -> Self {
        Self::new(ErrorKind::Unreadable, message)
    }

    /// The text of the error in English, as logs write it.
    pub fn message(&self) -> String {
        self.describe(Style::default())
    }

    /// The text of the error in a style.
    pub fn describe(&self, style: Style) -> String {
        style.say(&*self.message)
    }

    /// The error as logs write it, in the language of a style.
    pub(crate) fn written(&self, style: Style) -> Self {
        Self::new(self.kind, self.describe(style))
    }

    /// Input that cannot be read.
    pub fn unreadable(problem: &text::TextFault) -> Self {
        Self::of_input(ProblemText::Text { problem: problem.clone() })
    }

    /// The problem that a format cannot keep the rules of a puzzle.
    pub fn rules_not_kept(format: text::Format, layout: &Layout) -> Self {
        let format = format.to_string();
        let rules = layout.name().to_owned();
        Self::of_input(ProblemText::RulesNotKept { format, rules })
    }

    /// The problem with its place before it.
    ///
    /// ```
    /// use qedoku::{ErrorKind, Error};
    /// let problem = Error::new(ErrorKind::Unreadable, "expected a puzzle");
    /// assert_eq!(problem.at("list.txt:3:1").to_string(), "list.txt:3:1: expected a puzzle");
    /// ```
    pub fn at(&self, place: &str) -> Self {
        if place.is_empty() {
            return self.clone();
        }
        Self::new(self.kind, ProblemText::At { place: place.to_owned(), problem: self.clone() })
    }

    /// A deduction that is not accepted.
    pub(crate) fn not_accepted(what: impl Complaint + 'static) -> Self {
        let what = Self::new(ErrorKind::NotAccepted, what);
        Self::new(what.kind, ProblemText::NotAccepted { what })
    }
}

impl Say<En> for Error {
    fn say(&self, by: En) -> String {
        self.message.say(by)
    }
}

impl Say<Zh> for Error {
    fn say(&self, by: Zh) -> String {
        self.message.say(by)
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message())
    }
}

impl std::error::Error for Error {}

/// Errors of what a request or a command line asks for.
macro_rules! of_input {
    ($($fault:ty: $message:ident;)+) => {$(
        impl From<$fault> for Error {
            fn from(fault: $fault) -> Self {
                Self::of_input(ProblemText::$message { fault })
            }
        }
    )+};
}

of_input! {
    BadScales: Scales;
    BadShape: Shape;
    MaskFault: Mask;
    NoVariant: NoVariant;
    RangeFault: Range;
}

impl From<TextError> for Error {
    fn from(error: TextError) -> Self {
        Self::of_input(ProblemText::Read { line: error.place.line, column: error.place.column, problem: error.problem })
    }
}
