//! The forms of output that several commands have.
use super::word::words;
use clap::ValueEnum;

/// The form of an argument, a hint or the steps of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum PrintedForm {
    /// In words
    Text,
    /// One array of messages
    Json,
    /// One message a line
    Ndjson,
    /// A page to step through, one for all positions, which needs no network
    Html,
    /// A drawing of one step
    Svg,
    /// The steps with pictures in characters
    Markdown,
}

/// The form of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Tabular {
    /// Columns to read
    Text,
    /// A header and one record a line
    Csv,
    /// One object
    Json,
    /// A page
    Html,
}

/// The form of a report.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum ReportForm {
    /// In words
    Text,
    /// One array of objects
    Json,
    /// One object a line
    Ndjson,
}

impl ReportForm {
    /// The same as the form of other answers.
    pub(crate) const fn printed(self) -> PrintedForm {
        match self {
            Self::Text => PrintedForm::Text,
            Self::Json => PrintedForm::Json,
            Self::Ndjson => PrintedForm::Ndjson,
        }
    }
}

words! {
    PrintedForm, usual "text";
    Tabular, usual "text";
    ReportForm, usual "text";
}
