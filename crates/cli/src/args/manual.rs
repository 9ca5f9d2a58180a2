//! Options of `summary`, `completions` and `man`.
use super::word::words;
use super::{LangArgs, OutputArgs, PrintArgs};
use clap::{Args, ValueEnum};
use clap_complete::Shell;
use std::ffi::OsString;

/// Options of `summary`.
#[derive(Args, Debug)]
pub(crate) struct SummaryArgs {
    /// Files of grades, csv or ndjson, or - for the standard input, which is read also when nothing is named
    #[arg(value_name = "FILE|-")]
    pub(crate) sources: Vec<OsString>,
    #[command(flatten)]
    pub(crate) print: PrintArgs<Chart>,
    #[command(flatten)]
    pub(crate) lang: LangArgs,
}

/// The form of histograms.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Chart {
    /// Bars of characters
    Text,
    /// One object
    Json,
    /// A drawing
    Svg,
    /// A page
    Html,
}

words! {
    Chart, usual "text";
}

/// Options of `completions`.
#[derive(Args, Debug)]
pub(crate) struct CompletionsArgs {
    /// The shell
    #[arg(value_enum)]
    pub(crate) shell: Shell,
    #[command(flatten)]
    pub(crate) output: OutputArgs,
}

/// Options of `man`.
#[derive(Args, Debug)]
pub(crate) struct ManualArgs {
    /// The command whose page is wanted; the page of all if none is named
    pub(crate) command: Option<String>,
    #[command(flatten)]
    pub(crate) output: OutputArgs,
}
