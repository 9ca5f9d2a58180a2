//! The formats that show a grid and nothing else.
use crate::args::Output;
use crate::commands::PuzzleItem;
use qedoku::Error;
use qedoku::log::TableColumns;
use qedoku_core::{Grid, Puzzle};
use qedoku_formats::{self as text, Format};

/// The text format of an output that shows a grid; none for those that show a trace.
pub(crate) const fn format(output: Output) -> Option<Format> {
    match output {
        Output::Grid => Some(Format::Grid),
        Output::Line => Some(Format::Line),
        Output::P2676 => Some(Format::P2676),
        Output::Matrix => Some(Format::Matrix),
        Output::Csv => Some(Format::Csv),
        Output::Text | Output::Json | Output::Ndjson | Output::Html | Output::Svg | Output::Markdown => None,
    }
}

/// The columns of ours that stand behind those of the input.
pub(crate) const RECORD: [&str; 4] = ["puzzle", "solution", "name", "error"];

/// A record: the puzzle, its solution, its name, and why there is none.
pub(crate) fn record(columns: &TableColumns, item: &PuzzleItem, found: Result<&Grid, &Error>) -> String {
    let puzzle = item.read.as_ref().map(|entry| entry.puzzle.values.line('.')).unwrap_or_default();
    let solution = found.ok().filter(|grid| grid.is_full()).map(|grid| grid.line('.')).unwrap_or_default();
    let error = found.err().map(|failure| failure.at(&item.at).to_string()).unwrap_or_default();
    columns.row(&item.beside, &[puzzle, solution, item.name.clone().unwrap_or_default(), error])
}

/// The grid in the place of a missing one: an empty one.
pub(crate) fn none(format: Format) -> String {
    write(format, &Grid::EMPTY)
}

/// Writes a grid with the line end behind it.
pub(crate) fn write(format: Format, grid: &Grid) -> String {
    text::write(format, &Puzzle::from_givens(*grid)) + "\n"
}
