//! A hint as it is written.
use crate::error::Error;
use crate::level::Level;
use crate::log::messages::{Id, format, known_format};
use crate::mistake::{Contradiction, Mistaken};
use crate::rewind::LastValidPosition;
use qedoku_core::wire::Message;
use serde::{Deserialize, Serialize};

/// A hint as it is logged: what its level does not tell is left out.
///
/// ```
/// use qedoku::hints::HintMessage;
/// use qedoku::log::Id;
/// use qedoku::{ErrorKind, Error};
///
/// let problem = Error::new(ErrorKind::NoSolution, "no solution: nothing is left for r1c1");
/// let line = serde_json::to_string(&HintMessage::of_problem(&problem, Id::default()))?;
/// assert!(line.contains(r#""line":1,"error":{"kind":"no-solution","message":"#));
/// assert_eq!(serde_json::from_str::<HintMessage>(&line)?.error, Some(problem));
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct HintMessage {
    /// The version of the format.
    #[serde(default = "format", deserialize_with = "known_format")]
    pub format: u32,
    /// The line of the input on which the position begins, from 1.
    pub line: usize,
    /// The name of the position.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    /// The hint level: how much is told.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub level: Option<Level>,
    /// The number of the rung that `text` is, from 1: a level that would say nothing new has none of its own, and gives
    /// the one before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rung: Option<usize>,
    /// The number of rungs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rungs: Option<usize>,
    /// The house to look at.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub look: Option<String>,
    /// The technique.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub technique: Option<String>,
    /// The digits it is about.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub digits: Option<String>,
    /// Where to look, in English and with rows and columns whatever the language of `text`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<String>,
    /// The conclusion that follows.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub conclusion: Option<String>,
    /// The whole step, as logs have it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub step: Option<Message>,
    /// Instead of a hint, the entries to take back; of a pencil mark that is missing the cell, until `mistakes` tells it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub wrong: Option<Vec<String>>,
    /// The entries that are wrong, each with what shows it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mistakes: Option<Vec<Mistaken>>,
    /// The latest position that was still right, if the order of the entries is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub back: Option<LastValidPosition>,
    /// The number of entries that were named and stand, if all are right.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub right: Option<usize>,
    /// The slot that a grid without a solution leaves empty.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub contradiction: Option<Contradiction>,
    /// The logs of the steps that end with a contradiction.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub refutations: Vec<Vec<Message>>,
    /// The hint in words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// Why there is no hint.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub error: Option<Error>,
}

impl HintMessage {
    pub(crate) fn new(id: Id<'_>) -> Self {
        Self {
            format: format(),
            line: id.number,
            id: id.name.map(str::to_owned),
            level: None,
            rung: None,
            rungs: None,
            look: None,
            technique: None,
            digits: None,
            at: None,
            conclusion: None,
            step: None,
            wrong: None,
            mistakes: None,
            back: None,
            right: None,
            contradiction: None,
            refutations: Vec::new(),
            text: None,
            error: None,
        }
    }

    /// The message in the place of a hint if there is an error.
    pub fn of_problem(problem: &Error, id: Id<'_>) -> Self {
        Self { error: Some(problem.clone()), ..Self::new(id) }
    }
}
