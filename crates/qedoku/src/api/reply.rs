//! The replies, as data.
use super::texts::{ReadRecord, StepDescription};
use super::variant_record::VariantRecord;
use crate::catalog::TechniqueRecord;
use crate::check::{CheckRecord, ProofRecord};
use crate::error::Error;
use crate::generated::GeneratedPuzzle;
use crate::grading::GradeRecord;
use crate::hint_message::HintMessage;
use crate::name::NameMessage;
use indexmap::IndexMap;
use qedoku_core::wire::Message;
use serde::{Deserialize, Serialize};

/// An answer, an object with a `type`: the data as the command prints it, and the same in words.
///
/// ```
/// use qedoku::api::{Reply, answer_json};
///
/// let reply = answer_json(r#"{"type":"hint","puzzle":"123"}"#);
/// assert!(matches!(&reply, Reply::Error(problem) if problem.message().contains("line 1, column")));
/// let text = serde_json::to_string(&reply)?;
/// assert!(text.starts_with(r#"{"type":"error","kind":"unreadable","message":"#));
/// assert_eq!(serde_json::from_str::<Reply>(&text)?, reply);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "kebab-case")]
#[non_exhaustive]
pub enum Reply {
    /// A run.
    Solved(LogReply),
    /// The steps of a position.
    Listed(LogReply),
    /// An argument.
    Argued(LogReply),
    /// A solution that was found by trying.
    Found {
        /// The messages.
        messages: Vec<Message>,
        /// The solution, and where it comes from.
        text: String,
        /// The same in the form that was asked for.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        shown: Option<String>,
        /// Another solution, if there is one: 81 digits.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        other: Option<String>,
    },
    /// A hint.
    Hint {
        /// The hint.
        hint: Box<HintMessage>,
        /// The hint in words.
        text: String,
        /// The hint in the form that was asked for.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        shown: Option<String>,
    },
    /// The names of a move.
    Named {
        /// The techniques that give it, or the arguments for it or against it.
        name: Box<NameMessage>,
        /// The same in words.
        text: String,
    },
    /// The grade of a puzzle.
    Graded {
        /// The grade.
        grade: Box<GradeRecord>,
        /// The grade in words.
        text: String,
    },
    /// The result of checking a log.
    Checked {
        /// True if there is a trace, all that was run is accepted, and nothing is cut off.
        accepted: bool,
        /// The verdict on each puzzle.
        reports: Vec<CheckRecord>,
        /// The same in words.
        text: String,
    },
    /// A proof.
    Proved {
        /// The claim proved.
        proof: ProofRecord,
        /// The files, by name.
        #[cfg_attr(feature = "schema", schemars(with = "std::collections::BTreeMap<String, String>"))]
        files: IndexMap<String, String>,
        /// The claim proved, in words.
        text: String,
    },
    /// Puzzles.
    Generated {
        /// The puzzles.
        puzzles: Vec<GeneratedPuzzle>,
    },
    /// Puzzles under other rules than the classic ones.
    Variants {
        /// The puzzles.
        puzzles: Vec<VariantRecord>,
    },
    /// Techniques.
    Techniques {
        /// The record of each.
        techniques: Vec<TechniqueRecord>,
        /// A line for each, or the page of the one that is named.
        text: String,
    },
    /// The entries of a text.
    Read {
        /// The positions, and what cannot be read, in their order.
        puzzles: Vec<ReadRecord>,
        /// True if the text goes on.
        more: bool,
    },
    /// A position as a text.
    Written {
        /// The name of the format.
        format: String,
        /// The text, without a line end behind it.
        text: String,
    },
    /// A position, or a step of one, as a drawing.
    Drawn {
        /// The drawing.
        svg: String,
        /// The step as it is told, if there is one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        step: Option<Box<StepDescription>>,
    },
    /// There is no answer.
    Error(Error),
}

/// The messages of a log, and the same in words.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LogReply {
    /// The messages.
    pub messages: Vec<Message>,
    /// The steps and what came of them, in words; left out if the request says so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// The same in the form that was asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shown: Option<String>,
}
