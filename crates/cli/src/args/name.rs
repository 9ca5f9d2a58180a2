//! Options of `name`.
use super::{BatchArgs, PrintedForm, ScopeArgs, StyleArgs};
use clap::{Args, ValueEnum};
use qedoku_formats::Format;
use std::ffi::OsString;

pub(super) const EXAMPLES: &str = "\
Examples:
  qedoku name position.txt 'r4c5<>7'
  qedoku name position.txt r4c5=7
  qedoku name --format json position.txt 'r1c2<>5' 'r1c3<>5'

A move is what a player saw: a placement, an elimination, or several that are one move. The techniques that give just this \
come first, easiest first. If no technique gives it at once, the smallest argument is told; if it is false, why.";

/// Options of `name`.
#[derive(Args, Debug)]
pub(crate) struct NameArgs {
    /// A puzzle or a position, a file, or - for the standard input
    #[arg(value_name = "PUZZLE|FILE|-")]
    pub(crate) source: OsString,
    /// What the move concludes: r4c5=7 or 'r4c5<>7'
    #[arg(value_name = "CONCLUSION", required = true, value_delimiter = ',')]
    pub(crate) moves: Vec<String>,
    /// The format of the puzzle; recognized if not named
    #[arg(long, value_name = "FORMAT", value_parser = super::shared::format)]
    pub(crate) from: Option<Format>,
    #[command(flatten)]
    pub(crate) scope: ScopeArgs,
    /// The form of the answer
    #[arg(long, short, value_enum, ignore_case = true, default_value_t = NameForm::Text)]
    pub(crate) format: NameForm,
    #[command(flatten)]
    pub(crate) speech: StyleArgs,
    #[command(flatten)]
    pub(crate) batch: BatchArgs,
}

/// The form of the names of a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum NameForm {
    /// Sentences
    Text,
    /// An array of objects
    Json,
    /// An object a line
    Ndjson,
}

impl NameForm {
    /// The same as the form of other answers.
    pub(crate) const fn printed(self) -> PrintedForm {
        match self {
            Self::Text => PrintedForm::Text,
            Self::Json => PrintedForm::Json,
            Self::Ndjson => PrintedForm::Ndjson,
        }
    }
}
