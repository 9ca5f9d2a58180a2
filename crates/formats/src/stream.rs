//! The way in for a text that comes bit by bit and is never held as a whole.
use super::bounded_text::Intake;
use super::csv;
use super::cursor::{Cursor, Spot, mark};
use super::entry::TextEntry;
use super::error::{TextError, TextFault, TextPlace};
use super::format::Format;
use super::read::{ReadStep, Reader, ReaderState};
use super::skipped::SkippedRecord;
use qedoku_core::DOCUMENT_LIMIT;
use std::borrow::Cow;
use std::io::{self, ErrorKind, Read};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// The largest number of bytes read at once.
const CHUNK: usize = 1 << 16;

/// An item of a text that comes bit by bit.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct TextRecord {
    /// The puzzle, or what is wrong with it.
    pub read: Result<TextEntry<'static>, TextError>,
    /// The lines it was read from, also if it is no puzzle.
    pub source: String,
    /// The header of the table that it is a row of.
    pub header: Option<Arc<str>>,
    /// The character between the fields, if it is a row.
    delimiter: Option<char>,
}

impl TextRecord {
    /// The row of a table that it is, if it is one.
    pub fn row(&self) -> Option<CsvRow<'_>> {
        let fields = |text| csv::contents(text, self.delimiter.unwrap_or(',')).collect();
        let names = self.header.as_deref().map(fields).unwrap_or_default();
        self.delimiter.map(|_| CsvRow { names, fields: fields(&self.source) })
    }
}

/// A row of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CsvRow<'r> {
    /// The names of the columns; none if the table has none.
    pub names: Vec<Cow<'r, str>>,
    /// The fields.
    pub fields: Vec<Cow<'r, str>>,
}

/// The puzzles of a text, each as soon as its last line has come: the items of [`read()`](super::read()), whatever the
/// pieces in which the bytes come, which are taken as by [`take()`](super::take()). What is held is the item that is
/// read and the piece it came with; an item of many lines that takes more than [`DOCUMENT_LIMIT`] bytes is refused
/// with all that belongs to it.
///
/// ```
/// use qedoku_formats::Stream;
///
/// let text = format!("id,puzzle\n7,{}\n8,12\n", ".".repeat(81));
/// let records = Stream::new(text.as_bytes(), None).collect::<Result<Vec<_>, _>>()?;
/// assert!(records[0].read.is_ok() && records[1].read.is_err());
/// assert_eq!((records[1].header.as_deref(), records[1].source.as_str()), (Some("id,puzzle"), "8,12"));
/// # Ok::<(), std::io::Error>(())
/// ```
#[derive(Debug)]
pub struct Stream<R> {
    source: R,
    format: Option<Format>,
    chunk: Vec<u8>,
    /// The number of bytes of the chunk that are left from before.
    left: usize,
    /// The number of bytes of a character, two at first.
    width: usize,
    intake: Option<Intake>,
    /// Lines that have come.
    text: String,
    /// The state of the reader where the next item begins in them.
    state: ReaderState,
    header: Option<Arc<str>>,
    /// A record that was refused, and whose rest is passed over.
    skipped: Option<SkippedRecord>,
    /// The length the text must have before it is worth another look.
    wanted: usize,
    ended: bool,
}

/// The result of a look at the text.
enum TextLook {
    Found(Box<TextRecord>),
    /// The item may go on behind what has come.
    Unclear,
    End,
}

impl<R: Read> Stream<R> {
    /// The puzzles of what is read here, in a format or in any.
    pub fn new(source: R, format: Option<Format>) -> Self {
        let chunk = vec![0; CHUNK];
        let state = ReaderState::new(Spot::start(0));
        let text = String::new();
        let header = None;
        let intake = None;
        let skipped = None;
        Self { source, format, chunk, left: 0, width: 2, intake, text, state, header, skipped, wanted: 0, ended: false }
    }

    /// Takes the next piece and what has become whole lines by it.
    fn more(&mut self) -> io::Result<()> {
        let length = match self.source.read(&mut self.chunk[self.left..]) {
            Err(error) if error.kind() == ErrorKind::Interrupted => return Ok(()),
            read => read?,
        };
        self.ended = length == 0;
        let total = self.left + length;
        // The first two bytes tell how long a character is, and none is torn.
        if self.intake.is_none() && (total >= 2 || self.ended) {
            self.width = Intake::width(&self.chunk[..total]);
        }
        let whole = if self.ended { total } else { total - total % self.width };
        match &mut self.intake {
            Some(intake) => intake.push(&self.chunk[..whole]),
            None if whole > 0 => self.intake = Some(Intake::begin(&self.chunk[..whole])),
            None => {}
        }
        self.chunk.copy_within(whole..total, 0);
        self.left = total - whole;
        let at_start = self.text.is_empty() && self.state.at == Spot::start(0);
        self.text.drain(..self.state.at.pos);
        self.state.at = self.state.at.first();
        if self.ended {
            self.text += &self.intake.take().map(Intake::finish).unwrap_or_default();
        } else if let Some(intake) = &mut self.intake {
            self.text += &intake.lines();
        }
        if at_start {
            self.state.at = Spot::start(mark(&self.text));
        }
        Ok(())
    }

    /// Looks for an item in what has come.
    fn look(&mut self) -> TextLook {
        loop {
            if let Some(mut skipped) = self.skipped.take() {
                let (behind, is_over) = skipped.pass(&self.text, self.state.at);
                self.state.at = behind;
                if !is_over {
                    self.skipped = Some(skipped);
                    return TextLook::End;
                }
            }
            let looked = AtomicBool::new(false);
            let mut reader = Reader::resume(&self.text, self.format, self.state, Some(&looked));
            let first = self.state.at;
            let step = loop {
                match reader.step() {
                    ReadStep::Item(item) => break Some(Some(reader.count_faults(item).map(TextEntry::into_owned))),
                    ReadStep::Nothing if reader.has_title() && !looked.load(Ordering::Relaxed) => {}
                    ReadStep::Nothing => break Some(None),
                    ReadStep::End => break None,
                }
            };
            let unclear = looked.load(Ordering::Relaxed) && !self.ended;
            let is_too_large = self.text.len() - first.pos > DOCUMENT_LIMIT;
            if unclear && !is_too_large {
                return TextLook::Unclear;
            }
            let header = reader.header().map(Arc::from);
            self.state = reader.state();
            self.header = header.or_else(|| self.header.take());
            match step {
                Some(Some(read)) => {
                    let read = if unclear { Err(too_large(first, &read)) } else { read };
                    let begun = self.text.get(first.pos..self.state.at.pos).unwrap_or_default();
                    self.skipped = unclear.then(|| SkippedRecord::of(begun)).flatten();
                    let source = self.text.get(first.pos..self.state.at.pos).unwrap_or_default().trim().to_owned();
                    let header = self.header.clone().filter(|_| self.state.table().is_some());
                    let row = || csv::row(&Cursor::new(&source).next_line()?);
                    let alone = || read.as_ref().ok().filter(|entry| entry.format == Format::Csv).and_then(|_| row());
                    let delimiter = self.state.table().or_else(alone).map(|table| table.delimiter);
                    return TextLook::Found(Box::new(TextRecord { read, source, header, delimiter }));
                }
                Some(None) => {}
                None => return TextLook::End,
            }
        }
    }
}

/// The error of an item that begins there and does not end soon enough; of one in brackets the rest is passed over, of others it is read on its own.
fn too_large(at: Spot, read: &Result<TextEntry<'_>, TextError>) -> TextError {
    let ordinal = read.as_ref().map_or_else(|error| error.place.ordinal, |entry| entry.place.ordinal);
    let place = TextPlace { line: at.number, column: at.column(), ordinal };
    TextError { place, problem: TextFault::TooLarge { limit: DOCUMENT_LIMIT } }
}

impl<R: Read> Iterator for Stream<R> {
    type Item = io::Result<TextRecord>;

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            let known = self.text.len() - self.state.at.pos;
            if known >= self.wanted || self.ended {
                self.wanted = 0;
                match self.look() {
                    TextLook::Found(record) => return Some(Ok(*record)),
                    TextLook::End if self.ended => return None,
                    TextLook::End => {}
                    // Looks at an item that does not end soon are few, so that they take time as its length.
                    TextLook::Unclear => self.wanted = if known < CHUNK { 0 } else { known + known / 2 },
                }
            }
            if let Err(error) = self.more() {
                self.ended = true;
                return Some(Err(error));
            }
        }
    }
}
