//! A table that is the grid: the header `0,1,...,8` and nine rows.
use super::cell_row::{Mark, mark_of};
use super::chars::CELL;
use super::csv::spans;
use super::cursor::{Cursor, LineCursor};
use super::error::{TextError, TextFault};
use super::format::Format;
use super::line::ReadPuzzle;
use super::marks;
use crate::Wanted;
use qedoku_core::Cell;

/// The delimiter by which the rows of a grid are read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct GridMatrix {
    delimiter: char,
    /// True if each row begins with its number.
    index: bool,
}

impl GridMatrix {
    const fn width(self) -> usize {
        9 + self.index as usize
    }
}

/// The matrix whose header the line is: the numbers of the columns, perhaps with a blank or named index before them.
pub(super) fn header(line: &LineCursor<'_>) -> Option<GridMatrix> {
    [',', ';', '\t'].into_iter().find_map(|delimiter| {
        let fields: Vec<_> = spans(line.text, delimiter).take(11).map(|(_, field)| field).collect();
        let names = fields.get(fields.len().checked_sub(9)?..)?;
        let numbered = |first: usize| names.iter().enumerate().all(|(n, name)| *name == (n + first).to_string());
        let index = fields.len() == 10 && fields[0].parse::<u8>().is_err();
        // A header that counts from 1 could be a row of a solved grid unless an index column stands before it.
        let header = (fields.len() == 9 && numbered(0)) || (index && (numbered(0) || numbered(1)));
        header.then_some(GridMatrix { delimiter, index })
    })
}

/// True if a line goes on in a matrix as another grid without a header.
pub(super) fn is_row(line: &LineCursor<'_>, matrix: GridMatrix) -> bool {
    header(line).is_none() && spans(line.text, matrix.delimiter).count() == matrix.width() && row(line, matrix).is_ok()
}

/// True if a line is the header of another grid. A row may look the same: then nine rows do not follow.
fn begins(line: &LineCursor<'_>, after: &Cursor<'_>, matrix: GridMatrix) -> bool {
    let mut ahead = *after;
    header(line).is_some() && (0..9).all(|_| ahead.next_line().is_some_and(|line| is_row(&line, matrix)))
}

/// Reads nine rows; a blank line, another header or the end of the text ends them early.
pub(super) fn read<'t>(
    cursor: &mut Cursor<'t>,
    header_line: &LineCursor<'t>,
    matrix: GridMatrix,
) -> Result<ReadPuzzle<'t>, TextError> {
    let mut marks = [None; Cell::COUNT];
    let mut rows = 0;
    let mut fault = None;
    let mut last = *header_line;
    while rows < 9 {
        let before = *cursor;
        let Some(line) =
            cursor.next_line().filter(|line| !line.text.trim().is_empty() && !begins(line, cursor, matrix))
        else {
            *cursor = before;
            break;
        };
        match row(&line, matrix) {
            Ok(cells) => marks[rows * 9..rows * 9 + 9].copy_from_slice(&cells),
            Err(error) if spans(line.text, matrix.delimiter).count() <= 1 => {
                *cursor = before;
                fault = fault.or(Some(error));
                break;
            }
            Err(error) => fault = fault.or(Some(error)),
        }
        last = line;
        rows += 1;
    }
    match fault {
        Some(error) => Err(error),
        None if rows < 9 => {
            Err(last.error(last.text.len(), TextFault::Count { expected: 9, of: Wanted::RowsAfterHeader, found: rows }))
        }
        None => Ok(ReadPuzzle::new(marks::digits(&marks), Format::Matrix)),
    }
}

fn row(line: &LineCursor<'_>, matrix: GridMatrix) -> Result<[Mark; 9], TextError> {
    if let Some(error) = line.cut() {
        return Err(error);
    }
    let mut cells = [None; 9];
    let mut found = 0_usize;
    for (at, field) in spans(line.text, matrix.delimiter) {
        let column = found;
        found += 1;
        let Some(place) = column.checked_sub(usize::from(matrix.index)).and_then(|place| cells.get_mut(place)) else {
            continue;
        };
        *place = value(field).ok_or_else(|| {
            let found = field.chars().find(|character| !character.is_ascii_digit()).or(field.chars().last());
            line.error(at, TextFault::Stray { found: found.unwrap_or(' '), expected: CELL })
        })?;
    }
    if found == matrix.width() {
        return Ok(cells);
    }
    Err(line.error(line.text.len(), TextFault::Count { expected: matrix.width(), of: Wanted::Columns, found }))
}

/// Reads a field as data frames write it: a missing value is blank, a whole number may end in `.0`.
fn value(field: &str) -> Option<Mark> {
    let number = field.strip_suffix(".0").unwrap_or(field);
    let mut characters = number.chars();
    match (characters.next(), characters.next()) {
        (None, _) => Some(None),
        (Some(only), None) => super::chars::cell(only).map(mark_of),
        _ => ["nan", "null", "none", "na"].contains(&field.to_ascii_lowercase().as_str()).then_some(None),
    }
}
