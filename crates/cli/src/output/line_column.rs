//! The first column of a table: the line of the input, with the name of the input if there are several.
use super::terminal_style::width;
use crate::commands::PuzzleItem;
use std::ffi::OsString;

/// The columns of a line number.
const LINE: usize = 6;
/// The most columns of a name.
const NAME: usize = 40;

/// The first column of a table of records.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct LineColumn {
    /// Its width.
    pub(crate) columns: usize,
}

impl LineColumn {
    /// The column for records of these sources.
    pub(crate) fn of(sources: &[OsString]) -> Self {
        let names = || sources.iter().map(|source| width(&source.to_string_lossy())).max().unwrap_or(0);
        Self { columns: if sources.len() > 1 { LINE + 1 + names().min(NAME) } else { LINE } }
    }

    /// The line of a record, at the right of the column.
    pub(crate) fn cell(self, item: &PuzzleItem) -> String {
        let line = item.line;
        self.at_right(&item.source.as_ref().map_or_else(|| line.to_string(), |source| format!("{source}:{line}")))
    }

    /// A text at the right of the column.
    pub(crate) fn at_right(self, text: &str) -> String {
        " ".repeat(self.columns.saturating_sub(width(text))) + text
    }
}
