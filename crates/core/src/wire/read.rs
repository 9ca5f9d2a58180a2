//! Reads the messages of logs.
use super::Message;
use super::objects::{ObjectText, Objects};
use crate::depth::json_fault;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use std::fmt;
use std::io::Read;

/// A message and the line its object begins on, from 1.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Located {
    /// The line.
    pub line: usize,
    /// The message.
    pub message: Message,
}

/// The place where a log cannot be read, and the reason.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReadError {
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
    /// The error text: what was found and what was expected.
    pub message: String,
    /// The kind of content there.
    pub what: Unread,
}

/// The kind of content that cannot be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unread {
    /// Text that is no object. It belongs to no log.
    Text,
    /// An object that is no message, or is cut off.
    Message,
    /// The same of one that begins as the log of a puzzle does.
    Begin,
    /// The source itself: nothing comes behind it.
    Source,
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: {}", self.line, self.column, self.message)
    }
}

impl std::error::Error for ReadError {}

/// The messages of a log, in order. Reading goes on behind what is no message.
pub fn messages(text: &str) -> Messages<&[u8]> {
    Messages { objects: Objects::new(text.as_bytes()) }
}

/// Walks the messages of a log.
#[derive(Debug)]
pub struct Messages<R> {
    objects: Objects<R>,
}

impl<R: Read> Messages<R> {
    /// The messages that come from a source.
    pub fn new(source: R) -> Self {
        Self { objects: Objects::new(source) }
    }
}

impl<R: Read> Iterator for Messages<R> {
    type Item = Result<Located, ReadError>;

    fn next(&mut self) -> Option<Self::Item> {
        Some(self.objects.next_object()?.and_then(|object| object.message()))
    }
}

impl ObjectText<'_> {
    /// Reads the object as a message.
    pub fn message(&self) -> Result<Located, ReadError> {
        let message = parse(&self.text).map_err(|((line, column), message)| {
            let column = if line == 1 { self.column + column - 1 } else { column };
            let what = if self.begins_log() { Unread::Begin } else { Unread::Message };
            ReadError { line: self.line + line - 1, column, message, what }
        })?;
        Ok(Located { line: self.line, message })
    }
}

/// A place in an object, line and column from 1, and what is wrong there.
type Wrong = ((usize, usize), String);

#[derive(Deserialize)]
struct Tag {
    #[serde(rename = "type")]
    kind: String,
}

/// Reads one object: first what it is, then as what it is, so that an error has its place.
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
