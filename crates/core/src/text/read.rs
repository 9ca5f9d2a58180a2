//! The way in: a text becomes puzzles.
mod plain;

use super::cursor::{Cursor, Line, Spot, mark};
use super::detect::{self, Kind};
use super::entry::Entry;
use super::error::{Place, Problem, ReadError};
use super::format::Format;
use super::line::ReadPuzzle;
use super::matrix::Matrix;
use super::oj::Batch;
use super::{block, case, csv, json, library, line, links, list, matrix, oj, opensudoku, sdk, ss};
use std::borrow::Cow;
use std::sync::atomic::AtomicBool;

/// Reads every puzzle of a text, in order; an item that is none becomes an error in its place.
///
/// Without a named format each item is recognized by its first line (and where noted the next one), by the first of
/// these rules that fits: a line that begins with `:` is a library line, with `{` a JSON object, with `[` a section of
/// a file (`[Puzzle]`) or a list; `board:` with cells behind it, or `source:` before that, is a case; a line with a word of 81 cells is that puzzle, the rest of it a remark or the row of a
/// table; 729 characters are candidates; cells with `+` among them are the givens of a library line; a small number on
/// the first line, with a row on the next, counts the grids that follow; then come the headers of tables, rows and
/// borders of grids, 81 separated cells on one line, `name = [`, rows and headers of tables without a known
/// column name (the next line shows it is one), and titles before a grid. Blank lines and lines that begin
/// with `#`, `%`, `//` or `; ` are skipped between items.
///
/// A line that is drawn is no puzzle: one of `-`, `=`, `+`, `|`, `:` and such with `--`, `==` or the like in it. Between two
/// puzzles it sets them off from each other, in a grid it is a border, and it never takes a row from what follows. So is a
/// line of 81 characters of which all can be blanks but are not the same (`.---.---.`). A line of 81 equal blanks (`.`,
/// `-` or `*`) is a border if a row of nine cells stands on the very next line or if a grid began with the same
/// line; anywhere else, as in a list of puzzles, it is an empty puzzle.
///
/// In the formats whose cells show one digit or none ([`Format::Line`], [`Format::Sdm`], [`Format::Grid`],
/// [`Format::Bordered`], [`Format::P2676`]) several digits in a cell are an error if the format is named. If it is not, a
/// grid with such a cell is one of candidates.
///
/// A line that [`take()`](super::take()) had to cut is an error and is skipped. Of many lists in a row that cannot be read
/// the first twenty are told one by one and the rest in one error with their number ([`Problem::Repeated`]).
///
/// A table's header with a puzzle column makes every following line a row of it. Two grids and one of candidates that
/// show one puzzle further and further on, drawn as Simple Sudoku draws them, are one puzzle; other grids of this kind are
/// one only if the format [`Format::Ss`] is named.
///
/// Where the nine rows of a grid have digits and spaces only, or boxes with walls around them, a space may be a blank: the
/// cells are then found by their columns, if that is possible in one way.
pub fn read(text: &str, format: Option<Format>) -> Reader<'_> {
    Reader::resume(text, format, State::new(Spot::start(mark(text))), None)
}

/// Where a reader stands between two items, without the text.
#[derive(Clone, Copy, Debug)]
pub(super) struct State {
    pub at: Spot,
    known: Known,
}

/// What a reader knows of what it has read.
#[derive(Clone, Copy, Debug, Default)]
struct Known {
    mode: Mode,
    ordinal: usize,
    after_list: bool,
    /// Whether that list was an object.
    after_object: bool,
    /// How many lists are open.
    open: usize,
    /// How many lists in a row could not be read, and on which line the last of them stands.
    faults: (usize, usize),
}

impl State {
    pub(super) fn new(at: Spot) -> Self {
        Self { at, known: Known::default() }
    }

    /// The table whose rows come next.
    pub(super) const fn table(self) -> Option<csv::Table> {
        if let Mode::Table(table) = self.known.mode { Some(table) } else { None }
    }
}

/// What comes of a line, and of those behind it that belong to it.
#[expect(clippy::large_enum_variant, reason = "nearly every step is an item, and none is kept")]
pub(super) enum Step<'t> {
    Item(Result<Entry<'t>, ReadError>),
    /// It only says something about the lines to come, or nothing.
    Nothing,
    /// The text ends.
    End,
}

/// What the lines before say about the next one.
#[derive(Clone, Copy, Debug, Default)]
enum Mode {
    #[default]
    Free,
    Table(csv::Table),
    Matrix(Matrix),
    Batch(Batch),
}

/// The puzzles of a text, see [`read()`].
#[derive(Clone, Debug)]
pub struct Reader<'t> {
    cursor: Cursor<'t>,
    format: Option<Format>,
    title: Option<Line<'t>>,
    known: Known,
    /// The last header of a table.
    header: Option<Line<'t>>,
}

/// How many faults in lists in a row are told one by one; those behind them are counted in one error.
const MOST_FAULTS: usize = 20;

/// An item, or nothing where a line only says something about the lines to come.
type Item<'t> = Option<Result<ReadPuzzle<'t>, ReadError>>;

impl<'t> Iterator for Reader<'t> {
    type Item = Result<Entry<'t>, ReadError>;

    fn next(&mut self) -> Option<Self::Item> {
        let item = self.advance()?;
        Some(self.told(item))
    }
}

impl<'t> Reader<'t> {
    /// Goes on in a text of which more may come.
    pub(super) const fn resume(
        text: &'t str,
        format: Option<Format>,
        state: State,
        looked: Option<&'t AtomicBool>,
    ) -> Self {
        let State { at, known } = state;
        Self { cursor: Cursor::resume(text, at, looked), format, title: None, known, header: None }
    }

    /// Where it stands, but for a title.
    pub(super) const fn state(&self) -> State {
        State { at: self.cursor.spot(), known: self.known }
    }

    /// Whether it stands between a title and its grid.
    pub(super) const fn has_title(&self) -> bool {
        self.title.is_some()
    }

    /// The last header of a table that was read.
    pub(super) fn header(&self) -> Option<&'t str> {
        self.header.map(|line| line.text)
    }

    /// Counts how many lists in a row cannot be read; objects that each have lines of their own are records by themselves.
    pub(super) fn told(&mut self, item: Result<Entry<'t>, ReadError>) -> Result<Entry<'t>, ReadError> {
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

    fn advance(&mut self) -> Option<Result<Entry<'t>, ReadError>> {
        loop {
            match self.step() {
                Step::Item(item) => return Some(item),
                Step::Nothing => {}
                Step::End => return None,
            }
        }
    }

    /// Reads the next line, and all that belongs to it.
    pub(super) fn step(&mut self) -> Step<'t> {
        if let Some(entry) = self.plain_line() {
            return Step::Item(Ok(entry));
        }
        let before = self.cursor;
        let Some(line) = self.cursor.next_line() else {
            return self.finish().map_or(Step::End, Step::Item);
        };
        let Some(line) = self.skip(&line) else { return Step::Nothing };
        let Some(item) = self.item(&line, before) else { return Step::Nothing };
        let title = self.title.take();
        Step::Item(self.wrap(item, &line, title))
    }

    /// Counts the faults in lists that follow right behind one.
    fn gather(&mut self, error: ReadError) -> ReadError {
        let (mut more, mut last) = (0, error.place);
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
        let ReadError { place, problem } = error;
        if more == 0 {
            return ReadError { place, problem };
        }
        let (first, last) = (Box::new(problem), (last.line, last.column));
        ReadError { place, problem: Problem::Repeated { first, more, last } }
    }

    /// The line as far as it says something.
    fn skip(&mut self, line: &Line<'t>) -> Option<Line<'t>> {
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

    fn item(&mut self, line: &Line<'t>, before: Cursor<'t>) -> Item<'t> {
        if let Some(error) = line.cut().filter(|_| !matches!(self.known.mode, Mode::Batch(_))) {
            return Some(Err(error));
        }
        match self.known.mode {
            Mode::Free => {}
            Mode::Table(table) => {
                let row = csv::read(line, table);
                let again = row.is_err() && csv::header(line) == Some(table);
                if again {
                    self.header = Some(*line);
                }
                return (!again).then_some(row);
            }
            Mode::Matrix(matrix) => {
                if matrix::is_row(line, matrix) {
                    self.cursor = before;
                    return Some(matrix::read(&mut self.cursor, line, matrix));
                }
                self.known.mode = Mode::Free;
            }
            Mode::Batch(_) if oj::is_between(line, &self.cursor) => return None,
            Mode::Batch(batch) if batch.done < batch.of => {
                self.cursor = before;
                self.known.mode = Mode::Batch(Batch { done: batch.done + 1, ..batch });
                return Some(oj::read(&mut self.cursor, batch));
            }
            Mode::Batch(batch) => {
                self.cursor = before;
                self.known.mode = Mode::Free;
                return Some(Err(line.error(0, Problem::TooMany { promised: batch.of })));
            }
        }
        let at_start = self.known.ordinal == 0;
        let kind = match self.format {
            _ if self.known.open > 0 && list::goes_on(line.text) => Kind::List,
            Some(format) => detect::named(format, line, &self.cursor, at_start),
            None => detect::kind(line, &self.cursor, at_start),
        };
        self.open(kind, line, before)
    }

    fn open(&mut self, kind: Kind, line: &Line<'t>, before: Cursor<'t>) -> Item<'t> {
        match kind {
            Kind::Line => Some(line::read(line, self.format)),
            Kind::Border => None,
            Kind::Candidates => Some(line::read_candidates(line)),
            Kind::Library => Some(library::read(line)),
            Kind::Json => {
                let object = json::object(&mut self.cursor, line);
                (self.known.after_list, self.known.after_object) = (object.is_some(), true);
                Some(json::read(&object.unwrap_or(*line)))
            }
            Kind::Objects => {
                let lead = line.text.find('[').map_or(0, |at| at + 1);
                self.cursor.behind(line, &line.text[..lead]);
                (self.known.after_list, self.known.after_object) = (true, true);
                None
            }
            Kind::Link(named) => Some(links::read(line, named)),
            Kind::Record(table) => Some(csv::read(line, table)),
            Kind::List => {
                (self.known.after_list, self.known.after_object) = (true, false);
                let (found, open) = list::read(&mut self.cursor, line, self.known.open);
                self.known.open = open;
                Some(found)
            }
            Kind::Xml => opensudoku::read(&mut self.cursor, line),
            Kind::Section => sdk::read(&mut self.cursor, line),
            Kind::Case => Some(case::read(&mut self.cursor, line).map(|puzzle| ReadPuzzle::new(puzzle, Format::Case))),
            Kind::Block | Kind::Progress => {
                self.cursor = before;
                if kind == Kind::Progress {
                    return ss::read(&mut self.cursor);
                }
                let saved = if self.format.is_none() { ss::read_three(&mut self.cursor) } else { None };
                saved.map(Ok).or_else(|| block::read(&mut self.cursor, self.format))
            }
            Kind::MatrixHeader(matrix) => {
                self.known.mode = Mode::Matrix(matrix);
                Some(matrix::read(&mut self.cursor, line, matrix))
            }
            Kind::Count(of) => self.set(Mode::Batch(Batch { of, done: 0 })),
            Kind::TableHeader(table) => {
                self.header = Some(*line);
                self.set(Mode::Table(table))
            }
            Kind::Title => {
                self.title = Some(line.trimmed());
                None
            }
            Kind::Unknown(None) => Some(Err(line.trimmed().error(0, Problem::Unrecognized))),
            Kind::Unknown(Some(expected)) => Some(Err(line.trimmed().error(0, Problem::Expected(expected)))),
        }
    }

    fn set(&mut self, mode: Mode) -> Item<'t> {
        self.known.mode = mode;
        None
    }

    fn wrap(
        &mut self,
        item: Result<ReadPuzzle<'t>, ReadError>,
        line: &Line<'t>,
        title: Option<Line<'t>>,
    ) -> Result<Entry<'t>, ReadError> {
        self.known.ordinal += 1;
        let ordinal = self.known.ordinal;
        match item {
            Ok(found) => {
                let first = title.unwrap_or(*line).trimmed();
                let place = Place { ordinal, ..first.error(0, Problem::Unrecognized).place };
                let source = Cow::Borrowed(self.cursor.since(&first));
                // A list that was never closed ends at the latest where something else is read.
                self.known.open = if found.format == Format::List { self.known.open } else { 0 };
                let name = found.name.or(title.map(|title| Cow::Borrowed(title.text)));
                let ReadPuzzle { puzzle, format, solution, .. } = found;
                let doubt = found.doubt.map(|doubt| doubt.of_item(ordinal));
                Ok(Entry { puzzle, place, format, name, solution, doubt, source })
            }
            Err(error) => Err(error.of_item(ordinal)),
        }
    }

    /// What is wrong with a text that ends here.
    fn finish(&mut self) -> Option<Result<Entry<'t>, ReadError>> {
        let Mode::Batch(batch) = std::mem::replace(&mut self.known.mode, Mode::Free) else { return None };
        (batch.done < batch.of).then(|| {
            self.known.ordinal += 1;
            let place = Place { line: self.cursor.line_number(), column: 1, ordinal: self.known.ordinal };
            Err(ReadError { place, problem: Problem::TooFew { promised: batch.of, found: batch.done } })
        })
    }
}
