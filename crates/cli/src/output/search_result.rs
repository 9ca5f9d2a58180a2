//! The text of a solution that was found by search: a grid without reasons.
use super::terminal_style::TerminalStyle;
use qedoku::solve::Searched;
use qedoku::words;
use qedoku_core::{Board, Puzzle};
use qedoku_explain::Style;
use qedoku_render::grid;

/// Draws the solution; `title` stands above it if there are several.
pub(crate) fn write(found: &Searched, title: Option<&str>, style: Style, paint: TerminalStyle) -> String {
    let Searched { layout, puzzle, solution, .. } = found;
    let mut text = title.map(|title| format!("{}\n\n", paint.bold(title))).unwrap_or_default();
    let full = Puzzle { values: *solution, ..*puzzle };
    text += &grid(&Board::new(layout, &full), paint.style());
    text + &paint.good(&words::found(style)) + "\n"
}
