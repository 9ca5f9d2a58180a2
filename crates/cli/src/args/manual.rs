//! Options of `summary`, `completions` and `man`.
use clap::{Args, ValueEnum};
use clap_complete::Shell;
use std::ffi::OsString;

/// Options of `summary`.
#[derive(Args, Debug)]
pub(crate) struct SummaryArgs {
    /// Files of grades, csv or ndjson, or - for the standard input, which is read also when nothing is named
    #[arg(value_name = "FILE|-")]
    pub(crate) sources: Vec<OsString>,
    /// The form of the histograms
    #[arg(long, short, value_enum, ignore_case = true, default_value_t = Chart::Text)]
    pub(crate) format: Chart,
}

/// The form of histograms.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Chart {
    /// Bars of characters
    Text,
    /// A drawing
    Svg,
    /// A page
    Html,
}

/// Options of `completions`.
#[derive(Args, Debug)]
pub(crate) struct CompletionsArgs {
    /// The shell
    #[arg(value_enum)]
    pub(crate) shell: Shell,
}

/// Options of `man`.
#[derive(Args, Debug)]
pub(crate) struct ManualArgs {
    /// The command whose page is wanted; the page of all if none is named
    pub(crate) command: Option<String>,
}
