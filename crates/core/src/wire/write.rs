//! Writes messages.
use super::Message;
use crate::printable_json;
use std::io::{self, Write};

/// The form in which messages follow each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// One object a line.
    Lines,
    /// One array of objects, still one a line.
    Document,
}

/// Writes messages one by one, so that a batch needs no more memory than one message.
#[derive(Debug)]
pub struct Writer<W: Write> {
    out: W,
    form: Form,
    written: bool,
}

impl<W: Write> Writer<W> {
    /// A writer that has written nothing yet.
    pub const fn new(out: W, form: Form) -> Self {
        Self { out, form, written: false }
    }

    /// Writes one message.
    pub fn write(&mut self, message: &Message) -> io::Result<()> {
        if self.form == Form::Document {
            self.out.write_all(if self.written { b",\n" } else { b"[\n" })?;
        }
        self.written = true;
        self.out.write_all(message.to_line().as_bytes())?;
        if self.form == Form::Lines { self.out.write_all(b"\n") } else { Ok(()) }
    }

    /// Closes the document, flushes and hands the output back.
    pub fn finish(mut self) -> io::Result<W> {
        if self.form == Form::Document {
            self.out.write_all(if self.written { b"\n]\n" } else { b"[]\n" })?;
        }
        self.out.flush()?;
        Ok(self.out)
    }
}

impl Message {
    /// The message on one line, without a line break at the end.
    ///
    /// # Panics
    /// Never: a message holds nothing that JSON cannot say.
    pub fn to_line(&self) -> String {
        printable_json(serde_json::to_string(self).expect("messages hold strings, numbers and lists of them only"))
    }
}
