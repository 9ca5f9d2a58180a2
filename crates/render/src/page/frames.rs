//! Lines that the script of a page reads: the board and the marks at each position.
use crate::picture::svg::Overlay;
use crate::picture::{Highlight, Marks};
use crate::step_document::{DocumentFrame, StepDocument};
use qedoku_core::{Board, CellSet};

/// The characters of a number below 64.
const DIGITS: &[u8; 64] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_";
/// The name of the position of the answer.
const ANSWER: &str = "answer";
/// The mark of a filled cell, whose digit and kind follow.
const FILLED: u16 = 512;

/// Five lines for each position: its name, the board, the highlights that occur, and what lies below and above the
/// digits.
pub(super) fn lines(step_document: &StepDocument<'_>, frames: &[DocumentFrame<'_>]) -> String {
    let mut text = String::new();
    let bare = |text: &mut String, name: &str, board: &Board| {
        put(text, name, board, &step_document.bare());
    };
    if step_document.outline.is_some() {
        match frames.last() {
            Some(last) => put(&mut text, ANSWER, &last.board, &last.marks),
            None => bare(&mut text, ANSWER, &step_document.start),
        }
    }
    bare(&mut text, "0", &step_document.start);
    for frame in frames {
        add(&mut text, frame);
    }
    if let Some(end) = &step_document.end {
        bare(&mut text, "end", end);
    }
    text
}

fn add(text: &mut String, frame: &DocumentFrame<'_>) {
    put(text, &frame.step_text.number, &frame.board, &frame.marks);
    frame.nested.iter().for_each(|frame| add(text, frame));
}

fn put(text: &mut String, name: &str, board: &Board, marks: &Marks) {
    let Overlay { under, over } = Overlay::new(board, marks);
    let mut roles: Vec<&str> = marks.roles().into_iter().map(Highlight::word).collect();
    roles.extend(marks.kinds());
    if marks.asked().is_some() {
        roles.push("asked");
    }
    for line in [name, &state(board), &roles.join(" "), &under, &over] {
        text.push_str(line);
        text.push('\n');
    }
}

/// A board in two characters a cell.
fn state(board: &Board) -> String {
    let mut text = String::new();
    for cell in CellSet::ALL {
        let number = match board.value(cell) {
            Some(digit) => FILLED + 2 * u16::from(digit.value()) + u16::from(board.givens().contains(cell)),
            None => board.digits(cell).bits(),
        };
        for part in [number / 64, number % 64] {
            text.push(char::from(DIGITS[usize::from(part)]));
        }
    }
    text
}
