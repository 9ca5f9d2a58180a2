//! A batch as judges of programming contests give it: the number of grids, then nine lines for each.
use super::cell_row::{CellRow, ONE_DIGIT, row};
use super::cursor::{Cursor, LineCursor};
use super::error::{TextError, TextFault};
use super::format::Format;
use super::line::ReadPuzzle;
use super::{block, border, marks};
use qedoku_core::Cell;

/// The number of grids promised and the number read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct PromisedGrids {
    pub of: usize,
    pub done: usize,
}

/// The largest number of digits of a number of grids: one more is a row.
const DIGITS: usize = 8;

/// The number of grids, if that is all a line says; full-width digits count.
pub(super) fn count(text: &str) -> Option<usize> {
    let text = text.trim();
    let value = |character: char| match character {
        '0'..='9' => Some(character as usize - '0' as usize),
        '\u{ff10}'..='\u{ff19}' => Some(character as usize - '\u{ff10}' as usize),
        _ => None,
    };
    let append = |number: usize, character| number.checked_mul(10)?.checked_add(value(character)?);
    if text.is_empty() || text.chars().count() > DIGITS { None } else { text.chars().try_fold(0, append) }
}

/// True if a line stands between two grids. One of nine dashes is a row if dashes are the blanks of the rows behind it.
pub(super) fn is_between(line: &LineCursor<'_>, after: &Cursor<'_>) -> bool {
    let text = line.text.trim();
    border::is_border(text) && !(border::is_nine_dashes(text) && border::is_row_of_dashes(after))
}

/// Reads the next grid. A blank line ends a short one, and so does a border, unless the grid can go on behind it.
pub(super) fn read<'t>(cursor: &mut Cursor<'t>, batch: PromisedGrids) -> Result<ReadPuzzle<'t>, TextError> {
    let mut marks = [None; Cell::COUNT];
    let mut rows = 0;
    let mut fault = None;
    let mut last = None;
    let mut dashes = false;
    while rows < 9 {
        let Some(line) = cursor.next_line() else { break };
        if line.is_blank() {
            if rows == 0 {
                continue;
            }
            break;
        }
        if !dashes && is_between(&line, cursor) {
            if rows + block::rows_behind(cursor, false) > 9 {
                break;
            }
            continue;
        }
        let cells: Result<CellRow<9>, _> = row(&line);
        match cells {
            Ok(row) => {
                marks[rows * 9..rows * 9 + 9].copy_from_slice(&row.cells);
                dashes |= row.dashes;
                fault = fault.or(row.several.map(|at| line.error(at, ONE_DIGIT)));
            }
            Err(error) => fault = fault.or(Some(error)),
        }
        rows += 1;
        last = Some(line);
    }
    match (fault, last) {
        (Some(error), _) => Err(error),
        (None, Some(last)) if rows < 9 => {
            let problem = TextFault::ShortGrid { grid: batch.done + 1, of: batch.of, rows };
            Err(last.error(last.text.trim_end().len(), problem))
        }
        _ => Ok(ReadPuzzle::new(marks::digits(&marks), Format::P2676)),
    }
}
