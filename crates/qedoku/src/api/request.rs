//! What can be asked, as data.
use crate::hint::Level;
use crate::options::Options;
use crate::problem::{Kind, Problem};
use qedoku_core::Puzzle;
use qedoku_explain::{CellNames, Lang, Voice};
use qedoku_generate::Symmetry;
use qedoku_techniques::{Profile, Tier};
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
pub enum Request {
    /// Solve a puzzle step by step.
    Solve(SolveRequest),
    /// List the steps that a position allows.
    Steps(StepsRequest),
    /// Give a hint.
    Hint(HintRequest),
    /// Give the smallest argument for a candidate.
    Why(WhyRequest),
    /// Say how hard a puzzle is.
    Grade(SolveRequest),
    /// Find a solution by trying.
    Search(SearchRequest),
    /// Check a log.
    Check(LogRequest),
    /// Solve a puzzle and prove the steps.
    Prove(SolveRequest),
    /// Prove the steps of a log with one trace.
    ProveLog(LogRequest),
    /// Make puzzles.
    Generate(GenerateRequest),
}

/// A puzzle, and how it is worked on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct SolveRequest {
    /// The puzzle, in any text format.
    pub puzzle: String,
    /// How it is worked on.
    #[serde(default)]
    pub options: Settings,
}

/// A position whose steps are asked for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct StepsRequest {
    /// The position, in any text format.
    pub puzzle: String,
    /// How it is worked on.
    #[serde(default)]
    pub options: Settings,
    /// Only these techniques, by slug, name, alias or HoDoKu's code; those of the profile that need no trial if none is named.
    #[serde(default)]
    pub techniques: Vec<String>,
}

/// A position for which a hint is asked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct HintRequest {
    /// The position, in any text format.
    pub puzzle: String,
    /// How it is worked on.
    #[serde(default)]
    pub options: Settings,
    /// How much to say: `nudge`, `where`, `what`, `full` or `proof`; `where` if nothing is named.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub level: Option<String>,
    /// Only steps on the shortest way to this: `r4c5`, `r4c5=7` or `r4c5<>7`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub question: Option<String>,
}

/// A candidate whose argument is asked for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct WhyRequest {
    /// The position, in any text format.
    pub puzzle: String,
    /// How it is worked on.
    #[serde(default)]
    pub options: Settings,
    /// What to explain: `r4c5`, `r4c5=7` or `r4c5<>7`.
    pub question: String,
}

/// A puzzle alone.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct SearchRequest {
    /// The puzzle, in any text format.
    pub puzzle: String,
}

/// The text of a log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct LogRequest {
    /// The log, as json or ndjson.
    pub log: String,
}

/// Which puzzles to make.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct GenerateRequest {
    /// The same seed makes the same puzzles.
    pub seed: u64,
    /// How many, 1000 at most; one if nothing is said.
    #[serde(default = "one")]
    pub count: u64,
    /// The symmetry of the givens: `none`, `180` or `full`; `none` if nothing is named.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub symmetry: Option<String>,
}

const fn one() -> u64 {
    1
}

/// How a puzzle is worked on; what is not named is as the command has it: every technique, in English.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, default)]
pub struct Settings {
    /// Which techniques, in which order: `default`, `documents`, `se` or `se-chains`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub profile: Option<String>,
    /// The hardest techniques allowed: `simple`, `intermediate`, `advanced` or `ultimate`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub up_to: Option<String>,
    /// Leaves out what holds only for puzzles with one solution.
    pub no_uniqueness: bool,
    /// The language of the text: `en` or `zh`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lang: Option<String>,
    /// How cells are named in the text: `rc` or `a1`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub notation: Option<String>,
}

impl Settings {
    pub(super) fn options(&self) -> Result<Options, Problem> {
        let profiles = Profile::NAMES.iter().map(|&(name, _)| name);
        let profile = named(self.profile.as_deref(), "profile", Profile::named, profiles)?.unwrap_or_default();
        let tiers = Tier::ALL.iter().map(|tier| tier.word());
        let tier = named(self.up_to.as_deref(), "tier", Tier::named, tiers)?;
        let options = Options::of(profile).told_in(self.voice()?);
        let options = if self.no_uniqueness { options.without_uniqueness() } else { options };
        Ok(match tier {
            Some(tier) => options.up_to(tier),
            None => options,
        })
    }

    pub(super) fn voice(&self) -> Result<Voice, Problem> {
        let langs = Lang::ALL.iter().map(|lang| lang.code());
        let lang = named(self.lang.as_deref(), "language", Lang::named, langs)?.unwrap_or_default();
        let notations = [("rc", CellNames::Rc), ("a1", CellNames::A1)];
        let of = |name: &str| notations.iter().find(|(known, _)| *known == name).map(|&(_, names)| names);
        let names = named(self.notation.as_deref(), "notation", of, notations.iter().map(|&(name, _)| name))?;
        Ok(Voice { lang, names: names.unwrap_or_default() })
    }
}

impl HintRequest {
    pub(super) fn level(&self) -> Result<Level, Problem> {
        let words = Level::ALL.iter().map(|level| level.word());
        Ok(named(self.level.as_deref(), "level", Level::named, words)?.unwrap_or(Level::Where))
    }
}

impl GenerateRequest {
    pub(super) fn symmetry(&self) -> Result<Symmetry, Problem> {
        let names = Symmetry::ALL.iter().map(|symmetry| symmetry.name());
        Ok(named(self.symmetry.as_deref(), "symmetry", Symmetry::named, names)?.unwrap_or_default())
    }
}

/// Reads a puzzle.
pub(super) fn puzzle(text: &str) -> Result<Puzzle, Problem> {
    Ok(text.parse::<Puzzle>()?)
}

/// What somebody names, if it is named; or which names there are.
fn named<'n, T>(
    name: Option<&str>,
    what: &str,
    of: impl Fn(&str) -> Option<T>,
    all: impl Iterator<Item = &'n str>,
) -> Result<Option<T>, Problem> {
    let Some(name) = name else { return Ok(None) };
    let none = || {
        let all = all.collect::<Vec<_>>().join(", ");
        Problem::new(Kind::Unreadable, format!("no {what} is called {name:?}; there are {all}"))
    };
    of(name).map(Some).ok_or_else(none)
}
