//! The request for the names of a move.
use super::settings::RequestSettings;
use crate::error::Error;
use crate::question::Question;
use qedoku_core::Target;
use serde::{Deserialize, Serialize};

/// A move whose names are asked for.
///
/// ```
/// use qedoku::api::Request;
///
/// let request = serde_json::from_str(r#"{"type":"name","puzzle":"","moves":["r4c5<>7"]}"#)?;
/// assert!(matches!(request, Request::Name(_)));
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct NameRequest {
    /// The position, in any text format.
    pub puzzle: String,
    /// The settings.
    #[serde(default)]
    pub options: RequestSettings,
    /// The conclusions of the move, one or several: `r4c5=7` or `r4c5<>7`.
    pub moves: Vec<String>,
}

impl NameRequest {
    pub(super) fn moves(&self) -> Result<Vec<Target>, Error> {
        Ok(self.moves.iter().map(|text| Question::conclusions(text)).collect::<Result<Vec<_>, _>>()?.concat())
    }
}
