//! The first column of a table: the line of the input, with the name of the input if there are several.
use super::terminal_style::width;
use crate::commands::PuzzleItem;
use crate::input::ARGUMENT;
use qedoku::words::place_of_input;
use qedoku_explain::Style;
use std::ffi::OsString;
use std::path::Path;

/// The columns of a line number.
const LINE: usize = 6;
/// The most columns of a name.
const NAME: usize = 40;

/// The first column of a table of records.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct LineColumn {
    /// Its width.
    pub(crate) columns: usize,
    /// The style of what stands in it.
    style: Style,
}

impl LineColumn {
    /// The column for records of these sources.
    pub(crate) fn of(sources: &[OsString], style: Style) -> Self {
        let name = |(source, number): (&OsString, usize)| {
            let name = source.to_string_lossy();
            let is_file = &*name == "-" || Path::new(source).exists();
            let columns = if is_file { width(&name) + 1 + LINE } else { width(&argument(style, number)) };
            columns.min(LINE + 1 + NAME)
        };
        let names = sources.iter().zip(1..).map(name).max().unwrap_or(0);
        Self { columns: if sources.len() > 1 { names.max(LINE) } else { LINE }, style }
    }

    /// The line of a record, at the right of the column; of an argument its number.
    pub(crate) fn cell(self, item: &PuzzleItem) -> String {
        let line = item.line;
        self.at_right(&match item.source.as_deref() {
            Some(source) if source == format!("{ARGUMENT} {line}") => place_of_input(self.style, source),
            Some(source) => format!("{source}:{line}"),
            None => line.to_string(),
        })
    }

    /// A text at the right of the column.
    pub(crate) fn at_right(self, text: &str) -> String {
        " ".repeat(self.columns.saturating_sub(width(text))) + text
    }
}

/// The name of an argument.
fn argument(style: Style, number: usize) -> String {
    place_of_input(style, &format!("{ARGUMENT} {number}"))
}
