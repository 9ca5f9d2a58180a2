//! Why there is no answer.
use qedoku_explain::{Lang, Voice};
use qedoku_formats::{self as text, TextError, TextPlace};
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
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Problem {
    /// What kind it is.
    pub kind: Kind,
    /// What is wrong, in words.
    pub message: String,
    /// The same in Chinese, where it is known apart from the message. Logs do not have it.
    #[serde(skip)]
    zh: Option<String>,
}

/// Problems are the same if logs write them alike.
impl PartialEq for Problem {
    fn eq(&self, other: &Self) -> bool {
        (self.kind, &self.message) == (other.kind, &other.message)
    }
}

impl Eq for Problem {}

impl Problem {
    /// A problem of a kind, in words.
    ///
    /// ```
    /// use qedoku::{Kind, Problem};
    /// assert_eq!(Problem::new(Kind::Unreadable, "expected a puzzle").to_string(), "expected a puzzle");
    /// ```
    pub fn new(kind: Kind, message: impl Into<String>) -> Self {
        Self { kind, message: message.into(), zh: None }
    }

    /// The same problem, which Chinese says with these words.
    ///
    /// ```
    /// use qedoku::{Kind, Lang, Problem, Voice};
    /// let problem = Problem::new(Kind::Unreadable, "expected a puzzle").in_chinese("应为一道题");
    /// assert_eq!(problem.told(Voice { lang: Lang::Zh, ..Voice::default() }), "应为一道题");
    /// assert_eq!(problem.to_string(), "expected a puzzle");
    /// ```
    #[must_use]
    pub fn in_chinese(self, words: impl Into<String>) -> Self {
        Self { zh: Some(words.into()), ..self }
    }

    /// What is wrong, in the language of a voice; the message where nothing else is known.
    pub fn told(&self, voice: Voice) -> &str {
        match (&self.zh, voice.lang) {
            (Some(words), Lang::Zh) => words,
            _ => &self.message,
        }
    }

    /// Input that cannot be read.
    pub fn unreadable(problem: &text::TextFault) -> Self {
        let chinese = Voice { lang: Lang::Zh, ..Voice::default() };
        Self::new(Kind::Unreadable, problem.to_string()).in_chinese(chinese.unreadable(problem))
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
        let (message, zh) = (&self.message, self.zh.as_ref().unwrap_or(&self.message));
        Self::new(self.kind, format!("{place}: {message}")).in_chinese(format!("{place}：{zh}"))
    }

    /// A deduction that is not accepted.
    pub(crate) fn not_accepted(what: &str) -> Self {
        Self::new(Kind::NotAccepted, format!("the deduction is not accepted, which is a fault of this program: {what}"))
            .in_chinese(format!("推理未被检验程序接受，这是本程序的错误：{what}"))
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for Problem {}

impl From<TextError> for Problem {
    fn from(error: TextError) -> Self {
        let (TextPlace { line, column, .. }, problem) = (error.place, Self::unreadable(&error.problem));
        let zh = problem.zh.unwrap_or_default();
        Self::new(Kind::Unreadable, error.to_string()).in_chinese(format!("第 {line} 行第 {column} 列：{zh}"))
    }
}
