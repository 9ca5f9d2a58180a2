//! Reads logs: objects on lines, arrays of objects, or any number of either after each other.
use super::Message;
use crate::depth::json_fault;
use crate::text::{self, CUT, DOCUMENT_LIMIT, LINE_LIMIT};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use std::fmt;
use std::io::{self, Read};

/// A message and the line its object begins on, from 1.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Located {
    /// The line.
    pub line: usize,
    /// The message.
    pub message: Message,
}

/// Where a log cannot be read, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReadError {
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
    /// What was found and what was expected.
    pub message: String,
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: {}", self.line, self.column, self.message)
    }
}

impl std::error::Error for ReadError {}

/// Reads a whole log. The outer error is the reader's own.
pub fn from_reader(reader: impl Read) -> io::Result<Result<Vec<Located>, ReadError>> {
    Ok(messages(&text::take(reader)?).collect())
}

/// The messages of a log, in order. Reading goes on behind an object that is wrong in itself, and ends where the
/// text is no longer a sequence of objects.
pub fn messages(text: &str) -> Messages<'_> {
    let at = if text.starts_with('\u{feff}') { '\u{feff}'.len_utf8() } else { 0 };
    Messages { text, at, line: 1, line_start: at, array: Array::None, opened: (1, 1), marked: (0, 1) }
}

/// Where the reader stands between objects.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Array {
    None,
    /// Behind `[`.
    Opened,
    /// Behind an object.
    Member,
    /// Behind a comma.
    Comma,
}

/// Walks the messages of a log.
#[derive(Clone, Debug)]
pub struct Messages<'a> {
    text: &'a str,
    at: usize,
    line: usize,
    line_start: usize,
    array: Array,
    opened: (usize, usize),
    /// Where a column was last counted, and which it was: so that many errors on one line are not counted anew each.
    marked: (usize, usize),
}

impl Iterator for Messages<'_> {
    type Item = Result<Located, ReadError>;

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            let byte = self.skip_space();
            if self.is_cut(self.at) {
                return Some(Err(self.skip_cut(self.at)));
            }
            self.array = match (byte, self.array) {
                (None, Array::None) => return None,
                (None, _) => {
                    let (line, column) = self.opened;
                    let error = ReadError { line, column, message: "this array is never closed".to_owned() };
                    return Some(Err(self.give_up(error)));
                }
                (Some(b'{'), Array::None) => return Some(self.object()),
                (Some(b'{'), Array::Opened | Array::Comma) => {
                    self.array = Array::Member;
                    return Some(self.object());
                }
                (Some(b'['), Array::None) => {
                    self.opened = self.place();
                    Array::Opened
                }
                (Some(b','), Array::Member) => Array::Comma,
                (Some(b']'), Array::Opened | Array::Member) => Array::None,
                (Some(_), state) => {
                    let error = self.error(format!("found `{}`, expected {}", self.found(), state.expected()));
                    return Some(Err(self.give_up(error)));
                }
            };
            self.at += 1;
        }
    }
}

impl Array {
    const fn expected(self) -> &'static str {
        match self {
            Self::None => "an object or an array of objects",
            Self::Opened => "an object or the end of the array",
            Self::Member => "a comma or the end of the array",
            Self::Comma => "an object",
        }
    }
}

impl Messages<'_> {
    /// Goes to the next byte that is not white space and tells it.
    fn skip_space(&mut self) -> Option<u8> {
        loop {
            match self.text.as_bytes().get(self.at)? {
                b'\n' => {
                    self.line += 1;
                    self.line_start = self.at + 1;
                }
                b' ' | b'\t' | b'\r' => {}
                &byte => return Some(byte),
            }
            self.at += 1;
        }
    }

    /// The character at hand.
    fn found(&self) -> char {
        self.text[self.at..].chars().next().unwrap_or(' ')
    }

    fn place(&mut self) -> (usize, usize) {
        let (from, column) = if self.marked.0 < self.line_start { (self.line_start, 1) } else { self.marked };
        self.marked = (self.at, column + self.text[from..self.at].chars().count());
        (self.line, self.marked.1)
    }

    fn error(&mut self, message: String) -> ReadError {
        let (line, column) = self.place();
        ReadError { line, column, message }
    }

    /// Nothing more is read behind an error of the text itself.
    fn give_up(&mut self, error: ReadError) -> ReadError {
        self.at = self.text.len();
        self.array = Array::None;
        error
    }

    /// Whether a line was cut here because it is too long.
    fn is_cut(&self, at: usize) -> bool {
        self.text.len() > LINE_LIMIT && self.text[at..].starts_with(CUT)
    }

    /// Goes on behind the line that was cut, where another message may begin.
    fn skip_cut(&mut self, at: usize) -> ReadError {
        let size = if self.text.len() > DOCUMENT_LIMIT { DOCUMENT_LIMIT } else { LINE_LIMIT } >> 20;
        let error = self.error(format!("expected a line of at most {size} MiB, found a longer one, which is skipped"));
        self.pass_lines(at);
        self.at = at + CUT.len_utf8();
        self.array = if self.array == Array::None { Array::None } else { Array::Opened };
        error
    }

    /// Counts the lines that end before a byte.
    fn pass_lines(&mut self, to: usize) {
        for (offset, _) in self.text[self.at..to].match_indices('\n') {
            self.line += 1;
            self.line_start = self.at + offset + 1;
        }
    }

    /// Reads the object that begins here and goes behind it.
    fn object(&mut self) -> Result<Located, ReadError> {
        let object = &self.text[self.at..];
        let length = object_length(object);
        let read = &object[..length.unwrap_or(object.len())];
        if let Some(at) = read.match_indices(CUT).map(|(at, _)| self.at + at).find(|&at| self.is_cut(at)) {
            return Err(self.skip_cut(at));
        }
        let Some(length) = length else {
            let error = self.error("this object is never closed".to_owned());
            return Err(self.give_up(error));
        };
        let text = &self.text[self.at..self.at + length];
        let line = self.line;
        let read = parse(text).map(|message| Located { line, message }).map_err(|(inner, message)| {
            let column = if inner.0 == 1 { self.place().1 + inner.1 - 1 } else { inner.1 };
            ReadError { line: line + inner.0 - 1, column, message }
        });
        self.pass_lines(self.at + length);
        self.at += length;
        read
    }
}

/// How long the object at the start of a text is, by its braces; none if it does not end.
fn object_length(text: &str) -> Option<usize> {
    let (mut depth, mut quoted, mut escaped) = (0_usize, false, false);
    for (at, byte) in text.bytes().enumerate() {
        match byte {
            _ if escaped => escaped = false,
            b'\\' if quoted => escaped = true,
            b'"' => quoted = !quoted,
            b'{' if !quoted => depth += 1,
            b'}' if !quoted => {
                depth -= 1;
                if depth == 0 {
                    return Some(at + 1);
                }
            }
            _ => {}
        }
    }
    None
}

/// A place in an object, line and column from 1, and what is wrong there.
type Wrong = ((usize, usize), String);

#[derive(Deserialize)]
struct Tag {
    #[serde(rename = "type")]
    kind: String,
}

/// Reads one object: first what it is, then as what it is, so that an error tells its place.
fn parse(text: &str) -> Result<Message, Wrong> {
    let Tag { kind } = from_str(text)?;
    Ok(match kind.as_str() {
        "begin" => Message::Begin(from_str(text)?),
        "outline" => Message::Outline(from_str(text)?),
        "step" => Message::Step(from_str(text)?),
        "attempt" => Message::Attempt(from_str(text)?),
        "end" => Message::End(from_str(text)?),
        "listed" => Message::Listed(from_str(text)?),
        "error" => Message::Error(from_str(text)?),
        other => {
            let types = Message::TYPES.join(", ");
            return Err(((1, 1), format!("type: found `{other}`, expected one of {types}")));
        }
    })
}

fn from_str<T: DeserializeOwned>(text: &str) -> Result<T, Wrong> {
    serde_json::from_str(text).map_err(|error| {
        let message = json_fault(&error);
        let place = format!(" at line {} column {}", error.line(), error.column());
        // The column is the last byte read; an error without a place belongs to the object as a whole.
        let line = text.split('\n').nth(error.line().saturating_sub(1)).unwrap_or_default();
        let read = line.char_indices().take_while(|&(at, _)| at < error.column()).count();
        ((error.line().max(1), read.max(1)), message.strip_suffix(&place).unwrap_or(&message).to_owned())
    })
}
