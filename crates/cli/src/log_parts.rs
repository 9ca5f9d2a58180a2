//! Long logs, read and checked some puzzles at a time.
use qedoku_core::text;
use std::io::{self, BufRead, Read};

/// How many bytes a part has at least, unless the log ends before.
const PART: u64 = 1 << 20;

/// How much of a line is read at once.
const PIECE: u64 = 1 << 16;

/// How the line of a message begins behind which a part may end, and that with which the next one begins, as this program
/// writes them. A log that is written otherwise is one part.
const ENDS: [&[u8]; 2] = [br#"{"type":"end","#, br#"{"type":"error","#];
const BEGINS: &[u8] = br#"{"type":"begin","#;

/// A log that comes in parts, each of whole puzzles.
#[derive(Debug)]
pub(crate) struct LogParts<R> {
    source: R,
    /// What is read and not handed on: a piece of a line.
    piece: Vec<u8>,
    /// Whether the piece begins a line, and whether the next one does.
    begins: bool,
    starts: bool,
    cut: Cut,
    is_over: bool,
    /// How many lines and bytes were handed on.
    lines: usize,
    bytes: u64,
}

/// Whether a log may be cut where it is read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Cut {
    /// Within a puzzle.
    No,
    /// The line before ended a puzzle.
    Yes,
    /// It has the lines of a list, which is not to be torn.
    Never,
}

/// A part of a log.
#[derive(Debug)]
pub(crate) struct LogPart {
    pub(crate) text: String,
    /// How many lines are before it.
    pub(crate) before: usize,
    /// Where it stands in the log, in bytes.
    pub(crate) span: (u64, u64),
}

impl<R: BufRead> LogParts<R> {
    pub(crate) fn new(source: R) -> Self {
        Self { source, piece: Vec::new(), begins: true, starts: true, cut: Cut::No, is_over: false, lines: 0, bytes: 0 }
    }

    /// Reads the next piece of a line, if none is left.
    fn fill(&mut self) -> io::Result<()> {
        if !self.piece.is_empty() || self.is_over {
            return Ok(());
        }
        self.source.by_ref().take(PIECE).read_until(b'\n', &mut self.piece)?;
        self.is_over = self.piece.is_empty();
        self.begins = std::mem::replace(&mut self.starts, self.piece.ends_with(b"\n"));
        Ok(())
    }
}

impl<R: BufRead> Iterator for LogParts<R> {
    type Item = io::Result<LogPart>;

    fn next(&mut self) -> Option<Self::Item> {
        if let Err(error) = self.fill() {
            self.is_over = true;
            return Some(Err(error));
        }
        // A text without anything is a part as well, so that somebody can say that it is empty.
        if self.is_over && self.bytes > 0 {
            return None;
        }
        let (before, from) = (self.lines, self.bytes);
        let text = text::take(Taken { parts: self, from });
        let span = (from, self.bytes);
        if span.0 == span.1 {
            self.bytes += 1;
        }
        Some(text.map(|text| LogPart { text, before, span }))
    }
}

/// The bytes of one part.
struct Taken<'p, R> {
    parts: &'p mut LogParts<R>,
    from: u64,
}

impl<R: BufRead> Read for Taken<'_, R> {
    fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
        let parts = &mut *self.parts;
        parts.fill()?;
        let is_enough = parts.bytes - self.from >= PART;
        if is_enough && parts.cut == Cut::Yes && parts.begins && parts.piece.starts_with(BEGINS) {
            return Ok(0);
        }
        if parts.begins {
            parts.cut = match parts.cut {
                Cut::Never => Cut::Never,
                _ if parts.piece.trim_ascii_start().starts_with(b"[") => Cut::Never,
                _ if ENDS.iter().any(|end| parts.piece.starts_with(end)) => Cut::Yes,
                _ => Cut::No,
            };
        }
        let length = out.len().min(parts.piece.len());
        out[..length].copy_from_slice(&parts.piece[..length]);
        // A line end is the last of a piece.
        parts.lines += usize::from(parts.piece[..length].ends_with(b"\n"));
        parts.piece.drain(..length);
        parts.begins = false;
        parts.bytes += length as u64;
        Ok(length)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A log of so many puzzles whose steps have so many bytes, and what is told of its parts.
    fn parts(text: &str) -> Vec<LogPart> {
        LogParts::new(io::BufReader::with_capacity(7, text.as_bytes())).map(Result::unwrap).collect()
    }

    fn log(puzzles: usize, bytes: usize) -> String {
        let puzzle = |_| format!("{{\"type\":\"begin\",}}\n{{{}}}\n{{\"type\":\"end\",}}\n", "x".repeat(bytes));
        (0..puzzles).map(puzzle).collect()
    }

    #[test]
    fn a_part_has_whole_puzzles_and_enough_of_them() {
        let text = log(10, 400_000);
        let parts = parts(&text);
        assert_eq!(parts.len(), 4);
        assert_eq!(parts.iter().map(|part| part.text.as_str()).collect::<String>(), text);
        for part in &parts {
            assert!(part.text.starts_with("{\"type\":\"begin\"") && part.text.ends_with("\"end\",}\n"));
            assert_eq!(part.before, text[..part.span.0 as usize].lines().count());
            assert_eq!(part.span.1 - part.span.0, part.text.len() as u64);
        }
    }

    #[test]
    fn a_log_in_another_form_is_one_part() {
        let text = log(10, 400_000).replace("\"type\":", "\"type\": ");
        assert_eq!(parts(&text).len(), 1);
        assert_eq!(parts(&format!("[\n{}]", log(3, 900_000))).len(), 1);
        let [empty] = parts("").try_into().unwrap();
        assert_eq!((empty.text.as_str(), empty.before, empty.span), ("", 0, (0, 0)));
    }
}
