//! Helpers that tests of texts have in common.
use qedoku_formats::{Format, TextEntry, read};

/// The puzzle of the matrix document.
pub(crate) const MATRIX: &str = "600100708000800200238050100000040092004308600370010000003070526002004000907006004";

/// The puzzles of a text, or its errors.
pub(crate) fn all(text: &str, format: Option<Format>) -> Vec<Result<TextEntry<'_>, String>> {
    read(text, format).map(|entry| entry.map_err(|error| error.to_string())).collect()
}

/// The lines of the puzzles of a text, or its errors.
pub(crate) fn lines(text: &str, format: Option<Format>) -> Vec<String> {
    all(text, format)
        .into_iter()
        .map(|entry| entry.map_or_else(|error| error, |entry| entry.puzzle.values.line('0')))
        .collect()
}

pub(crate) fn nine(line: &str) -> String {
    let rows: Vec<_> = (0..9).map(|row| &line[row * 9..row * 9 + 9]).collect();
    rows.join("\n")
}
