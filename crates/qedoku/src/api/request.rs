//! The requests, as data.
use super::name::NameRequest;
use super::order::OrderRequest;
use super::settings::{RequestSettings, ShowSettings, named, style, tier};
use super::texts::{DrawRequest, ReadRequest, WriteRequest};
use crate::error::Error;
use crate::level::Level;
use crate::rewind::entry;
use crate::words::ChoiceName;
use qedoku_core::Target;
use qedoku_explain::{Lang, Style};
use qedoku_generate::GivenSymmetry;
use qedoku_grade::Scales;
use qedoku_techniques::Tier;
use serde::{Deserialize, Serialize};

/// A question, an object with a `type`. A field that it does not have is an error.
///
/// ```
/// use qedoku::api::Request;
///
/// let request: Request = serde_json::from_str(r#"{"type":"check","log":""}"#)?;
/// assert!(matches!(request, Request::Check(_)));
/// assert!(serde_json::from_str::<Request>(r#"{"type":"check","logs":""}"#).is_err());
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "kebab-case")]
#[non_exhaustive]
pub enum Request {
    /// Solve a puzzle step by step.
    Solve(SolveRequest),
    /// List the steps that a position allows.
    Steps(StepsRequest),
    /// Give a hint.
    Hint(HintRequest),
    /// Give the smallest argument for a candidate.
    Why(WhyRequest),
    /// Name a move.
    Name(NameRequest),
    /// Say how hard a puzzle is.
    Grade(GradeRequest),
    /// Find a solution by trying.
    Search(SearchRequest),
    /// Check a log.
    Check(LogRequest),
    /// Solve a puzzle and prove the steps.
    Prove(PuzzleRequest),
    /// Prove the steps of a log with one trace.
    ProveLog(LogRequest),
    /// Make puzzles.
    Generate(GenerateRequest),
    /// List the techniques, or show the page of one.
    Techniques(TechniquesRequest),
    /// Read the puzzles of a text.
    Read(ReadRequest),
    /// Write a position in a format.
    Write(WriteRequest),
    /// Draw a position, or a step of one, and tell the step.
    Draw(Box<DrawRequest>),
}

impl Request {
    /// The language that the answer is asked for in, if one is named.
    pub fn lang(&self) -> Option<Lang> {
        let named = match self {
            Self::Solve(it) => &it.options.lang,
            Self::Steps(it) => &it.options.lang,
            Self::Hint(it) => &it.options.lang,
            Self::Why(it) => &it.options.lang,
            Self::Name(it) => &it.options.lang,
            Self::Grade(it) => &it.options.lang,
            Self::Prove(it) => &it.options.lang,
            Self::Draw(it) => &it.options.lang,
            Self::Techniques(it) => &it.lang,
            Self::Read(it) => &it.lang,
            Self::Search(_) | Self::Check(_) | Self::ProveLog(_) | Self::Generate(_) | Self::Write(_) => &None,
        };
        named.as_deref().and_then(Lang::named)
    }
}

/// A puzzle, how it is worked on, and how the steps are shown.
///
/// ```
/// use qedoku::api::Request;
///
/// let request =
/// serde_json::from_str(r#"{"type":"solve","puzzle":"","options":{"up_to":"advanced"},"show":{"form":"html"}}"#)?;
/// assert!(matches!(request, Request::Solve(_)));
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct SolveRequest {
    /// The puzzle, in any text format.
    pub puzzle: String,
    /// The settings.
    #[serde(default)]
    pub options: RequestSettings,
    /// True for a reply with a `text`, false for one without; it has one if nothing is said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<bool>,
    /// The document to write the answer as, beside its words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub show: Option<ShowSettings>,
}

/// A puzzle, and how it is worked on.
///
/// ```
/// use qedoku::api::Request;
///
/// let request = serde_json::from_str(r#"{"type":"prove","puzzle":""}"#)?;
/// assert!(matches!(request, Request::Prove(_)));
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct PuzzleRequest {
    /// The puzzle, in any text format.
    pub puzzle: String,
    /// The settings.
    #[serde(default)]
    pub options: RequestSettings,
}

/// A puzzle that is graded.
///
/// ```
/// use qedoku::api::Request;
///
/// let request = serde_json::from_str(r#"{"type":"grade","puzzle":"","scales":["se"]}"#)?;
/// assert!(matches!(request, Request::Grade(_)));
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct GradeRequest {
    /// The puzzle, in any text format.
    pub puzzle: String,
    /// The settings.
    #[serde(default)]
    pub options: RequestSettings,
    /// On which scales, `tier`, `se`, `se-corrected`, `se118`, `hodoku` or `effort`; on `tier` and `se` if none is
    /// named.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub scales: Vec<String>,
}

impl GradeRequest {
    pub(super) fn scales(&self) -> Result<Scales, Error> {
        if self.scales.is_empty() {
            return Ok(Scales::default());
        }
        Ok(Scales::named(self.scales.iter().map(String::as_str))?)
    }
}

/// A position whose steps are asked for.
///
/// ```
/// use qedoku::api::Request;
///
/// let request = serde_json::from_str(r#"{"type":"steps","puzzle":"","techniques":["x-wing"]}"#)?;
/// assert!(matches!(request, Request::Steps(_)));
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct StepsRequest {
    /// The position, in any text format.
    pub puzzle: String,
    /// The settings.
    #[serde(default)]
    pub options: RequestSettings,
    /// Only these techniques, by slug, name, alias or HoDoKu's code; those of the profile that need no trial if none is
    /// named.
    #[serde(default)]
    pub techniques: Vec<String>,
    /// True for a reply with a `text`, false for one without; it has one if nothing is said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<bool>,
    /// The document to write the answer as, beside its words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub show: Option<ShowSettings>,
}

/// A position for which a hint is asked.
///
/// ```
/// use qedoku::api::Request;
///
/// let request = serde_json::from_str(r#"{"type":"hint","puzzle":"","level":"what"}"#)?;
/// assert!(matches!(request, Request::Hint(_)));
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct HintRequest {
    /// The position, in any text format.
    pub puzzle: String,
    /// The settings.
    #[serde(default)]
    pub options: RequestSettings,
    /// The entries made since, in their order: `r4c5=7` or `r4c5<>7`. If an entry is wrong, the hint says how far they
    /// were right.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub entries: Vec<String>,
    /// The level: `nudge`, `technique`, `digits`, `where`, `what`, `full` or `proof`; `where` if nothing is named.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub level: Option<String>,
    /// Only steps on the shortest way to this: `r4c5`, `r4c5=7` or `r4c5<>7`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub question: Option<String>,
    /// The document to write the answer as, beside its words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub show: Option<ShowSettings>,
}

/// A candidate whose argument is asked for.
///
/// ```
/// use qedoku::api::Request;
///
/// let request = serde_json::from_str(r#"{"type":"why","puzzle":"","question":"r4c5=7"}"#)?;
/// assert!(matches!(request, Request::Why(_)));
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct WhyRequest {
    /// The position, in any text format.
    pub puzzle: String,
    /// The settings.
    #[serde(default)]
    pub options: RequestSettings,
    /// The question: `r4c5`, `r4c5=7` or `r4c5<>7`.
    pub question: String,
    /// True if the outline goes from the last step to the first.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub backward: bool,
    /// True if the outline ends with what is proved of the argument's size.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub proof: bool,
    /// True for a reply with a `text`, false for one without; it has one if nothing is said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<bool>,
    /// The document to write the answer as, beside its words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub show: Option<ShowSettings>,
}

/// A puzzle, and how its solution is shown.
///
/// ```
/// use qedoku::api::Request;
///
/// let request = serde_json::from_str(r#"{"type":"search","puzzle":""}"#)?;
/// assert!(matches!(request, Request::Search(_)));
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct SearchRequest {
    /// The puzzle, in any text format.
    pub puzzle: String,
    /// The document to write the answer as, beside its words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub show: Option<ShowSettings>,
}

/// The text of a log.
///
/// ```
/// use qedoku::api::Request;
///
/// let request = serde_json::from_str(r#"{"type":"check","log":""}"#)?;
/// assert!(matches!(request, Request::Check(_)));
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct LogRequest {
    /// The log, as json or ndjson.
    pub log: String,
}

/// The puzzles to make.
///
/// ```
/// use qedoku::api::Request;
///
/// let request = serde_json::from_str(r#"{"type":"generate","seed":7,"count":2}"#)?;
/// assert!(matches!(request, Request::Generate(_)));
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct GenerateRequest {
    /// The same seed makes the same puzzles.
    pub seed: u64,
    /// The number of puzzles, 1000 at most; one if not named.
    #[serde(default = "one")]
    pub count: u64,
    /// The symmetry of the givens, by name: `none`, `180`, `90`, `diagonal`, `antidiagonal`, `diagonals`, `rows`,
    /// `columns`,
    /// `mirrors` or `full`; `none` if nothing is named.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub symmetry: Option<String>,
    /// The properties that the puzzles are to have.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub order: Option<OrderRequest>,
    /// The rules beside rows, columns and boxes: `x`, `windoku`, `antiknight`, `antiking`, `disjoint`, `nonconsecutive`,
    /// `jigsaw`, `killer`. The reply is `variants`; of an order there is `tier` alone, and there is no symmetry.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rules: Vec<String>,
    /// The number of rows: 4, 6 or 9. Where it is named, the reply is `variants`, too.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub size: Option<usize>,
}

/// The techniques to describe.
///
/// ```
/// use qedoku::api::Request;
///
/// let request = serde_json::from_str(r#"{"type":"techniques","tier":"simple"}"#)?;
/// assert!(matches!(request, Request::Techniques(_)));
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, default)]
pub struct TechniquesRequest {
    /// Only this one, by slug, name, alias or HoDoKu's code: the text is its page.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub technique: Option<String>,
    /// Only those of this tier: `simple`, `intermediate`, `advanced` or `ultimate`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tier: Option<String>,
    /// The language of the text: `en` or `zh`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lang: Option<String>,
}

const fn one() -> u64 {
    1
}

impl HintRequest {
    pub(super) fn entries(&self) -> Result<Vec<Target>, Error> {
        self.entries.iter().map(|text| entry(text)).collect()
    }

    pub(super) fn level(&self) -> Result<Level, Error> {
        let words = Level::ALL.iter().map(|level| level.word());
        Ok(named(self.level.as_deref(), ChoiceName::HintLevel, Level::named, words)?.unwrap_or(Level::Where))
    }
}

impl GenerateRequest {
    pub(super) fn symmetry(&self) -> Result<GivenSymmetry, Error> {
        let names = GivenSymmetry::ALL.iter().map(|symmetry| symmetry.name());
        Ok(named(self.symmetry.as_deref(), ChoiceName::Symmetry, GivenSymmetry::named, names)?.unwrap_or_default())
    }
}

impl TechniquesRequest {
    pub(super) fn tier(&self) -> Result<Option<Tier>, Error> {
        tier(self.tier.as_deref())
    }

    pub(super) fn style(&self) -> Result<Style, Error> {
        style(self.lang.as_deref(), None)
    }
}
