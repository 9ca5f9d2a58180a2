//! The formats that show a grid and nothing else.
use crate::args::Output;
use crate::commands::Item;
use qedoku_core::text::{self, Entry, Format};
use qedoku_core::{Grid, Puzzle};

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

/// Whether a blank line stands between two grids of a format: where a grid takes several lines and none of them shows
/// where it begins.
pub(crate) const fn is_spaced(format: Format) -> bool {
    matches!(
        format,
        Format::Grid
            | Format::Bordered
            | Format::Pencilmarks
            | Format::Matrix
            | Format::List
            | Format::Sdk
            | Format::Ss
            | Format::Case
    )
}

/// What stands in the place of a grid where there is none: an empty one; as a record, the puzzle alone.
pub(crate) fn none(format: Format, item: &Item) -> String {
    let mut text = match (format, &item.read) {
        (Format::Csv, Ok(entry)) => text::record(&entry.puzzle, None, item.name.as_deref()),
        (Format::Csv, Err(_)) => format!(",,{}", text::csv_field(item.name.as_deref().unwrap_or_default())),
        _ => text::write(format, &Puzzle::from_givens(Grid::EMPTY)),
    };
    text.push('\n');
    text
}

/// Writes a grid with the line end behind it; as a record, the puzzle before it.
pub(crate) fn write(format: Format, entry: &Entry<'_>, grid: &Grid) -> String {
    let mut text = match format {
        Format::Csv => text::record(&entry.puzzle, Some(grid).filter(|grid| grid.is_full()), entry.name.as_deref()),
        _ => text::write(format, &Puzzle::from_givens(*grid)),
    };
    text.push('\n');
    text
}
