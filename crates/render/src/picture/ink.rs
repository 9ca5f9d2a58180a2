//! The characters and colors of a board in a terminal.
use super::marks::Marks;
use qedoku_core::{Board, Candidate, Cell};

/// The largest width of a picture in columns.
pub(super) const WIDTH: usize = 80;

/// The use of color in a picture.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum DrawingStyle {
    /// Characters only: marks follow the digit they belong to.
    #[default]
    Plain,
    /// The same characters and marks, in the colors of a terminal.
    Color,
}

impl DrawingStyle {
    /// Colors a text as terminals write it.
    pub(super) fn paint(self, code: &str, text: &str) -> String {
        if self == Self::Plain || code.is_empty() {
            return text.to_owned();
        }
        format!("\u{1b}[{code}m{text}\u{1b}[0m")
    }
}

/// The color of borders.
pub(super) const BORDER: &str = "2";
/// The color of what was asked about.
pub(super) const ASKED: &str = "1;33";

/// The text of one cell, or of one line of it, and its width.
#[derive(Clone, Default)]
pub(super) struct Ink {
    pub(super) text: String,
    pub(super) width: usize,
}

impl Ink {
    pub(super) fn write(&mut self, style: DrawingStyle, code: &str, text: &str) {
        self.text += &style.paint(code, text);
        self.width += text.chars().count();
    }

    /// Writes a candidate and the mark that follows it.
    pub(super) fn candidate(&mut self, style: DrawingStyle, marks: &Marks, candidate: Candidate) {
        match marks.role(candidate) {
            Some(role) => self.write(style, role.code(), &format!("{}{}", candidate.digit, role.mark())),
            None if marks.asked() == Some(candidate.cell) => self.write(style, ASKED, &format!("{}?", candidate.digit)),
            None => self.write(style, "", &candidate.digit.to_string()),
        }
    }
}

/// The color of the digit of a filled cell: bright for givens.
pub(super) fn filled(board: &Board, cell: Cell) -> &'static str {
    if board.givens().contains(cell) { "1" } else { "36" }
}
