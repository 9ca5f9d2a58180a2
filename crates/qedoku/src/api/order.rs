//! The puzzle spec of a request, as data.
use super::settings::{named, tier};
use crate::error::{Error, ErrorKind};
use crate::generated::GeneratedPuzzle;
use crate::order::{PuzzleSearch, PuzzleSpec, SearchPlan, read_range, read_se};
use crate::technique::technique;
use crate::words::{ChoiceName, ProblemText};
use qedoku_core::HodokuLevel;
use qedoku_generate::{GivenMask, GivenShape, GivenSymmetry};
use qedoku_techniques::Tier;
use serde::{Deserialize, Serialize};

/// The properties that puzzles are to have, all of them if several are named.
///
/// ```
/// use qedoku::api::{Reply, answer_json};
///
/// let reply = answer_json(r#"{"type":"generate","seed":7,"order":{"tier":"simple","givens":"24..30"}}"#);
/// assert!(matches!(reply, Reply::Generated { puzzles } if puzzles.len() == 1));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, default)]
pub struct OrderRequest {
    /// True if no single given can be taken away.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub minimal: bool,
    /// The number of givens: `24` or `24..28`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub givens: Option<String>,
    /// The cells that hold givens, 81 characters: `x` for a given, `.` for none, `?` for either.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mask: Option<String>,
    /// The tier of the hardest technique: `simple`, `intermediate`, `advanced` or `ultimate`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tier: Option<String>,
    /// A technique that is needed, by slug, name, alias or HoDoKu's code.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub technique: Option<String>,
    /// The only techniques there are.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub only_techniques: Vec<String>,
    /// Sudoku Explainer's rating: `7.0` or `7.0..7.5`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub se: Option<String>,
    /// HoDoKu's level: `easy`, `medium`, `hard`, `unfair` or `extreme`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hodoku: Option<String>,
    /// The effort: `20` or `20..30`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub effort: Option<String>,
    /// The number of bottlenecks: `1` or `1..2`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bottlenecks: Option<String>,
    /// Give up after so many puzzles in a row of which none is what is asked for; 10,000 if nothing is said, 1,000 under
    /// other rules.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tries: Option<u64>,
}

/// The number of puzzles in a row that are looked at in vain, if the request names none.
const TRIES: u64 = 10_000;
/// The same for puzzles under other rules, which take longer.
const VARIANT_TRIES: u64 = 1_000;

impl OrderRequest {
    fn order(&self, symmetry: GivenSymmetry) -> Result<PuzzleSpec, Error> {
        let mask =
            self.mask.as_deref().map_or(Ok(GivenMask::default()), |text| read(text, "mask", GivenMask::parse))?;
        let givens = self.givens.as_deref().map(|text| read(text, "givens", read_range)).transpose()?;
        let levels = HodokuLevel::ALL.iter().map(|level| level.word());
        let level = |text: &str| HodokuLevel::ALL.into_iter().find(|level| level.word().eq_ignore_ascii_case(text));
        Ok(PuzzleSpec {
            shape: GivenShape { symmetry, givens, minimal: self.minimal, mask },
            tier: tier(self.tier.as_deref())?,
            technique: self.technique.as_deref().map(technique).transpose()?,
            only: self.only_techniques.iter().map(|name| technique(name)).collect::<Result<_, _>>()?,
            se: self.se.as_deref().map(|text| read(text, "se", read_se)).transpose()?,
            hodoku: named(self.hodoku.as_deref(), ChoiceName::HodokuLevel, level, levels)?,
            effort: self.effort.as_deref().map(|text| read(text, "effort", read_se)).transpose()?,
            bottlenecks: self.bottlenecks.as_deref().map(|text| read(text, "bottlenecks", read_range)).transpose()?,
        })
    }

    /// The tier that is asked for, and how many puzzles in a row may be made in vain, where nothing else is asked for.
    pub fn tier_alone(&self) -> Option<Result<(Tier, u64), Error>> {
        let alone = Self { tier: self.tier.clone(), tries: self.tries, ..Self::default() };
        let wanted = self.tier.as_deref().filter(|_| *self == alone);
        let tries = self.tries.unwrap_or(VARIANT_TRIES);
        Some(tier(Some(wanted?)).transpose()?.map(|tier| (tier, tries)))
    }

    /// True if nothing is asked for but how often to try.
    pub fn is_empty(&self) -> bool {
        *self == Self { tries: self.tries, ..Self::default() }
    }

    /// Puzzles of the order.
    ///
    /// # Errors
    /// An order that makes no sense, or one for which too many puzzles in a row were looked at in vain.
    pub fn made(&self, seed: u64, count: u64, symmetry: GivenSymmetry) -> Result<Vec<GeneratedPuzzle>, Error> {
        let plan = SearchPlan::new(self.order(symmetry)?, seed)?;
        let mut search = PuzzleSearch::new(&plan);
        let mut made = Vec::new();
        let mut in_vain = 0;
        let most = self.tries.unwrap_or(TRIES);
        for number in 0.. {
            if made.len() as u64 >= count {
                break;
            }
            if in_vain >= most {
                let found = made.len();
                return Err(Error::new(ErrorKind::NotReached, ProblemText::GaveUp { tries: in_vain, found, count }));
            }
            let tried = search.walk(number);
            in_vain += tried.tries;
            if let Some(found) = tried.found {
                made.push(GeneratedPuzzle::found(&plan, &found, number));
                in_vain = 0;
            }
        }
        Ok(made)
    }
}

/// Reads a field.
fn read<T, E: Into<Error>>(text: &str, field: &str, read: impl Fn(&str) -> Result<T, E>) -> Result<T, Error> {
    let in_field = |fault: E| Error::of_input(ProblemText::InField { field: field.to_owned(), error: fault.into() });
    read(text).map_err(in_field)
}
