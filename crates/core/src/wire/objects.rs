//! Finds the objects of a log in a stream, whatever else stands there.
use super::read::{ReadError, Unread};
use super::scan::{Scan, Scanned};
use crate::decoded::{DOCUMENT_LIMIT, Decoded};
use crate::depth::too_deep;
use std::borrow::Cow;
use std::io::{self, Read};

/// The number of bytes read at once.
const CHUNK: usize = 1 << 16;

/// The number of bytes behind a brace that show whether a message begins there; white space between them counts.
const HEAD: usize = 64;

/// The text of one object of a log.
#[derive(Clone, Debug)]
pub struct ObjectText<'a> {
    /// The line on which it begins, from 1.
    pub line: usize,
    /// The column at which it begins, in characters from 1.
    pub column: usize,
    /// The object. What is no UTF-8 became `\u{fffd}`.
    pub text: Cow<'a, str>,
}

impl ObjectText<'_> {
    /// True if it begins as the first message of a puzzle does, or as the line of a trace.
    pub fn begins_log(&self) -> bool {
        begins_log(self.text.as_bytes())
    }

    /// The first key, if it has no escapes.
    pub fn first_key(&self) -> Option<&str> {
        let key = self.text.strip_prefix('{')?.trim_start().strip_prefix('"')?;
        key.split_once(['"', '\\']).map(|(key, _)| key)
    }
}

/// The place of the reader between objects.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Array {
    None,
    /// Behind `[`.
    Opened,
    /// Behind an object.
    Member,
    /// Behind a comma.
    Comma,
    /// In an array, behind what is wrong: an object, a comma or the end may come.
    Lost,
}

/// Reads the objects of a log one after the other: each on a line of its own, in arrays, or in any number of either.
///
/// It holds one object at a time. Behind text that is no object, or an object that is cut off, it goes on where the
/// next message begins, so that nothing else is lost.
#[derive(Debug)]
pub struct Objects<R> {
    source: Decoded<R>,
    /// The bytes that are read and not handed on yet, from `at` on.
    buffer: Vec<u8>,
    at: usize,
    line: usize,
    column: usize,
    array: Array,
    /// The place where the array begins.
    opened: (usize, usize),
    is_over: bool,
    /// The number of bytes that were handed on.
    bytes: u64,
}

impl<R: Read> Objects<R> {
    /// Reads the objects of a source.
    pub fn new(source: R) -> Self {
        let source = Decoded::new(source);
        let array = Array::None;
        let opened = (1, 1);
        Self { source, buffer: Vec::new(), at: 0, line: 1, column: 1, array, opened, is_over: false, bytes: 0 }
    }

    /// The number of bytes of UTF-8 before the place that is reached.
    pub const fn bytes(&self) -> u64 {
        self.bytes
    }

    /// The next object, or what stands in its place; none at the end.
    pub fn next_object(&mut self) -> Option<Result<ObjectText<'_>, ReadError>> {
        match self.find() {
            Ok(None) => None,
            Err(error) => Some(Err(error)),
            Ok(Some(length)) => {
                let line = self.line;
                let column = self.column;
                let from = self.at;
                self.advance(length);
                let text = String::from_utf8_lossy(&self.buffer[from..from + length]);
                Some(Ok(ObjectText { line, column, text }))
            }
        }
    }

    /// Goes to the next object: its length.
    fn find(&mut self) -> Result<Option<usize>, ReadError> {
        loop {
            let byte = self.skip_space()?;
            let place = (self.line, self.column);
            let state = self.array;
            match (byte, state) {
                (None, Array::None | Array::Lost) => return Ok(None),
                (None, _) => {
                    self.array = Array::None;
                    let (line, column) = self.opened;
                    let message = "this array is never closed".to_owned();
                    return Err(ReadError { line, column, message, what: Unread::Text });
                }
                (Some(b'{'), Array::Member) => {
                    self.array = Array::Lost;
                    return Err(self.found(place.0, place.1, b'{', state));
                }
                (Some(b'{'), _) => return self.object().map(Some),
                (Some(b'['), Array::None) => (self.array, self.opened) = (Array::Opened, place),
                // Another log begins, and the array before it was cut off.
                (Some(b'['), Array::Member | Array::Comma) if self.column == 1 => {
                    self.array = Array::None;
                    return Err(self.found(place.0, place.1, b'[', state));
                }
                (Some(b'['), Array::Lost) if self.column == 1 => (self.array, self.opened) = (Array::Opened, place),
                (Some(b','), Array::Member | Array::Lost) => self.array = Array::Comma,
                (Some(b']'), Array::Opened | Array::Member | Array::Lost) => self.array = Array::None,
                (Some(b']'), Array::Comma) => {
                    let error = self.found(place.0, place.1, b']', state);
                    self.array = Array::None;
                    self.advance(1);
                    return Err(error);
                }
                (Some(byte), _) => return Err(self.junk(byte)),
            }
            self.advance(1);
        }
    }

    /// Reads on until so many bytes lie behind a place in the buffer, or nothing is left.
    fn fill(&mut self, to: usize) -> Result<bool, ReadError> {
        while self.buffer.len() < to && !self.is_over {
            let length = self.buffer.len();
            let room = CHUNK.max(to - length);
            self.buffer.resize(length + room, 0);
            let read = self.source.read(&mut self.buffer[length..]);
            self.buffer.truncate(length + read.as_ref().copied().unwrap_or(0));
            match read {
                Ok(read) => self.is_over = read == 0,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => {
                    self.is_over = true;
                    self.array = Array::None;
                    let line = self.line;
                    let column = self.column;
                    return Err(ReadError { line, column, message: error.to_string(), what: Unread::Source });
                }
            }
        }
        Ok(self.buffer.len() >= to)
    }

    /// Goes on by so many bytes of the buffer.
    fn advance(&mut self, length: usize) {
        let passed = &self.buffer[self.at..self.at + length];
        let lines = line_ends(passed);
        let last = if lines == 0 { passed } else { passed.rsplit(|&byte| byte == b'\n').next().unwrap_or_default() };
        self.line += lines;
        self.column = if lines == 0 { self.column } else { 1 };
        self.column += last.iter().filter(|&&byte| byte & 0xc0 != 0x80).count();
        self.at += length;
        self.bytes += length as u64;
    }

    /// Forgets what was handed on, once it is more than what is left.
    fn forget(&mut self) {
        if self.at >= CHUNK && self.at >= self.buffer.len() / 2 {
            self.buffer.drain(..self.at);
            self.at = 0;
        }
    }

    /// Goes to the next byte that is not white space, and returns it.
    fn skip_space(&mut self) -> Result<Option<u8>, ReadError> {
        self.forget();
        loop {
            if !self.fill(self.at + 1)? {
                return Ok(None);
            }
            match self.buffer[self.at] {
                b' ' | b'\t' | b'\r' | b'\n' => self.advance(1),
                byte => return Ok(Some(byte)),
            }
            self.forget();
        }
    }

    /// The length of the object that begins here.
    fn object(&mut self) -> Result<usize, ReadError> {
        let mut scan = Scan::default();
        let mut length = 0;
        let why = loop {
            if !self.fill(self.at + length + 1)? {
                break "this object is never closed".to_owned();
            }
            let ready = &self.buffer[self.at + length..];
            let mut states = ready.iter().map(|&byte| scan.push(byte)).zip(1..);
            match states.find(|&(state, _)| state != Scanned::On) {
                Some((Scanned::End, more)) => {
                    self.array = match self.array {
                        Array::None => Array::None,
                        Array::Lost => Array::Lost,
                        Array::Opened | Array::Member | Array::Comma => Array::Member,
                    };
                    return Ok(length + more);
                }
                Some((Scanned::Deep, _)) => {
                    break too_deep();
                }
                Some((_, more)) => {
                    let passed = self.buffer[self.at..self.at + length + more - 1].trim_ascii_end();
                    let line = self.line + line_ends(passed);
                    break format!("this object is cut off in line {line}");
                }
                None => length += ready.len(),
            }
            if length > DOCUMENT_LIMIT {
                let size = DOCUMENT_LIMIT >> 20;
                break format!("expected a message of at most {size} MiB, found a longer one, which is skipped");
            }
        };
        let what = if begins_log(&self.buffer[self.at..]) { Unread::Begin } else { Unread::Message };
        let error = ReadError { line: self.line, column: self.column, message: why, what };
        self.array = self.array.lost();
        self.advance(1);
        self.skip(false)?;
        Err(error)
    }

    /// The error for a character where something else was expected.
    fn found(&self, line: usize, column: usize, byte: u8, state: Array) -> ReadError {
        let end = self.buffer.len().min(self.at + 4);
        let text = String::from_utf8_lossy(&self.buffer[self.at.min(end)..end]);
        let found = text.chars().next().unwrap_or(char::from(byte));
        let message = format!("found `{found}`, expected {}", state.expected());
        ReadError { line, column, message, what: Unread::Text }
    }

    /// Passes over text that is no object, up to the line on which the next object or array begins.
    fn junk(&mut self, byte: u8) -> ReadError {
        // A character may be torn by the end of what was read.
        let filled = self.fill(self.at + 4);
        let mut error = self.found(self.line, self.column, byte, self.array);
        // What began as an array may have been text in brackets.
        self.array = if self.array == Array::Opened { Array::None } else { self.array.lost() };
        self.advance(1);
        match filled.and_then(|_| self.skip(true)) {
            Ok(last) if last > error.line => error.message = format!("{}, and so on up to line {last}", error.message),
            _ => {}
        }
        error
    }

    /// Goes to where the next message begins: at the beginning of a line, or where it cannot be anything else. If `any`
    /// is set, an object or array of any kind will do at the beginning of a line, and a message anywhere. Returns the
    /// last line on which something was passed over.
    fn skip(&mut self, any: bool) -> Result<usize, ReadError> {
        let mut starts_line = false;
        let mut last = self.line;
        loop {
            self.forget();
            if !self.fill(self.at + 1)? {
                return Ok(last);
            }
            let ready = &self.buffer[self.at..];
            let byte = ready[0];
            match byte {
                b'\n' => starts_line = true,
                b' ' | b'\t' | b'\r' => {}
                b'{' | b'[' if starts_line && any => return Ok(last),
                b'[' if self.column == 1 => return Ok(last),
                b'{' => {
                    self.fill(self.at + HEAD)?;
                    let ahead = &self.buffer[self.at..];
                    if (starts_line || any) && begins_message(ahead) || begins_log(ahead) {
                        return Ok(last);
                    }
                    (starts_line, last) = (false, self.line);
                }
                _ => {
                    (starts_line, last) = (false, self.line);
                    let passed = ready.iter().take_while(|byte| !matches!(byte, b'\n' | b'{')).count();
                    self.advance(passed - 1);
                }
            }
            self.advance(1);
        }
    }
}

impl Array {
    /// The place of the reader behind what is wrong.
    const fn lost(self) -> Self {
        match self {
            Self::None => Self::None,
            Self::Opened | Self::Member | Self::Comma | Self::Lost => Self::Lost,
        }
    }

    const fn expected(self) -> &'static str {
        match self {
            Self::None => "an object or an array of objects",
            Self::Opened => "an object or the end of the array",
            Self::Member => "a comma or the end of the array",
            Self::Comma => "an object",
            Self::Lost => "an object, a comma or the end of the array",
        }
    }
}

fn line_ends(text: &[u8]) -> usize {
    text.iter().map(|&byte| usize::from(byte == b'\n')).sum()
}

/// True if a text begins as a message does, or as the line of a trace.
fn begins_message(text: &[u8]) -> bool {
    let Some(rest) = text.strip_prefix(b"{") else { return false };
    [&br#""type""#[..], br#""trace""#].iter().any(|key| rest.trim_ascii_start().starts_with(key))
}

/// True if a text begins as the first message of a puzzle does, or as the line of a trace, written as this engine
/// writes it. Nothing else can stand there, not even in a string.
fn begins_log(text: &[u8]) -> bool {
    let heads = [&br#"{"type":"begin""#[..], br#"{"type":"error""#, br#"{"trace":"#];
    heads.iter().any(|head| text.starts_with(head))
}
