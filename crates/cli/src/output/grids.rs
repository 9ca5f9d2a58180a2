//! The formats that show a grid and nothing else.
use crate::args::Output;
use crate::commands::PuzzleItem;
use qedoku::Error;
use qedoku::log::TableColumns;
use qedoku_core::{Grid, Layout, Puzzle, Rules, printable};
use qedoku_formats::{self as text, AnnotatedPuzzle, Format};

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
    let layout = item.read.as_ref().map_or(Layout::classic(), |entry| &entry.layout);
    let puzzle = item.read.as_ref().map(|entry| layout.line(&entry.puzzle.values, '.')).unwrap_or_default();
    let solution = found.ok().filter(|grid| layout.is_full(grid)).map(|grid| layout.line(grid, '.'));
    let solution = solution.unwrap_or_default();
    let error = found.err().map(|failure| failure.at(&item.at).to_string()).unwrap_or_default();
    columns.row(&item.beside, &[puzzle, solution, item.name.clone().unwrap_or_default(), error])
}

/// The text in the place of a missing grid: a line that readers pass over and that says why it is missing, or an empty
/// grid in a format that has no such lines.
pub(crate) fn none(format: Format, failure: &Error) -> String {
    if format.has_comments() {
        return format!("# {}", printable(&failure.to_string()));
    }
    text::write(format, &Puzzle::from_givens(Grid::EMPTY))
}

/// Writes a grid of a board with the line end behind it, without its rules; nothing if the format has no such boards.
pub(crate) fn write(format: Format, layout: &Layout, grid: &Grid) -> Option<String> {
    let layout = &Layout::of(&Rules::of_size(layout.size())).ok()?;
    let puzzle = &Puzzle::from_givens(*grid);
    let written = || AnnotatedPuzzle { puzzle, layout, name: None, solution: None }.write(format) + "\n";
    text::keeps_rules(format, layout).then(written)
}
