//! The board in characters.
use super::borders::{self, PictureFrame};
use super::caged::CageFrame;
use super::ink::{ASKED, BORDER, DrawingStyle, Ink, WIDTH, filled};
use super::irregular::IrregularFrame;
use super::large_cells;
use super::marks::Marks;
use qedoku_core::{Board, Candidate, Cell, CellSet, Layout};

/// The color of a cell in which nothing is left.
const WRONG: &str = "9;31";

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
