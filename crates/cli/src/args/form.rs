//! How arguments and hints are printed.
use clap::ValueEnum;

/// How an argument or a hint is printed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum PrintedForm {
    /// In words
    Text,
    /// One array of messages
    Json,
    /// One message a line
    Ndjson,
    /// A page to step through, which needs no network
    Html,
    /// A drawing of one step
    Svg,
    /// The steps with pictures in characters
    Markdown,
}
