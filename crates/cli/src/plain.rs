//! Files that are no text, or not the text that was asked for, which one error tells in place of many.
use crate::input::unreadable;
use crate::words::CommandText;
use qedoku::{Error, Style};
use qedoku_formats as text;
use std::fmt;
use std::io::{self, BufRead, Read};

/// The first bytes of a gzip file.
const GZIP: [u8; 2] = [0x1f, 0x8b];

/// The bytes at the begin of an input of which none is zero if it is text.
const TEXT_BEGIN: usize = 512;

/// The kind of an input that is not what was asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Unfit {
    /// It is compressed.
    Gzip,
    /// It is no text: there is a zero byte near its begin.
    Binary,
    /// It has puzzles, and was to have a log.
    Puzzles,
}

impl Unfit {
    /// The kind of input that an error of a reader tells of, if it is one of these.
    pub(crate) fn of(error: &io::Error) -> Option<Self> {
        error.get_ref()?.downcast_ref().copied()
    }

    /// The same as a problem of an input of this name.
    pub(crate) fn problem(self, label: &str) -> Error {
        unreadable(CommandText::Unfit { label: label.to_owned(), unfit: self })
    }
}

impl fmt::Display for Unfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&Style::default().say(self))
    }
}

impl std::error::Error for Unfit {}

impl From<Unfit> for io::Error {
    fn from(unfit: Unfit) -> Self {
        Self::new(io::ErrorKind::InvalidData, unfit)
    }
}

/// A reader that fails at once where the input is compressed, or no text.
#[derive(Debug)]
pub(crate) struct UncompressedReader<R> {
    source: R,
    /// The bytes that were read ahead, and whether any were.
    ahead: Vec<u8>,
    is_begun: bool,
    /// The number of bytes of the begin that are not looked at yet.
    unseen: usize,
}

impl<R: Read> UncompressedReader<R> {
    pub(crate) const fn new(source: R) -> Self {
        Self { source, ahead: Vec::new(), is_begun: false, unseen: TEXT_BEGIN }
    }

    /// Reads the first byte, and those behind it as long as they are those of a compressed file.
    fn begin(&mut self) -> io::Result<()> {
        while GZIP.starts_with(&self.ahead) {
            if self.ahead.len() == GZIP.len() {
                return Err(Unfit::Gzip.into());
            }
            if self.source.by_ref().take(1).read_to_end(&mut self.ahead)? == 0 {
                break;
            }
        }
        self.is_begun = true;
        Ok(())
    }

    /// Reads on, with what was read ahead before it, so that whoever looks at the begin of the input sees more than a byte.
    fn go_on(&mut self, out: &mut [u8]) -> io::Result<usize> {
        let length = out.len().min(self.ahead.len());
        out[..length].copy_from_slice(&self.ahead[..length]);
        self.ahead.drain(..length);
        Ok(length + self.source.read(&mut out[length..])?)
    }
}

impl<R: Read> Read for UncompressedReader<R> {
    fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
        if !self.is_begun {
            self.begin()?;
        }
        let length = self.go_on(out)?;
        if self.unseen == TEXT_BEGIN && matches!(&out[..length], [0xff, 0xfe, ..] | [0xfe, 0xff, ..] | [0xfe | 0xff]) {
            // Text of two bytes a character.
            self.unseen = 0;
        }
        let seen = length.min(self.unseen);
        if out[..seen].contains(&0) {
            return Err(Unfit::Binary.into());
        }
        self.unseen -= seen;
        Ok(length)
    }
}

/// A reader that fails at once where the input has puzzles, and no log.
pub(crate) struct LogReader<R> {
    source: R,
    is_begun: bool,
}

impl<R: BufRead> LogReader<R> {
    pub(crate) const fn new(source: R) -> Self {
        Self { source, is_begun: false }
    }

    fn begin(&mut self) -> io::Result<()> {
        if !self.is_begun && are_puzzles(self.source.fill_buf()?) {
            return Err(Unfit::Puzzles.into());
        }
        self.is_begun = true;
        Ok(())
    }
}

impl<R: BufRead> Read for LogReader<R> {
    fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
        self.begin()?;
        self.source.read(out)
    }
}

impl<R: BufRead> BufRead for LogReader<R> {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        self.begin()?;
        self.source.fill_buf()
    }

    fn consume(&mut self, amount: usize) {
        self.source.consume(amount);
    }
}

/// True if an input that begins like this has puzzles: the first lines are one, and no objects, as those of logs are.
fn are_puzzles(begin: &[u8]) -> bool {
    let whole = begin.iter().rposition(|&byte| byte == b'\n').map_or(begin, |last| &begin[..=last]);
    let Ok(text) = std::str::from_utf8(whole) else { return false };
    !text.trim_start_matches('\u{feff}').trim_start().starts_with(['{', '['])
        && text::read(text, None).next().is_some_and(|first| first.is_ok())
}

/// True if an input that begins like this is a log: objects, of which one begins a trace, or lines that are a trace each.
pub(crate) fn is_log(begin: &[u8]) -> bool {
    let text = dense(begin);
    text.starts_with(['{', '[']) && text.contains("\"type\":\"begin\"") || text.starts_with("{\"trace\":")
}

/// True if an input that begins like this has messages of a log.
pub(crate) fn has_steps(begin: &[u8]) -> bool {
    let text = dense(begin);
    ["step", "begin"].iter().any(|kind| text.contains(&format!("\"type\":\"{kind}\"")))
}

/// The names of fields that other programs have for the steps of a run.
const STEP_FIELDS: [&str; 7] =
    ["steps", "technique", "techniques", "moves", "eliminations", "placements", "solution_path"];

/// The field that the lines of cases have, which name a technique and are no steps.
const CASE_FIELD: &str = "\"must\":";

/// The field by which an input that begins like this, and is no log, tells steps in a form of its own.
pub(crate) fn foreign_steps(begin: &[u8]) -> Option<&'static str> {
    let text = dense(begin);
    let named = |field: &&str| text.contains(&format!("\"{field}\":"));
    let are_steps = text.starts_with(['{', '[']) && !text.contains(CASE_FIELD);
    if are_steps { STEP_FIELDS.into_iter().find(named) } else { None }
}

/// The begin of an input without blanks.
fn dense(begin: &[u8]) -> String {
    let text = String::from_utf8_lossy(&begin[..begin.len().min(LOG_BEGIN)]);
    text.chars().filter(|c| !c.is_whitespace() && *c != '\u{feff}').collect()
}

/// The bytes by which a log is told from puzzles.
const LOG_BEGIN: usize = 4096;

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Cursor;

    /// A reader that gives one byte at a time.
    struct SlowReader<'t>(&'t [u8]);

    impl Read for SlowReader<'_> {
        fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
            let length = out.len().min(1);
            self.0.read(&mut out[..length])
        }
    }

    #[test]
    fn what_is_not_compressed_is_read_as_it_is() {
        for bytes in [&b""[..], b"\x1f", b"\x1fx", b"x\x1f\x8b", b"plain\ntext\n"] {
            let mut read = Vec::new();
            UncompressedReader::new(SlowReader(bytes)).read_to_end(&mut read).unwrap();
            assert_eq!(read, bytes);
        }
        for bytes in [&b"\x1f\x8b"[..], b"\x1f\x8b\x08\x00rest"] {
            let mut plain = UncompressedReader::new(SlowReader(bytes));
            for _ in 0..2 {
                let error = plain.read_to_end(&mut Vec::new()).unwrap_err();
                assert_eq!(Unfit::of(&error), Some(Unfit::Gzip));
            }
        }
    }

    #[test]
    fn what_has_a_zero_byte_at_its_begin_is_no_text() {
        let late = [&[b'.'; TEXT_BEGIN][..], b"\0"].concat();
        for (bytes, is_text) in [
            (&b"\x89PNG\r\n\x1a\n\0"[..], false),
            (b"\x7fELF\0", false),
            (b"\0", false),
            (&late, true),
            (b"\xff\xfe1\0", true),
        ] {
            let error = UncompressedReader::new(bytes).read_to_end(&mut Vec::new()).err();
            assert_eq!(error.as_ref().and_then(Unfit::of), (!is_text).then_some(Unfit::Binary), "{bytes:?}");
            let slow = UncompressedReader::new(SlowReader(bytes)).read_to_end(&mut Vec::new()).err();
            assert_eq!(slow.is_none(), is_text);
        }
    }

    #[test]
    fn steps_of_other_programs_are_told_by_a_field() {
        for (text, field) in [
            ("[ {\"puzzle\": \"..\", \"steps\" : []}]", Some("steps")),
            ("{\"n\":1,\"technique\":\"X-Wing\"}\n", Some("technique")),
            ("{\"puzzle\":\"..\"}", None),
            ("{\"technique\":\"x-wing\",\"givens\":\"..\",\"must\":{}}\n", None),
            ("id,technique\n", None),
        ] {
            assert_eq!(foreign_steps(text.as_bytes()), field, "{text}");
        }
    }

    #[test]
    fn puzzles_are_told_from_logs() {
        let puzzle = "6..1..7.8...8..2..238.5.1......4..92..43.86..37..1......3.7.526..2..4...9.7..6..4";
        let error = |text: &str| {
            io::read_to_string(LogReader::new(io::BufReader::new(UncompressedReader::new(Cursor::new(text)))))
                .err()
                .as_ref()
                .and_then(Unfit::of)
        };
        for text in [format!("{puzzle}\n{puzzle}\n"), format!("id,puzzle\n1,{puzzle}\n"), puzzle.to_owned()] {
            assert_eq!(error(&text), Some(Unfit::Puzzles), "{text}");
        }
        for text in ["", "junk\n", "{\"type\":\"begin\"}\n", &format!(" {{\"puzzle\":\"{puzzle}\"}}\n")] {
            assert_eq!(error(text), None, "{text}");
        }
    }
}
