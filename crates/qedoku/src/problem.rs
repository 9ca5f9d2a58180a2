//! Why there is no answer.
use crate::words::ProblemText;
use qedoku_core::text::{self, ReadError};
use qedoku_explain::{En, Message, Say, Voice, Zh};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::sync::Arc;

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

/// What is wrong, as a message that every language can say.
pub trait Complaint: Message + fmt::Debug + Send + Sync {}

impl<T: Message + fmt::Debug + Send + Sync + ?Sized> Complaint for T {}

/// Why there is no answer.
///
/// ```
/// use qedoku::{Grid, Kind, Puzzle, judge};
///
/// let problem = judge(&Puzzle::from_givens(Grid::EMPTY)).unwrap_err();
/// assert_eq!(problem.kind, Kind::SeveralSolutions);
/// assert!(problem.to_string().starts_with("several solutions"));
/// ```
#[derive(Clone, Debug)]
pub struct Problem {
    /// What kind it is.
    pub kind: Kind,
    message: Arc<dyn Complaint>,
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
// What logs have of a problem; the schema has these words.
#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename = "Problem")]
struct ProblemRecord {
    /// What kind it is.
    kind: Kind,
    /// What is wrong, in words.
    message: String,
}

impl Serialize for Problem {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        ProblemRecord { kind: self.kind, message: self.message() }.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Problem {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        ProblemRecord::deserialize(from).map(|ProblemRecord { kind, message }| Self::new(kind, message))
    }
}

#[cfg(feature = "schema")]
impl schemars::JsonSchema for Problem {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        ProblemRecord::schema_name()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        ProblemRecord::json_schema(generator)
    }
}

/// Problems are the same if logs write them alike.
impl PartialEq for Problem {
    fn eq(&self, other: &Self) -> bool {
        (self.kind, self.message()) == (other.kind, other.message())
    }
}

impl Eq for Problem {}

impl Problem {
    /// A problem of a kind. A text that is given for the message is said as it is, in every language.
    ///
    /// ```
    /// use qedoku::{Kind, Lang, Problem, Voice};
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
    /// let zh = Voice { lang: Lang::Zh, ..Voice::default() };
    /// let problem = Problem::new(Kind::Unreadable, Reading::Nothing);
    /// assert_eq!((problem.to_string().as_str(), problem.told(zh).as_str()), ("expected a puzzle", "应为一道题"));
    /// let problem = Problem::new(Kind::Unreadable, Reading::TooLong { lines: 3 });
    /// assert_eq!(problem.told(zh), "expected one line, found 3");
    /// ```
    pub fn new(kind: Kind, message: impl Complaint + 'static) -> Self {
        Self { kind, message: Arc::new(message) }
    }

    /// Input that makes no sense.
    pub(crate) fn of_input(message: impl Complaint + 'static) -> Self {
        Self::new(Kind::Unreadable, message)
    }

    /// What is wrong, in English, as logs write it.
    pub fn message(&self) -> String {
        self.told(Voice::default())
    }

    /// What is wrong, in the language of a voice.
    pub fn told(&self, voice: Voice) -> String {
        voice.say(&*self.message)
    }

    /// The problem as logs write it in the language of a voice.
    pub(crate) fn written(&self, voice: Voice) -> Self {
        Self::new(self.kind, self.told(voice))
    }

    /// Input that cannot be read.
    pub fn unreadable(problem: &text::Problem) -> Self {
        Self::of_input(ProblemText::Text { problem: problem.clone() })
    }

    /// The problem with its place before it.
    ///
    /// ```
    /// use qedoku::{Kind, Problem};
    /// let problem = Problem::new(Kind::Unreadable, "expected a puzzle");
    /// assert_eq!(problem.at("list.txt:3:1").to_string(), "list.txt:3:1: expected a puzzle");
    /// ```
    pub fn at(&self, place: &str) -> Self {
        if place.is_empty() {
            return self.clone();
        }
        Self::new(self.kind, ProblemText::At { place: place.to_owned(), problem: self.clone() })
    }

    /// A deduction that is not accepted.
    pub(crate) fn not_accepted(what: &str) -> Self {
        Self::new(Kind::NotAccepted, ProblemText::NotAccepted { what: what.to_owned() })
    }
}

impl Say<En> for Problem {
    fn say(&self, by: En) -> String {
        self.message.say(by)
    }
}

impl Say<Zh> for Problem {
    fn say(&self, by: Zh) -> String {
        self.message.say(by)
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message())
    }
}

impl std::error::Error for Problem {}

impl From<ReadError> for Problem {
    fn from(error: ReadError) -> Self {
        Self::of_input(ProblemText::Read { line: error.place.line, column: error.place.column, problem: error.problem })
    }
}
