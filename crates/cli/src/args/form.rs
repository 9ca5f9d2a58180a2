//! The forms of arguments and hints.
use clap::ValueEnum;

/// The form of an argument or a hint.
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
