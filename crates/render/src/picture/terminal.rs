//! The board in characters.
use super::borders::{self, PictureFrame};
use super::caged::CageFrame;
use super::irregular::IrregularFrame;
use super::large_cells;
use super::marks::Marks;
use qedoku_core::{Board, Candidate, Cell, CellSet, Layout};

/// The largest width of a picture in columns.
pub(super) const WIDTH: usize = 80;

/// Whether a picture may use color.
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
const WRONG: &str = "9;31";
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

/// Draws the digits of a board, `.` for open cells.
pub fn grid(board: &Board, style: DrawingStyle) -> String {
    draw(board.layout(), style, |cell| {
        let mut ink = Ink::default();
        match board.value(cell) {
            Some(digit) => ink.write(style, filled(board, cell), &digit.to_string()),
            None => ink.write(style, BORDER, "."),
        }
        ink
    })
}

/// Draws a board with the candidates of its open cells and the marks of a step, at most 80 columns wide.
pub fn pencil(board: &Board, marks: &Marks, style: DrawingStyle) -> String {
    let compact = draw(board.layout(), style, |cell| {
        let mut ink = Ink::default();
        if let Some(digit) = board.value(cell) {
            ink.write(style, filled(board, cell), &digit.to_string());
            if marks.asked() == Some(cell) {
                ink.write(style, ASKED, "?");
            }
        }
        board.digits(cell).iter().for_each(|digit| ink.candidate(style, marks, Candidate { cell, digit }));
        if ink.width == 0 {
            ink.write(style, WRONG, "!");
        }
        ink
    });
    if compact.is_empty() { large_cells::draw(board, marks, style) } else { compact }
}

pub(super) fn filled(board: &Board, cell: Cell) -> &'static str {
    if board.givens().contains(cell) { "1" } else { "36" }
}

/// Draws the cells in columns as wide as they need, with borders where no box goes on; nothing, if that is too wide.
fn draw(layout: &Layout, style: DrawingStyle, ink: impl Fn(Cell) -> Ink) -> String {
    let inks: Vec<Ink> = CellSet::ALL.iter().map(ink).collect();
    let lines = 1..=layout.size() as u8;
    let width = |column: u8| lines.clone().map(|row| inks[Cell::at(row, column).index()].width).max().unwrap_or(1);
    let widths: Vec<usize> = lines.clone().map(width).collect();
    let row = |row: u8| vec![lines.clone().map(|column| inks[Cell::at(row, column).index()].clone()).collect()];
    if let Some(frame) = CageFrame::of(layout, widths.iter().map(|width| width + 1)) {
        return frame.draw(style, &row);
    }
    if borders::are_irregular(layout) {
        return IrregularFrame { layout, widths: &widths }.draw(style, &row);
    }
    let frame = PictureFrame::new(layout, &widths);
    if frame.rule.len() > WIDTH {
        return String::new();
    }
    let rule = style.paint(BORDER, &frame.rule);
    let mut text = format!("{rule}\n");
    for row in lines.clone() {
        let cells = lines.clone().map(|column| &inks[Cell::at(row, column).index()]);
        text += &frame.line(style, cells);
        if borders::below(layout, row) {
            text.extend([&*rule, "\n"]);
        }
    }
    text
}
