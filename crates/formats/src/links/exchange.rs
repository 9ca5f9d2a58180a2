//! Links of `SudokuExchange`: 81 characters, or packed as the givens of the short form of `SudokuPad`.
use super::super::error::TextError;
use super::super::line;
use super::escape::UnescapedLink;
use super::{cells, sudokupad};
use qedoku_core::{Cell, Puzzle};

/// The fewest characters that hold 81 cells: each stands for six at most.
const SHORTEST: usize = 14;

/// Reads 81 cells, a character each or packed.
pub(super) fn read(plain: &UnescapedLink<'_>) -> Result<Puzzle, TextError> {
    let text = &plain.text;
    let is_packed = text.len() >= SHORTEST && text.bytes().all(|byte| byte.is_ascii_alphanumeric());
    let has_letters = || text.bytes().any(|byte| byte.is_ascii_alphabetic() && !matches!(byte, b'x' | b'X'));
    if is_packed && line::puzzle(text).is_none() && (text.len() < Cell::COUNT || has_letters()) {
        return sudokupad::givens(plain);
    }
    cells(plain)
}
