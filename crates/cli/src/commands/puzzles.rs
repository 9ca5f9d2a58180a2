//! The puzzles of a command line, one after the other, and what went wrong in between.
use super::dedupe::deduped;
use super::puzzle_item::PuzzleItem;
use crate::args::{AfterArgs, AtStepArgs, BatchArgs, InputArgs, Moves, ReadingArgs, RulesArgs, SamePuzzles};
use crate::input::{self, ARGUMENT, InputPlace, unread_input, unreadable};
use crate::output::folder;
use crate::output::pictures::Pictures;
use crate::plain::UncompressedReader;
use crate::words::CommandText;
use qedoku::generate::VariantRule;
use qedoku::log::InputColumns;
use qedoku::render::DocumentForm;
use qedoku::{Error, Options, Session};
use qedoku_formats::{self as text, Format, Stream, TextEntry, TextPlace, TextRecord};
use std::collections::VecDeque;
use std::fs::{self, File};
use std::io::{self, Cursor, Read};
use std::path::Path;
use std::sync::Arc;

/// All that the command line names, read as it comes.
pub(crate) struct Puzzles {
    /// The items that were read ahead.
    ahead: VecDeque<PuzzleItem>,
    rest: Box<dyn Iterator<Item = PuzzleItem> + Send>,
    /// The bytes of the whole input, if that is known.
    pub(crate) all: Option<u64>,
}

/// The most items that cannot be read before the one whose fields are those of all.
const LEADING: usize = 64;

impl Puzzles {
    pub(crate) fn new(input: &InputArgs) -> Self {
        let any = Self::under_any_rules(input);
        let rest = any.rest.map(|item| PuzzleItem {
            read: item.read.and_then(|entry| classic(&entry).map(|_| ()).map(|()| entry)),
            ..item
        });
        Self { rest: Box::new(rest), ..any }
    }

    /// The same for a command that knows other rules than the classic ones.
    pub(crate) fn under_any_rules(input: &InputArgs) -> Self {
        let ReadingArgs { from, rules, after } = &input.reading;
        let from = from.from;
        Self::at(input::places(&input.sources, "a puzzle", |text| input::reads(text, from)), from)
            .ruled(rules)
            .behind(after)
    }

    /// The items with more rules than stand with them.
    fn ruled(self, rules: &RulesArgs) -> Self {
        let rules = rules.rules.clone();
        if rules.is_empty() {
            return self;
        }
        let all = self.all;
        let items = self.items().map(move |item| PuzzleItem {
            read: item.read.and_then(|mut entry| {
                entry.layout = VariantRule::added(&entry.layout, &rules).map_err(Error::from)?;
                Ok(entry)
            }),
            ..item
        });
        Self { ahead: VecDeque::new(), rest: Box::new(items), all }
    }

    /// The items behind the moves that were made in each.
    fn behind(self, after: &AfterArgs) -> Self {
        let Some(Moves(moves)) = after.after.clone() else { return self };
        let all = self.all;
        let items = self.items().map(move |item| PuzzleItem {
            read: item.read.and_then(|mut entry| {
                entry.puzzle = qedoku::solve::moved(&entry.layout, entry.puzzle, &moves)?;
                Ok(entry)
            }),
            ..item
        });
        Self { ahead: VecDeque::new(), rest: Box::new(items), all }
    }

    /// The records of files, none of which stands on the command line.
    pub(crate) fn of_files(input: &InputArgs) -> Self {
        Self::at(input::places(&input.sources, "a file of grades", |_| Err(unreadable(""))), input.reading.from.from)
    }

    fn at(places: Vec<Result<InputPlace, Error>>, from: Option<Format>) -> Self {
        let all = places.iter().map(|place| size(place.as_ref().ok()?)).sum();
        let are_several = places.len() > 1;
        let items = places.into_iter().zip(1..).flat_map(move |(place, argument)| {
            let source = place.as_ref().ok().filter(|_| are_several).map(|place| Arc::from(place.label()));
            let items = match place {
                Ok(place) => of(place, argument, from),
                Err(failure) => Box::new(std::iter::once(unread(String::new(), failure))),
            };
            items.map(move |item| PuzzleItem { source: source.clone(), ..item })
        });
        let mut end = 0;
        let items = items.zip(1..).map(move |(item, number)| {
            let span = end..end + item.span.end;
            end = span.end;
            PuzzleItem { number, line: if item.line == 0 { number } else { item.line }, span, ..item }
        });
        Self { ahead: VecDeque::new(), rest: Box::new(items), all }
    }

    /// True if there are so many items; reads as far as that.
    fn reach(&mut self, count: usize) -> bool {
        while self.ahead.len() < count {
            let Some(item) = self.rest.next() else { return false };
            self.ahead.push_back(item);
        }
        true
    }

    /// The item whose fields are those of all: the first that has any behind some that cannot be read, or else the first.
    pub(crate) fn leading(&mut self) -> Option<&PuzzleItem> {
        let mut found = 0;
        while found < LEADING && self.reach(found + 1) {
            let Some(item) = self.ahead.get(found) else { break };
            if !item.beside.is_empty() || item.read.is_ok() {
                return self.ahead.get(found);
            }
            found += 1;
        }
        self.ahead.front()
    }

    /// True if there is more than one item.
    pub(crate) fn are_several(&mut self) -> bool {
        self.reach(2)
    }

    /// The items that a batch is about.
    pub(crate) fn selected(self, batch: &BatchArgs) -> Self {
        let all = self.all;
        Self { ahead: VecDeque::new(), rest: batch.of(self.distinct(batch.dedupe).items()), all }
    }

    /// The items as they stand before a step of their runs, if one is named.
    pub(crate) fn at_step(self, at: AtStepArgs, options: &Options) -> Self {
        let Some(number) = at.at_step else { return self };
        let all = self.all;
        let options = options.clone();
        let items = self.items().map(move |item| PuzzleItem {
            read: item.read.and_then(|mut entry| {
                let session = Session::with_options(entry.puzzle, options.clone().under(entry.layout.clone()));
                entry.puzzle = *session.at_step(number)?.puzzle();
                Ok(entry)
            }),
            ..item
        });
        Self { ahead: VecDeque::new(), rest: Box::new(items), all }
    }

    /// The items without those that are the same as one before them, in this sense.
    pub(crate) fn distinct(self, same: Option<SamePuzzles>) -> Self {
        let Some(same) = same else { return self };
        let all = self.all;
        Self { ahead: VecDeque::new(), rest: Box::new(deduped(self.items(), same)), all }
    }

    /// The items in order.
    pub(crate) fn items(self) -> Box<dyn Iterator<Item = PuzzleItem> + Send> {
        Box::new(self.ahead.into_iter().chain(self.rest))
    }
}

/// Refuses a puzzle with other rules than the classic ones, by their names.
pub(crate) fn classic<'e, 't>(entry: &'e TextEntry<'t>) -> Result<&'e TextEntry<'t>, Error> {
    if entry.layout.is_classic() {
        return Ok(entry);
    }
    Err(Error::unreadable(&text::TextFault::Rule(entry.layout.name().to_owned())))
}

/// An input that cannot be had.
fn unread(at: String, failure: Error) -> PuzzleItem {
    let read = Err(failure);
    let beside = InputColumns::default();
    PuzzleItem { number: 0, line: 0, at, read, beside, name: None, span: 0..0, is_record: false, source: None }
}

type Items = Box<dyn Iterator<Item = PuzzleItem> + Send>;

/// The size of an input in bytes, if that is known.
fn size(place: &InputPlace) -> Option<u64> {
    match place {
        InputPlace::Inline(source) => Some(source.text.len() as u64),
        InputPlace::File(path, _) => fs::metadata(path).ok().filter(fs::Metadata::is_file).map(|data| data.len()),
        InputPlace::Stdin => None,
    }
}

/// The items of one place.
fn of(place: InputPlace, argument: usize, from: Option<Format>) -> Items {
    match place {
        InputPlace::Inline(source) => {
            streamed(source.label, Some(argument), Stream::new(Cursor::new(source.text), from), |error| {
                unread_input(&error)
            })
        }
        InputPlace::Stdin => {
            let stream = Stream::new(UncompressedReader::new(io::stdin()), from);
            match hopeful("stdin", stream) {
                Ok(records) => streamed("stdin".to_owned(), None, records, |error| unread_input(&error)),
                Err(failure) => Box::new(std::iter::once(unread(String::new(), failure))),
            }
        }
        InputPlace::File(path, refused) => {
            let label = Path::new(&path).display().to_string();
            if let Some(failure) = hopeless(&label, Path::new(&path), from) {
                return Box::new(std::iter::once(unread(String::new(), failure)));
            }
            match File::open(&path) {
                Ok(file) => streamed(label, None, Stream::new(UncompressedReader::new(file), from), move |error| {
                    input::unread(Path::new(&path), &error, &refused)
                }),
                Err(error) => {
                    Box::new(std::iter::once(unread(String::new(), input::unread(Path::new(&path), &error, &refused))))
                }
            }
        }
    }
}

/// A record of a text, or why it could not be read.
type Record = io::Result<TextRecord>;

/// The fewest records in no known format that are refused in one line, and the most that are read ahead for it.
const UNKNOWN: std::ops::Range<usize> = 3..64;

/// True if a record is text in no known format.
fn is_unknown(record: &Record) -> bool {
    let unknown = |error: &text::TextError| error.problem == text::TextFault::Unrecognized;
    matches!(record, Ok(TextRecord { read: Err(error), .. }) if unknown(error))
}

/// The error of a file in which nothing is a puzzle. Of others only the records before the first puzzle are looked at.
fn hopeless(label: &str, path: &Path, from: Option<Format>) -> Option<Error> {
    fs::metadata(path).ok().filter(fs::Metadata::is_file)?;
    let stream = Stream::new(UncompressedReader::new(File::open(path).ok()?), from);
    let mut count = 0;
    // It ends with the first record that is something else.
    for record in stream {
        if !is_unknown(&record) {
            return None;
        }
        count += 1;
    }
    (count >= UNKNOWN.start).then(|| no_puzzle(label, count))
}

/// The records of an input that cannot be read twice, or the error if it is short and nothing in it is a puzzle.
fn hopeful<R: Read + Send + 'static>(
    label: &str,
    mut stream: Stream<R>,
) -> Result<impl Iterator<Item = Record> + Send + 'static, Error> {
    let mut ahead: Vec<Record> = Vec::new();
    while ahead.len() < UNKNOWN.end && ahead.iter().all(is_unknown) {
        let Some(record) = stream.next() else { break };
        ahead.push(record);
    }
    if UNKNOWN.contains(&ahead.len()) && ahead.iter().all(is_unknown) {
        return Err(no_puzzle(label, ahead.len()));
    }
    Ok(ahead.into_iter().chain(stream))
}

fn no_puzzle(label: &str, count: usize) -> Error {
    unreadable(CommandText::NoPuzzle { label: label.to_owned(), count })
}

fn streamed(
    label: String,
    argument: Option<usize>,
    stream: impl Iterator<Item = Record> + Send + 'static,
    failed: impl Fn(io::Error) -> Error + Send + 'static,
) -> Items {
    let mut stream = stream.peekable();
    if stream.peek().is_none() {
        let failure = Error::unreadable(&text::TextFault::Expected(text::Wanted::Puzzle));
        return Box::new(std::iter::once(unread(label, failure)));
    }
    Box::new(stream.map(move |record| match record {
        Ok(record) => item(&label, argument, record),
        Err(error) => unread(String::new(), failed(error)),
    }))
}

fn item(label: &str, argument: Option<usize>, record: TextRecord) -> PuzzleItem {
    let beside = InputColumns::of(&record);
    let place = record.read.as_ref().map_or_else(|error| error.place, |entry| entry.place);
    let named = record.read.as_ref().ok().and_then(|entry| entry.name.as_deref().map(str::to_owned));
    PuzzleItem {
        number: 0,
        line: argument.unwrap_or(place.line),
        at: located(label, argument.is_some(), place),
        read: record.read.map_err(|error| Error::unreadable(&error.problem)),
        name: named.or_else(|| beside.id()),
        beside,
        // With the end of its line.
        span: 0..record.source.len() as u64 + 1,
        is_record: true,
        source: None,
    }
}

/// The place of a record in messages. Where an argument begins needs no line and column, and an argument that is alone
/// no name.
fn located(label: &str, is_argument: bool, place: TextPlace) -> String {
    match (place.line, place.column) {
        (1, 1) if is_argument && label == ARGUMENT => String::new(),
        (1, 1) if is_argument => label.to_owned(),
        (line, column) => format!("{label}:{line}:{column}"),
    }
}

/// The most puzzles on one page.
const PAGE: usize = 50;

/// Checks that a form gets as many puzzles as it shows; makes the folder that pages are written into.
pub(crate) fn fit(puzzles: &mut Puzzles, pictures: Option<&Pictures>, folder: Option<&Path>) -> Result<(), Error> {
    pictures.map_or(Ok(()), |pictures| few(puzzles, pictures))?;
    folder.map_or(Ok(()), |path| {
        folder::prepare(path, pictures.is_some_and(|pictures| pictures.form == DocumentForm::Html))
    })
}

fn few(puzzles: &mut Puzzles, pictures: &Pictures) -> Result<(), Error> {
    if pictures.form == DocumentForm::Html && pictures.folder.is_none() && puzzles.reach(PAGE + 1) {
        return Err(unreadable(CommandText::MostOnPage { most: PAGE }));
    }
    if pictures.form == DocumentForm::Svg && puzzles.are_several() {
        return Err(unreadable(CommandText::OneDrawing));
    }
    Ok(())
}
