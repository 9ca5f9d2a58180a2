//! The board in characters, three lines a cell: for boards with more candidates than one line takes.
use super::borders::{self, PictureFrame};
use super::caged::CageFrame;
use super::ink::{ASKED, BORDER, DrawingStyle, Ink, filled};
use super::irregular::IrregularFrame;
use super::marks::Marks;
use qedoku_core::{Board, Candidate, Cell, Digit};

/// The number of candidates in a line of a cell.
const ACROSS: usize = 3;
/// The width of a cell: each candidate and its mark.
const WIDTH: usize = 2 * ACROSS;

/// Draws every candidate at its place in its cell.
pub(super) fn draw(board: &Board, marks: &Marks, style: DrawingStyle) -> String {
    let layout = board.layout();
    let lines = 1..=layout.size() as u8;
    let widths = vec![WIDTH; layout.size()];
    let cells = |row: u8| -> Vec<Vec<Ink>> {
        let all: Vec<Digit> = layout.digits().iter().collect();
        let line = |digits: &[Digit]| {
            lines.clone().map(|column| part(board, marks, style, Cell::at(row, column), digits)).collect()
        };
        all.chunks(ACROSS).map(line).collect()
    };
    if let Some(frame) = CageFrame::of(layout, widths.iter().copied()) {
        return frame.draw(style, &cells);
    }
    if borders::are_irregular(layout) {
        return IrregularFrame { layout, widths: &widths }.draw(style, &cells);
    }
    let frame = PictureFrame::new(layout, &widths);
    let rule = style.paint(BORDER, &frame.rule);
    let gap = vec![Ink::default(); layout.size()];
    let mut text = format!("{rule}\n");
    for row in lines.clone() {
        for inks in cells(row) {
            text += &frame.line(style, inks.iter());
        }
        if borders::below(layout, row) {
            text.extend([&*rule, "\n"]);
        } else {
            text += &frame.line(style, gap.iter());
        }
    }
    text
}

/// One line of one cell; a filled cell has its digit in the middle.
fn part(board: &Board, marks: &Marks, style: DrawingStyle, cell: Cell, digits: &[Digit]) -> Ink {
    let mut ink = Ink::default();
    let middle = digits.contains(&Digit::ALL[Digit::COUNT / 2]);
    match board.value(cell) {
        Some(digit) if middle => {
            ink.write(style, "", "[ ");
            ink.write(style, filled(board, cell), &digit.to_string());
            let (color, asked) = if marks.asked() == Some(cell) { (ASKED, "?") } else { ("", " ") };
            ink.write(style, color, asked);
            ink.write(style, "", "]");
        }
        Some(_) => {}
        None => {
            for (&digit, place) in digits.iter().zip(1..) {
                if board.digits(cell).contains(digit) {
                    ink.candidate(style, marks, Candidate { cell, digit });
                } else {
                    ink.write(style, BORDER, ".");
                }
                let room = place * 2 - ink.width;
                ink.write(style, "", &" ".repeat(room));
            }
        }
    }
    ink
}
