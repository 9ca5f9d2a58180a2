//! A grid on nine lines.
use super::border::{self, Drawn};
use super::cell_row::{self, CellRow, Mark, ONE_DIGIT};
use super::cursor::{Cursor, LineCursor};
use super::error::{TextError, TextFault};
use super::format::Format;
use super::line::ReadPuzzle;
use super::{blank_as_space, detect, marks, regions, sized};
use crate::Wanted;
use qedoku_core::Cell;

/// Nine rows as far as they are read.
struct GridBlock<'t> {
    marks: [Mark; Cell::COUNT],
    rows: usize,
    /// The number of rows before the first blank line.
    band: Option<usize>,
    /// The last border before the first row.
    top: Option<&'t str>,
    /// The number of characters of a border between rows.
    inner: Option<usize>,
    /// The error at the first cell that holds several candidates or none.
    several: Option<TextError>,
    dashes: bool,
    /// Of which lines each fourth is drawn, where lines of nine dashes stand around bands of rows.
    ruled: Option<usize>,
    fault: Option<TextError>,
    /// The first row that is not nine groups, in case the grid turns out to be one of groups.
    ungrouped: Option<LineCursor<'t>>,
    last: Option<LineCursor<'t>>,
}

/// The marks of a grid, and the format they were read in.
pub(super) struct GridContent {
    pub marks: [Mark; Cell::COUNT],
    pub format: Format,
}

/// Reads nine rows with whatever is drawn between them. Nothing if there are borders only.
pub(super) fn read<'t>(cursor: &mut Cursor<'t>, format: Option<Format>) -> Option<Result<ReadPuzzle<'t>, TextError>> {
    let small = sized::read(cursor);
    if small.is_some() {
        return small;
    }
    let mut again = *cursor;
    let error = match read_grid(cursor, format)? {
        Ok(GridContent { marks, format: Format::Pencilmarks }) => {
            return Some(Ok(ReadPuzzle::new(marks::candidates(&marks), Format::Pencilmarks)));
        }
        Ok(GridContent { marks, format }) => {
            let first = again.peek()?;
            return Some(regions::below(ReadPuzzle::new(marks::digits(&marks), format), cursor, &first));
        }
        Err(error) => error,
    };
    let spaced = blank_as_space::read(&mut again, format);
    if spaced.is_some() {
        *cursor = again;
    }
    spaced.or(Some(Err(error)))
}

/// Reads what nine rows show in which each cell has a sign.
///
/// A blank line, two borders in a row, a border behind which the grid cannot go on, or a line that is a puzzle of its
/// own ends a grid early, so that a short grid does not take rows from the next one. A format that shows digits only
/// has no candidates.
pub(super) fn read_grid(cursor: &mut Cursor<'_>, format: Option<Format>) -> Option<Result<GridContent, TextError>> {
    let mut block = GridBlock {
        marks: [None; Cell::COUNT],
        rows: 0,
        band: None,
        top: None,
        inner: None,
        several: None,
        dashes: false,
        ruled: border::ruled(cursor),
        fault: None,
        ungrouped: None,
        last: None,
    };
    let mut after_border = false;
    let mut seen = 0;
    while block.rows < 9 {
        let before = *cursor;
        let Some(line) = cursor.next_line() else { break };
        if line.is_blank() && block.continues(cursor) || line.is_comment() {
            continue;
        }
        let ruled = block.ruled.filter(|_| border::is_nine_dashes(line.text.trim()));
        let border = ruled.map_or_else(|| block.is_border(&line, cursor), |first| seen % 4 == first);
        seen += 1;
        if border && block.rows == 1 && border::is_below_header(&line, cursor) {
            (block.rows, block.several, block.fault, block.ungrouped) = (0, None, None, None);
            block.draw(&line);
            continue;
        }
        let goes_on = if border {
            ruled.is_some() || !after_border && block.goes_on_behind(&line, cursor)
        } else {
            !line.is_blank() && block.take(&line)
        };
        if !goes_on && (block.rows > 0 || !border) {
            *cursor = before;
            break;
        }
        after_border = border;
        if border {
            block.draw(&line);
        }
    }
    if block.rows == 9 {
        block.take_last_border(cursor);
    }
    let last = block.last?;
    Some(block.finish(&last, format))
}

impl<'t> GridBlock<'t> {
    /// True if the grid goes on behind a blank line: so it does if blank lines stand between all rows or all bands.
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
                Some(line) if cell_row::row::<9>(&line).is_ok() => rows += 1,
                Some(line) if border::is_border(line.text) => {}
                _ => break,
            }
        }
        rows == band
    }

    /// True if the line is drawn between rows; one of nine dashes is a row where dashes are blanks.
    fn is_border(&self, line: &LineCursor<'_>, after: &Cursor<'_>) -> bool {
        Drawn::before(line, after) == Drawn::Border
            && !(border::is_nine_dashes(line.text.trim()) && (self.dashes || border::is_row_of_dashes(after)))
    }

    /// True if the grid can go on behind a border: the borders inside of a grid are as wide as each other, and no more
    /// rows follow than it lacks.
    fn goes_on_behind(&self, line: &LineCursor<'_>, after: &Cursor<'_>) -> bool {
        let alike = self.inner.is_none_or(|width| width == line.text.trim().chars().count());
        alike && self.rows + rows_behind(after, self.dashes) <= 9
    }

    /// Remembers a border.
    fn draw(&mut self, line: &LineCursor<'t>) {
        if self.rows == 0 {
            self.top = Some(line.text.trim());
        } else {
            self.inner = self.inner.or(Some(line.text.trim().chars().count()));
        }
    }

    /// Takes the border below the grid, or one that sets it off from the next grid.
    fn take_last_border(&self, cursor: &mut Cursor<'t>) {
        let mut ahead = *cursor;
        let Some(line) = ahead.next_line() else { return };
        let text = line.text.trim();
        // Nine dashes and eight rows are the next grid, if dashes are blanks.
        let row = self.dashes && border::is_nine_dashes(text) && rows_behind(&ahead, true) == 8;
        if !row && (border::is_border(text) || Drawn::of(text) == Drawn::Either && self.top == Some(text)) {
            *cursor = ahead;
        }
    }

    /// Takes a row, a bad one too; not a line that begins something else.
    fn take(&mut self, line: &LineCursor<'t>) -> bool {
        let row: Result<CellRow<9>, _> = cell_row::row(line);
        match row {
            Ok(row) => {
                self.marks[self.rows * 9..self.rows * 9 + 9].copy_from_slice(&row.cells);
                self.several = self.several.take().or(row.several.map(|at| line.error(at, ONE_DIGIT)));
                self.dashes |= row.dashes;
                if !row.grouped {
                    self.ungrouped = self.ungrouped.or(Some(*line));
                }
            }
            Err(_) if (self.rows > 0 || self.top.is_some()) && detect::is_own(line) => return false,
            Err(error) => self.fault = self.fault.take().or(Some(error)),
        }
        self.rows += 1;
        self.last = Some(*line);
        true
    }

    fn finish(self, last: &LineCursor<'t>, format: Option<Format>) -> Result<GridContent, TextError> {
        if let Some(error) = self.fault {
            return Err(error);
        }
        if self.rows < 9 {
            let problem = TextFault::Count { expected: 9, of: Wanted::Rows, found: self.rows };
            return Err(last.error(last.text.trim_end().len(), problem));
        }
        let Some(several) = self.several else {
            let format = if self.top.is_some() || self.inner.is_some() { Format::Bordered } else { Format::Grid };
            return Ok(GridContent { marks: self.marks, format });
        };
        if format.is_some_and(Format::shows_digits_only) {
            return Err(several);
        }
        if let Some(line) = self.ungrouped {
            let found = cell_row::LineShape::of(line.text, 9).tokens;
            return Err(line.error(0, TextFault::Count { expected: 9, of: Wanted::CandidateGroups, found }));
        }
        Ok(GridContent { marks: self.marks, format: Format::Pencilmarks })
    }
}

/// The number of lines that follow and are rows, good or bad, up to a border, a blank line or another item; ten are
/// enough to know that they are no part of a grid.
pub(super) fn rows_behind(after: &Cursor<'_>, dashes: bool) -> usize {
    let mut ahead = *after;
    let row = |line: &LineCursor<'_>| {
        let nine = dashes && border::is_nine_dashes(line.text.trim());
        nine || !line.is_blank() && !border::is_border(line.text) && !detect::is_own(line)
    };
    (0..10).take_while(|_| ahead.next_line().is_some_and(|line| row(&line))).count()
}
