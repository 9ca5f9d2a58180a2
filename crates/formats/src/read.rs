//! The way in: a text becomes puzzles.
mod plain;

use super::cursor::{Cursor, LineCursor, Spot, mark};
use super::detect::{self, LineBeginning};
use super::entry::TextEntry;
use super::error::{TextError, TextFault, TextPlace};
use super::format::Format;
use super::line::ReadPuzzle;
use super::matrix::GridMatrix;
use super::online_judge::PromisedGrids;
use super::{
    block, case, csv, json, library, line, links, list, matrix, online_judge, opensudoku, sadman, simple_sudoku,
};
use std::borrow::Cow;
use std::sync::atomic::AtomicBool;

/// Reads every puzzle of a text, in order; an item that is none becomes an error in its place.
///
/// Without a named format each item is recognized by its first line (and where noted the next one), by the first of
/// these rules that fits: a line that begins with `:` is a library line, with `{` a JSON object, with `[` a section of
/// a file (`[Puzzle]`) or a list; `board:` with cells behind it, or `source:` before that, is a case; a line with a
/// word of 81 cells is that puzzle, the rest of it a remark or the row of a table; 729 characters are candidates; cells
/// with `+` among them are the givens of a library line; a small number on the first line, with a row on the next,
/// counts the grids that follow; then come the headers of tables, rows and borders of grids, 81 separated cells on one
/// line, `name = [`, rows and headers of tables without a known column name (the next line shows it is one), and titles
/// before a grid. Blank lines and lines that begin with `#`, `%`, `//` or `; ` are skipped between items.
///
/// A line that is drawn is no puzzle: one of `-`, `=`, `+`, `|`, `:` and such with `--`, `==` or the like in it.
/// Between two puzzles it sets them off from each other, in a grid it is a border, and it never takes a row from what
/// follows. So is a line of 81 characters of which all can be blanks but are not the same (`.---.---.`). A line of 81
/// equal blanks (`.`, `-` or `*`) is a border if a row of nine cells stands on the very next line or if a grid began
/// with the same line; anywhere else, as in a list of puzzles, it is an empty puzzle.
///
/// In the formats whose cells show one digit or none ([`Format::Line`], [`Format::Sdm`], [`Format::Grid`],
/// [`Format::Bordered`], [`Format::P2676`]) several digits in a cell are an error if the format is named. If it is not,
/// a grid with such a cell is one of candidates.
///
/// A line that [`take()`](super::take()) had to cut is an error and is skipped. Of many lists in a row that cannot be
/// read the first twenty are reported one by one and the rest in one error with their number ([`TextFault::Repeated`]).
///
/// A table's header with a puzzle column makes every following line a row of it. Two grids and one of candidates that
/// show one puzzle further and further on, drawn as Simple Sudoku draws them, are one puzzle; other grids of this kind
/// are one only if the format [`Format::Ss`] is named.
///
/// Where the nine rows of a grid have digits and spaces only, or boxes with walls around them, a space may be a blank:
/// the cells are then found by their columns, if that is possible in one way.
pub fn read(text: &str, format: Option<Format>) -> Reader<'_> {
    Reader::resume(text, format, ReaderState::new(Spot::start(mark(text))), None)
}

/// The state of a reader between two items, without the text.
#[derive(Clone, Copy, Debug)]
pub(super) struct ReaderState {
    pub at: Spot,
    known: ReadSoFar,
}

/// The facts that a reader keeps of what it has read.
#[derive(Clone, Copy, Debug, Default)]
struct ReadSoFar {
    mode: LineMode,
    ordinal: usize,
    after_list: bool,
    /// True if that list was an object.
    after_object: bool,
    /// The number of open lists.
    open: usize,
    /// The number of lists in a row that could not be read, and the line of the last of them.
    faults: (usize, usize),
}

impl ReaderState {
    pub(super) fn new(at: Spot) -> Self {
        Self { at, known: ReadSoFar::default() }
    }

    /// The table whose rows come next.
    pub(super) const fn table(self) -> Option<csv::CsvTable> {
        if let LineMode::Table(table) = self.known.mode { Some(table) } else { None }
    }
}

/// The result of reading a line, and those behind it that belong to it.
#[expect(clippy::large_enum_variant, reason = "nearly every step is an item, and none is kept")]
pub(super) enum ReadStep<'t> {
    Item(Result<TextEntry<'t>, TextError>),
    /// It only says something about the lines to come, or nothing.
    Nothing,
    /// The text ends.
    End,
}

/// The mode that the lines before set for the next one.
#[derive(Clone, Copy, Debug, Default)]
enum LineMode {
    #[default]
    Free,
    Table(csv::CsvTable),
    Matrix(GridMatrix),
    Batch(PromisedGrids),
}

/// The puzzles of a text, see [`read()`].
#[derive(Clone, Debug)]
pub struct Reader<'t> {
    cursor: Cursor<'t>,
    format: Option<Format>,
    title: Option<LineCursor<'t>>,
    known: ReadSoFar,
    /// The last header of a table.
    header: Option<LineCursor<'t>>,
}

/// The number of faults of lists in a row that are reported one by one; those behind them are counted in one error.
const MOST_FAULTS: usize = 20;

/// An item, or nothing where a line only says something about the lines to come.
type ReadItem<'t> = Option<Result<ReadPuzzle<'t>, TextError>>;

impl<'t> Iterator for Reader<'t> {
    type Item = Result<TextEntry<'t>, TextError>;

    fn next(&mut self) -> Option<Self::Item> {
        let item = self.advance()?;
        Some(self.count_faults(item))
    }
}

impl<'t> Reader<'t> {
    /// Goes on in a text of which more may come.
    pub(super) const fn resume(
        text: &'t str,
        format: Option<Format>,
        state: ReaderState,
        looked: Option<&'t AtomicBool>,
    ) -> Self {
        let ReaderState { at, known } = state;
        Self { cursor: Cursor::resume(text, at, looked), format, title: None, known, header: None }
    }

    /// The state of the reader, but for a title.
    pub(super) const fn state(&self) -> ReaderState {
        ReaderState { at: self.cursor.spot(), known: self.known }
    }

    /// True if it stands between a title and its grid.
    pub(super) const fn has_title(&self) -> bool {
        self.title.is_some()
    }

    /// The last header of a table that was read.
    pub(super) fn header(&self) -> Option<&'t str> {
        self.header.map(|line| line.text)
    }

    /// Counts how many lists in a row cannot be read; objects that each have lines of their own are records by
    /// themselves.
    pub(super) fn count_faults(&mut self, item: Result<TextEntry<'t>, TextError>) -> Result<TextEntry<'t>, TextError> {
        let line = match &item {
            Ok(entry) => entry.place.line,
            Err(error) => error.place.line,
        };
        let counts =
            item.is_err() && self.known.after_list && (!self.known.after_object || line == self.known.faults.1);
        let count = if counts { self.known.faults.0 + 1 } else { 0 };
        self.known.faults = (count, line);
        // Only lists leave more than one fault on a line, so only lists could be more faults than text.
        if count < MOST_FAULTS { item } else { item.map_err(|error| self.gather(error)) }
    }

    fn advance(&mut self) -> Option<Result<TextEntry<'t>, TextError>> {
        loop {
            match self.step() {
                ReadStep::Item(item) => return Some(item),
                ReadStep::Nothing => {}
                ReadStep::End => return None,
            }
        }
    }

    /// Reads the next line, and all that belongs to it.
    pub(super) fn step(&mut self) -> ReadStep<'t> {
        if let Some(entry) = self.plain_line() {
            return ReadStep::Item(Ok(entry));
        }
        let before = self.cursor;
        let Some(line) = self.cursor.next_line() else {
            return self.finish().map_or(ReadStep::End, ReadStep::Item);
        };
        let Some(line) = self.skip(&line) else { return ReadStep::Nothing };
        let Some(item) = self.item(&line, before) else { return ReadStep::Nothing };
        let title = self.title.take();
        ReadStep::Item(self.wrap(item, &line, title))
    }

    /// Counts the faults in lists that follow right behind one.
    fn gather(&mut self, error: TextError) -> TextError {
        let mut more = 0;
        let mut last = error.place;
        loop {
            let before = self.clone();
            match self.advance() {
                Some(Err(next))
                    if self.known.after_list && (!self.known.after_object || next.place.line == last.line) =>
                {
                    (more, last) = (more + 1, next.place);
                }
                _ => {
                    *self = before;
                    break;
                }
            }
        }
        let TextError { place, problem } = error;
        if more == 0 {
            return TextError { place, problem };
        }
        let first = Box::new(problem);
        let last = (last.line, last.column);
        TextError { place, problem: TextFault::Repeated { first, more, last } }
    }

    /// The line as far as it says something.
    fn skip(&mut self, line: &LineCursor<'t>) -> Option<LineCursor<'t>> {
        let mut line = *line;
        if self.known.after_list {
            let (end, closed) = list::after(line.text);
            line = line.part(end, line.text.len());
            self.known.open = self.known.open.saturating_sub(closed);
        }
        if line.is_blank() || line.is_comment() {
            return None;
        }
        self.known.after_list = false;
        Some(line)
    }

    fn item(&mut self, line: &LineCursor<'t>, before: Cursor<'t>) -> ReadItem<'t> {
        if let Some(error) = line.cut().filter(|_| !matches!(self.known.mode, LineMode::Batch(_))) {
            return Some(Err(error));
        }
        match self.known.mode {
            LineMode::Free => {}
            LineMode::Table(table) => {
                let row = csv::read(line, table);
                let again = row.is_err() && csv::header(line) == Some(table);
                if again {
                    self.header = Some(*line);
                }
                return (!again).then_some(row);
            }
            LineMode::Matrix(matrix) => {
                if matrix::is_row(line, matrix) {
                    self.cursor = before;
                    return Some(matrix::read(&mut self.cursor, line, matrix));
                }
                self.known.mode = LineMode::Free;
            }
            LineMode::Batch(_) if online_judge::is_between(line, &self.cursor) => return None,
            LineMode::Batch(batch) if batch.done < batch.of => {
                self.cursor = before;
                self.known.mode = LineMode::Batch(PromisedGrids { done: batch.done + 1, ..batch });
                return Some(online_judge::read(&mut self.cursor, batch));
            }
            LineMode::Batch(batch) => {
                self.cursor = before;
                self.known.mode = LineMode::Free;
                return Some(Err(line.error(0, TextFault::TooMany { promised: batch.of })));
            }
        }
        let at_start = self.known.ordinal == 0;
        let kind = match self.format {
            _ if self.known.open > 0 && list::goes_on(line.text) => LineBeginning::List,
            Some(format) => detect::named(format, line, &self.cursor, at_start),
            None => detect::kind(line, &self.cursor, at_start),
        };
        self.open(kind, line, before)
    }

    fn open(&mut self, kind: LineBeginning, line: &LineCursor<'t>, before: Cursor<'t>) -> ReadItem<'t> {
        match kind {
            LineBeginning::Line => Some(line::read(line, self.format)),
            LineBeginning::Border => None,
            LineBeginning::Candidates => Some(line::read_candidates(line)),
            LineBeginning::Library => Some(library::read(line)),
            LineBeginning::Json => {
                let object = json::object(&mut self.cursor, line);
                (self.known.after_list, self.known.after_object) = (object.is_some(), true);
                Some(json::read(&object.unwrap_or(*line)))
            }
            LineBeginning::Objects => {
                let lead = line.text.find('[').map_or(0, |at| at + 1);
                self.cursor.behind(line, &line.text[..lead]);
                (self.known.after_list, self.known.after_object) = (true, true);
                None
            }
            LineBeginning::Link(named) => Some(links::read(line, named)),
            LineBeginning::Record(table) => Some(csv::read(line, table)),
            LineBeginning::List => {
                (self.known.after_list, self.known.after_object) = (true, false);
                let (found, open) = list::read(&mut self.cursor, line, self.known.open);
                self.known.open = open;
                Some(found)
            }
            LineBeginning::Xml => opensudoku::read(&mut self.cursor, line),
            LineBeginning::Section => sadman::read(&mut self.cursor, line),
            LineBeginning::Case => Some(case::read(&mut self.cursor, line)),
            LineBeginning::Block | LineBeginning::Progress => {
                self.cursor = before;
                if kind == LineBeginning::Progress {
                    return simple_sudoku::read(&mut self.cursor);
                }
                let saved = if self.format.is_none() { simple_sudoku::read_three(&mut self.cursor) } else { None };
                saved.map(Ok).or_else(|| block::read(&mut self.cursor, self.format))
            }
            LineBeginning::MatrixHeader(matrix) => {
                self.known.mode = LineMode::Matrix(matrix);
                Some(matrix::read(&mut self.cursor, line, matrix))
            }
            LineBeginning::Count(of) => self.set(LineMode::Batch(PromisedGrids { of, done: 0 })),
            LineBeginning::TableHeader(table) => {
                self.header = Some(*line);
                self.set(LineMode::Table(table))
            }
            LineBeginning::Title => {
                self.title = Some(line.trimmed());
                None
            }
            LineBeginning::Unknown(None) => Some(Err(line.trimmed().error(0, TextFault::Unrecognized))),
            LineBeginning::Unknown(Some(expected)) => Some(Err(line.trimmed().error(0, TextFault::Expected(expected)))),
        }
    }

    fn set(&mut self, mode: LineMode) -> ReadItem<'t> {
        self.known.mode = mode;
        None
    }

    fn wrap(
        &mut self,
        item: Result<ReadPuzzle<'t>, TextError>,
        line: &LineCursor<'t>,
        title: Option<LineCursor<'t>>,
    ) -> Result<TextEntry<'t>, TextError> {
        self.known.ordinal += 1;
        let ordinal = self.known.ordinal;
        match item {
            Ok(found) => {
                let first = title.unwrap_or(*line).trimmed();
                let place = TextPlace { ordinal, ..first.error(0, TextFault::Unrecognized).place };
                let source = Cow::Borrowed(self.cursor.since(&first));
                // A list that was never closed ends at the latest where something else is read.
                self.known.open = if found.format == Format::List { self.known.open } else { 0 };
                let name = found.name.or(title.map(|title| Cow::Borrowed(title.text)));
                let ReadPuzzle { puzzle, layout, format, solution, .. } = found;
                let doubt = found.doubt.map(|doubt| doubt.of_item(ordinal));
                Ok(TextEntry { puzzle, layout, place, format, name, solution, doubt, source })
            }
            Err(error) => Err(error.of_item(ordinal)),
        }
    }

    /// The error of a text that ends here too early.
    fn finish(&mut self) -> Option<Result<TextEntry<'t>, TextError>> {
        let LineMode::Batch(batch) = std::mem::replace(&mut self.known.mode, LineMode::Free) else { return None };
        (batch.done < batch.of).then(|| {
            self.known.ordinal += 1;
            let place = TextPlace { line: self.cursor.line_number(), column: 1, ordinal: self.known.ordinal };
            Err(TextError { place, problem: TextFault::TooFew { promised: batch.of, found: batch.done } })
        })
    }
}
