//! The result of a search for puzzles.
use super::spec::{rating_text, tenths};
use crate::library_line;
use crate::words::listed;
use qedoku_core::{HodokuLevel, Puzzle};
use qedoku_explain::Style;
use qedoku_generate::Draft;
use serde::{Deserialize, Serialize};

/// A puzzle that meets the spec, or the nearest to one, with its measured properties.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SearchResult {
    /// The puzzle and its solution.
    pub draft: Draft,
    /// The distance of the puzzle from its spec; 0 if it meets it.
    pub distance: u32,
    /// The measured properties.
    pub properties: PuzzleProperties,
}

/// The properties of a puzzle that its spec asks for, as they were measured.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PuzzleProperties {
    /// Just before the technique that is needed: a position, with the candidates that are gone.
    #[serde(rename = "position", default, skip_serializing_if = "Option::is_none", with = "library_line::option")]
    #[cfg_attr(feature = "schema", schemars(with = "Option<String>"))]
    pub ready: Option<Puzzle>,
    /// Sudoku Explainer's rating.
    #[serde(default, skip_serializing_if = "Option::is_none", with = "one_decimal")]
    #[cfg_attr(feature = "schema", schemars(with = "Option<f64>"))]
    pub er: Option<u16>,
    /// HoDoKu's level.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "Option<String>"))]
    pub hodoku: Option<HodokuLevel>,
    /// The effort.
    #[serde(default, skip_serializing_if = "Option::is_none", with = "one_decimal")]
    #[cfg_attr(feature = "schema", schemars(with = "Option<f64>"))]
    pub effort: Option<u64>,
    /// The number of bottlenecks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bottlenecks: Option<u64>,
}

impl SearchResult {
    pub(super) const fn new(draft: Draft) -> Self {
        let properties = PuzzleProperties { ready: None, er: None, hodoku: None, effort: None, bottlenecks: None };
        Self { draft, distance: 0, properties }
    }

    /// The puzzle.
    pub fn puzzle(&self) -> Puzzle {
        self.draft.puzzle()
    }
}

impl PuzzleProperties {
    /// The properties in words; nothing if nothing was measured.
    pub fn describe(&self, style: Style) -> String {
        let parts = [
            self.er.map(|er| PropertyText::Rating { rating: rating_text(er) }),
            self.hodoku.map(|level| PropertyText::Hodoku { level: level.word() }),
            self.effort.map(|effort| PropertyText::Effort { effort: tenths(effort) }),
            self.bottlenecks.map(|count| PropertyText::Bottlenecks { count }),
        ];
        listed(style, &parts.iter().flatten().map(|part| style.say(part)).collect::<Vec<_>>())
    }
}

/// The messages on the properties of a puzzle.
#[derive(Clone, Debug)]
pub(crate) enum PropertyText {
    Rating { rating: String },
    Hodoku { level: &'static str },
    Effort { effort: String },
    Bottlenecks { count: u64 },
}

/// Tenths in JSON: a number with one decimal.
mod one_decimal {
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    #[expect(clippy::ref_option, reason = "the signature serde calls")]
    #[expect(clippy::cast_precision_loss, reason = "no rating is near the bounds of exact numbers")]
    pub(super) fn serialize<N: Copy + Into<u64>, S: Serializer>(tenths: &Option<N>, to: S) -> Result<S::Ok, S::Error> {
        tenths.map(|tenths| tenths.into() as f64 / 10.0).serialize(to)
    }

    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a cast of a float ends at the bounds")]
    pub(super) fn deserialize<'de, N: TryFrom<u64>, D: Deserializer<'de>>(from: D) -> Result<Option<N>, D::Error> {
        let Some(rating) = Option::<f64>::deserialize(from)? else { return Ok(None) };
        let tenths = N::try_from((rating * 10.0).round() as u64);
        tenths.map(Some).map_err(|_| D::Error::custom(format_args!("expected a rating, found {rating}")))
    }
}
