//! The result of a search for puzzles.
use super::spec::{rating_text, tenths};
use qedoku_core::{HodokuLevel, Puzzle};
use qedoku_formats::{self as text, Format};
use qedoku_generate::Draft;
use serde::{Deserialize, Serialize};

/// A puzzle that meets the spec, or the nearest to one, with its measured properties.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SearchResult {
    /// The puzzle and its solution.
    pub draft: Draft,
    /// The distance of the puzzle from its spec; 0 if it meets it.
    pub distance: u32,
    /// The position just before the technique that is needed, if one is.
    pub ready: Option<Puzzle>,
    /// Sudoku Explainer's rating in tenths.
    pub er: Option<u16>,
    /// HoDoKu's level.
    pub hodoku: Option<HodokuLevel>,
    /// The effort in tenths.
    pub effort: Option<u64>,
    /// The number of bottlenecks.
    pub bottlenecks: Option<u64>,
}

impl SearchResult {
    pub(super) const fn new(draft: Draft) -> Self {
        Self { draft, distance: 0, ready: None, er: None, hodoku: None, effort: None, bottlenecks: None }
    }

    /// The measured properties, in words; nothing if nothing was measured.
    pub fn describe(&self) -> String {
        let parts = [
            self.er.map(|er| format!("SE {}", rating_text(er))),
            self.hodoku.map(|level| format!("HoDoKu {}", level.word())),
            self.effort.map(|effort| format!("effort {}", tenths(effort))),
            self.bottlenecks.map(|count| format!("bottlenecks {count}")),
        ];
        parts.into_iter().flatten().collect::<Vec<_>>().join(", ")
    }

    /// The record of the result, which is written beside the puzzle.
    pub fn record(&self) -> SearchResultRecord {
        SearchResultRecord {
            position: self.ready.map(|ready| text::write(Format::Library, &ready)),
            er: self.er.map(|er| f64::from(er) / 10.0),
            hodoku: self.hodoku.map(|level| level.word().to_owned()),
            effort: self.effort.map(decimal),
            bottlenecks: self.bottlenecks,
        }
    }
}

#[allow(clippy::cast_precision_loss, reason = "no effort is near the bounds of exact numbers")]
fn decimal(tenths: u64) -> f64 {
    tenths as f64 / 10.0
}

/// What a puzzle was found by, as it is written: only what was asked for.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SearchResultRecord {
    /// Just before the technique that is needed: a position, with the candidates that are gone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
    /// Sudoku Explainer's rating.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub er: Option<f64>,
    /// HoDoKu's level.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hodoku: Option<String>,
    /// The effort.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub effort: Option<f64>,
    /// How many bottlenecks there are.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bottlenecks: Option<u64>,
}
