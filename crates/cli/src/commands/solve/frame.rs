//! What stands before, between and after the results of a batch.
use crate::args::Output;
use crate::output::grids;
use std::io::{self, Write};

/// Joins results into one output.
#[derive(Debug)]
pub(super) struct Frame {
    format: Output,
    written: bool,
}

impl Frame {
    pub(super) const fn new(format: Output) -> Self {
        Self { format, written: false }
    }

    /// Writes a result and what sets it off from the one before.
    pub(super) fn put(&mut self, out: &mut dyn Write, result: &str) -> io::Result<()> {
        if result.is_empty() {
            return Ok(());
        }
        let between = match (self.format, self.written) {
            (Output::Json, false) => "[\n",
            (Output::Json, true) => ",\n",
            (Output::Text, true) => "\n\n",
            (format, true) if grids::format(format).is_some_and(grids::is_spaced) => "\n",
            _ => "",
        };
        self.written = true;
        out.write_all(between.as_bytes())?;
        out.write_all(result.as_bytes())
    }

    /// Ends the output.
    pub(super) fn close(&self, out: &mut dyn Write) -> io::Result<()> {
        match (self.format, self.written) {
            (Output::Json, true) => out.write_all(b"\n]\n"),
            (Output::Json, false) => out.write_all(b"[]\n"),
            _ => Ok(()),
        }
    }
}
