//! Bytes become a text that is bounded line by line.
use qedoku_core::{DOCUMENT_LIMIT, InputEncoding};
use std::io::{self, Read};

/// The limit of a line in bytes.
pub const LINE_LIMIT: usize = 1 << 20;

/// The number of characters at the start of a line within which a document has its bracket.
const LEAD: usize = 64;

/// The character that replaces the rest of a line that is too long. Unicode keeps it free for such use, and no format
/// has it.
pub(crate) const CUT: char = '\u{fdd1}';

/// The number of bytes read at once: even, so that no UTF-16 unit is torn.
const CHUNK: usize = 1 << 16;

/// Reads a whole text: UTF-8, or UTF-16 with its mark as some shells write it. What is neither becomes `\u{fffd}`, so
/// that [`read()`](super::read()) can say where it stands.
///
/// Of a line that is too long only the beginning is kept, up to [`LINE_LIMIT`] or [`DOCUMENT_LIMIT`] bytes (as many
/// characters in UTF-16), however much of it comes; the readers of puzzles and of logs then refuse that line and go on
/// behind it.
pub fn take(mut reader: impl Read) -> io::Result<String> {
    let mut chunk = vec![0; CHUNK];
    let mut intake: Option<Intake> = None;
    loop {
        let length = fill(&mut reader, &mut chunk)?;
        let bytes = &chunk[..length];
        match &mut intake {
            Some(intake) => intake.push(bytes),
            None => intake = Some(Intake::begin(bytes)),
        }
        if length < CHUNK {
            return Ok(intake.map(Intake::finish).unwrap_or_default());
        }
    }
}

/// Reads until the chunk is full or nothing is left.
fn fill(reader: &mut impl Read, chunk: &mut [u8]) -> io::Result<usize> {
    let mut length = 0;
    while length < chunk.len() {
        match reader.read(&mut chunk[length..]) {
            Ok(0) => break,
            Ok(more) => length += more,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
    Ok(length)
}

/// The place where the line ends, in bytes.
fn end(encoding: InputEncoding, bytes: &[u8]) -> Option<usize> {
    match encoding {
        InputEncoding::Utf8 => bytes.iter().position(|&byte| byte == b'\n' || byte == b'\r'),
        _ => encoding.units(bytes).position(|unit| matches!(unit, 0x0a | 0x0d)).map(|at| at * encoding.width()),
    }
}

/// The unit in front of a byte.
fn before(encoding: InputEncoding, bytes: &[u8], at: usize) -> Option<u16> {
    encoding.units(bytes.get(at.checked_sub(encoding.width())?..at)?).next()
}

/// The place behind the last line end of whole lines.
fn last_end(encoding: InputEncoding, bytes: &[u8]) -> usize {
    let width = encoding.width();
    let ends = |&at: &usize| matches!(before(encoding, bytes, at), Some(0x0a | 0x0d));
    (0..=bytes.len() / width).rev().map(|at| at * width).find(ends).unwrap_or(0)
}

/// A text as far as it has come.
#[derive(Debug)]
pub(super) struct Intake {
    encoding: InputEncoding,
    kept: Vec<u8>,
    line_start: usize,
    /// True if the rest of the line is dropped.
    skips: bool,
    /// True if a bracket was seen, and up to where it was looked for.
    document: (bool, usize),
}

impl Intake {
    const fn new(encoding: InputEncoding) -> Self {
        Self { encoding, kept: Vec::new(), line_start: 0, skips: false, document: (false, 0) }
    }

    /// Begins with the first bytes of a text, two at least if it has as many.
    pub(super) fn begin(bytes: &[u8]) -> Self {
        let encoding = InputEncoding::of(bytes);
        let mut intake = Self::new(encoding);
        intake.push(&bytes[encoding.mark()..]);
        intake
    }

    /// The number of bytes that must come at once, or a multiple, in a text that begins with these, two at least if it
    /// has as many.
    pub(super) fn width(beginning: &[u8]) -> usize {
        InputEncoding::of(beginning).width()
    }

    /// Gives the lines that have ended, and keeps the rest.
    pub(super) fn lines(&mut self) -> String {
        // A line that ends with a carriage return may go on with the other half of its end.
        let width = self.encoding.width();
        let is_half = before(self.encoding, &self.kept, self.kept.len()) == Some(0x0d);
        let end =
            if is_half { last_end(self.encoding, &self.kept[..self.kept.len() - width]) } else { self.line_start };
        let rest = self.kept.split_off(end);
        let lines = std::mem::replace(&mut self.kept, rest);
        let (seen, from) = self.document;
        let seen = seen || lines.iter().any(|byte| matches!(byte, b'[' | b'{'));
        self.document = (seen, from.saturating_sub(end));
        self.line_start -= end;
        self.encoding.decode(lines)
    }

    pub(super) fn push(&mut self, mut bytes: &[u8]) {
        while !bytes.is_empty() {
            let end = end(self.encoding, bytes);
            let (line, rest) = bytes.split_at(end.unwrap_or(bytes.len()));
            self.extend(line);
            bytes = rest;
            if end.is_some() {
                let (ending, rest) = bytes.split_at(self.encoding.width());
                self.kept.extend_from_slice(ending);
                self.line_start = self.kept.len();
                self.skips = false;
                bytes = rest;
            }
        }
    }

    /// Takes more of the current line, as far as it may go on.
    fn extend(&mut self, bytes: &[u8]) {
        if self.skips {
            return;
        }
        let width = self.encoding.width();
        let length = self.kept.len() - self.line_start;
        if length + bytes.len() <= LINE_LIMIT * width {
            self.kept.extend_from_slice(bytes);
            return;
        }
        let room = self.limit(bytes) * width - length;
        self.kept.extend_from_slice(&bytes[..room.min(bytes.len())]);
        if room < bytes.len() {
            self.skips = true;
            self.cut();
        }
    }

    /// The limit of the current line, which goes on with these bytes.
    fn limit(&mut self, more: &[u8]) -> usize {
        let (seen, from) = self.document;
        let to = self.kept.len().min(self.line_start + LEAD);
        let bracket = |bytes: &[u8]| bytes.iter().any(|byte| matches!(byte, b'[' | b'{'));
        let ahead = &more[..more.len().min((self.line_start + LEAD).saturating_sub(self.kept.len()))];
        let seen = seen || bracket(&self.kept[from.min(to)..to]) || bracket(ahead);
        self.document = (seen, to);
        if seen { DOCUMENT_LIMIT } else { LINE_LIMIT }
    }

    /// Marks the line as cut.
    fn cut(&mut self) {
        self.kept.extend(self.encoding.encode(CUT));
    }

    /// Gives all that is left.
    pub(super) fn finish(self) -> String {
        self.encoding.decode(self.kept)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(bytes: &[u8]) -> String {
        take(bytes).unwrap()
    }

    #[test]
    fn bytes_become_text_whatever_they_are() {
        assert_eq!(text(b"12\xff3"), "12\u{fffd}3");
        assert_eq!(text("１２".as_bytes()), "１２");
        assert_eq!(text(b"\xff\xfe1\x002\x00"), "12");
        assert_eq!(text(b"\xfe\xff\x001\x002"), "12");
        assert_eq!((text(b"").as_str(), text(b"\xff\xfe").as_str()), ("", ""));
        let long = "1\r\n2\n".repeat(100_000);
        assert_eq!(text(long.as_bytes()), long);
    }

    /// The lengths of the lines, one more for one that is cut.
    fn lengths(text: &str) -> Vec<usize> {
        text.lines().map(|line| line.chars().count()).collect()
    }

    #[test]
    fn a_long_line_is_cut_and_the_next_is_not() {
        let most = "a".repeat(LINE_LIMIT);
        let bytes = format!("1\n{most}\n{most}b\r{most}bc\r\n2\n{most}{most}");
        let read = text(bytes.as_bytes());
        let read = read.replace('\r', "\n");
        assert_eq!(lengths(&read), [1, LINE_LIMIT, LINE_LIMIT + 1, LINE_LIMIT + 1, 0, 1, LINE_LIMIT + 1]);
        assert_eq!(read.matches(CUT).count(), 3);
        for order in [u16::to_le_bytes, u16::to_be_bytes] {
            let wide: Vec<u8> = format!("\u{feff}{bytes}").encode_utf16().flat_map(order).collect();
            assert_eq!(text(&wide).replace('\r', "\n"), read);
        }
    }

    #[test]
    fn lines_of_documents_may_be_longer() {
        let long = "1,".repeat(LINE_LIMIT);
        for text in [format!("[{long}\n"), format!("x = [{long}\n"), format!("[\n{long}\n]"), format!("{{\"a\":{long}")]
        {
            assert_eq!(super::take(text.as_bytes()).unwrap(), text);
        }
        let late = format!("{}[{long}", "1".repeat(LEAD));
        assert_eq!(lengths(&text(late.as_bytes())), [LINE_LIMIT + 1]);
        let endless = std::io::repeat(b'[').take(DOCUMENT_LIMIT as u64 * 2);
        assert_eq!(super::take(endless).unwrap().len(), DOCUMENT_LIMIT + CUT.len_utf8());
    }
}
