//! A grid on nine lines.
use super::cursor::{Cursor, Line};
use super::detect;
use super::error::{Problem, ReadError};
use super::format::Format;
use super::line::Found;
use super::marks;
use super::row::{self, Mark, Row};
use crate::ids::Cell;

/// Nine rows as far as they are read.
struct Block<'t> {
    marks: [Mark; Cell::COUNT],
    rows: usize,
    /// How many rows stand together before the first blank line.
    band: Option<usize>,
    borders: bool,
    several: bool,
    dashes: bool,
    fault: Option<ReadError>,
    /// The first row that is not nine groups, in case the grid turns out to be one of groups.
    ungrouped: Option<Line<'t>>,
    last: Option<Line<'t>>,
}

/// Reads nine rows with whatever is drawn between them. Nothing if there are borders only.
///
/// A blank line, two borders in a row or a line that is a puzzle of its own ends a grid early, so that a short grid
/// does not take rows from the next one.
pub(super) fn read<'t>(cursor: &mut Cursor<'t>) -> Option<Result<Found<'t>, ReadError>> {
    let mut block = Block {
        marks: [None; Cell::COUNT],
        rows: 0,
        band: None,
        borders: false,
        several: false,
        dashes: false,
        fault: None,
        ungrouped: None,
        last: None,
    };
    let mut after_border = false;
    while block.rows < 9 {
        let before = *cursor;
        let Some(line) = cursor.next_line() else { break };
        if line.is_blank() && block.continues(cursor) || line.is_comment() {
            continue;
        }
        let border = block.is_border(&line, cursor);
        if line.is_blank() || border && after_border && block.rows > 0 || !border && !block.take(&line) {
            *cursor = before;
            break;
        }
        after_border = border;
        block.borders |= border;
    }
    let mut ahead = *cursor;
    if block.rows == 9 && ahead.next_line().is_some_and(|line| row::is_border(line.text.trim()) && !line.is_blank()) {
        block.borders = true;
        *cursor = ahead;
    }
    let last = block.last?;
    Some(block.finish(&last))
}

impl<'t> Block<'t> {
    /// Whether the grid goes on behind a blank line: so it does if blank lines stand between all rows or all bands.
    fn continues(&mut self, after: &Cursor<'_>) -> bool {
        let band = *self.band.get_or_insert(self.rows);
        if self.rows == 0 || !matches!(band, 1 | 3) || !self.rows.is_multiple_of(band) {
            self.band = self.band.filter(|&rows| rows > 0);
            return self.rows == 0;
        }
        let mut ahead = *after;
        let mut rows = 0;
        while rows <= band {
            match ahead.next_line() {
                Some(line) if line.is_blank() && rows == 0 => {}
                Some(line) if row::row::<9>(&line).is_ok() => rows += 1,
                Some(line) if row::is_border(line.text.trim()) && !line.is_blank() => {}
                _ => break,
            }
        }
        rows == band
    }

    /// Whether the line is drawn between rows; one of nine dashes is a row where dashes are blanks.
    fn is_border(&self, line: &Line<'_>, after: &Cursor<'_>) -> bool {
        let text = line.text.trim();
        if line.is_blank() || !row::is_border(text) {
            return false;
        }
        let dashes = |line: Line<'_>| {
            row::row::<9>(&line).is_ok_and(|row| row.dashes && line.text.contains(|c: char| c.is_numeric()))
        };
        !(row::is_nine_dashes(text) && (self.dashes || after.peek().is_some_and(dashes)))
    }

    /// Takes a row, a bad one too; not a line that begins something else.
    fn take(&mut self, line: &Line<'t>) -> bool {
        let row: Result<Row<9>, _> = row::row(line);
        match row {
            Ok(row) => {
                self.marks[self.rows * 9..self.rows * 9 + 9].copy_from_slice(&row.cells);
                self.several |= row.several;
                self.dashes |= row.dashes;
                if !row.grouped {
                    self.ungrouped = self.ungrouped.or(Some(*line));
                }
            }
            Err(_) if self.rows > 0 && detect::is_own(line) => return false,
            Err(error) => self.fault = self.fault.take().or(Some(error)),
        }
        self.rows += 1;
        self.last = Some(*line);
        true
    }

    fn finish(self, last: &Line<'t>) -> Result<Found<'t>, ReadError> {
        if let Some(error) = self.fault {
            return Err(error);
        }
        if self.rows < 9 {
            let problem = Problem::Count { expected: 9, of: "rows", found: self.rows };
            return Err(last.error(last.text.trim_end().len(), problem));
        }
        if !self.several {
            let format = if self.borders { Format::Bordered } else { Format::Grid };
            return Ok(Found::new(marks::digits(&self.marks), format));
        }
        if let Some(line) = self.ungrouped {
            let found = row::Shape::of(line.text, 9).tokens;
            return Err(line.error(0, Problem::Count { expected: 9, of: "groups of candidates", found }));
        }
        Ok(Found::new(marks::candidates(&self.marks), Format::Pencilmarks))
    }
}
