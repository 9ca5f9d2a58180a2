//! Lines of a text, with their positions.
use super::bounded_text::{CUT, LINE_LIMIT};
use super::error::{TextError, TextFault, TextPlace};
use qedoku_core::DOCUMENT_LIMIT;
use std::sync::atomic::{AtomicBool, Ordering};

/// A line, or what is left of it, without its end.
#[derive(Clone, Copy, Debug)]
pub(super) struct LineCursor<'t> {
    pub text: &'t str,
    /// The line number, from 1.
    pub number: usize,
    /// The number of characters of the line before `text`.
    pub before: usize,
    /// The place in the whole text where `text` begins, in bytes.
    pub start: usize,
}

impl LineCursor<'_> {
    /// An error at a byte of the line.
    pub(super) fn error(&self, byte: usize, problem: TextFault) -> TextError {
        let column = self.before + self.text.get(..byte).unwrap_or(self.text).chars().count() + 1;
        TextError { place: TextPlace { line: self.number, column, ordinal: 0 }, problem }
    }

    /// The error of a line that was cut because it is too long.
    pub(super) fn cut(&self) -> Option<TextError> {
        let length = self.before + self.text.len();
        let limit = if length > DOCUMENT_LIMIT { DOCUMENT_LIMIT } else { LINE_LIMIT };
        (self.text.ends_with(CUT) && length > LINE_LIMIT).then(|| self.error(0, TextFault::TooLong { limit }))
    }

    /// The part of the line from one byte to another, as a line of its own.
    pub(super) fn part(&self, from: usize, to: usize) -> Self {
        let text = self.text.get(from..to).unwrap_or_default();
        let before = self.before + self.text.get(..from).unwrap_or(self.text).chars().count();
        Self { text, number: self.number, before, start: self.start + from }
    }

    /// A part of a text that begins with the line and may go on behind it, as a line of its own.
    pub(super) fn spanning<'t>(&self, whole: &'t str, from: usize, to: usize) -> LineCursor<'t> {
        let (number, before) = position(self, whole.get(..from).unwrap_or(whole));
        LineCursor { text: whole.get(from..to).unwrap_or_default(), number, before, start: self.start + from }
    }

    /// The line without white space around it.
    pub(super) fn trimmed(&self) -> Self {
        let from = self.text.len() - self.text.trim_start().len();
        self.part(from, from + self.text.trim().len())
    }

    /// True if nothing is on the line. Eight tabs are a row of empty cells as spreadsheets copy it.
    pub(super) fn is_blank(&self) -> bool {
        self.text.trim().is_empty() && self.text.trim_matches(' ') != "\t\t\t\t\t\t\t\t"
    }

    /// True if the line is a remark.
    pub(super) fn is_comment(&self) -> bool {
        let text = self.text.trim_start();
        text.starts_with(['#', '%']) || text.starts_with("//") || text.starts_with("; ")
    }

    pub(super) fn first(&self) -> Option<char> {
        self.text.trim_start().chars().next()
    }
}

/// The number of the line behind a text that begins with a line, and how many characters of it come before.
fn position(line: &LineCursor<'_>, text: &str) -> (usize, usize) {
    let ends = text.matches('\n').count() + text.matches('\r').count() - text.matches("\r\n").count();
    let last = text.rfind(['\n', '\r']).map_or(0, |at| at + 1);
    let before = text[last..].chars().count() + if ends == 0 { line.before } else { 0 };
    (line.number + ends, before)
}

/// The length in bytes of the byte order mark that a text begins with, or 0.
pub(super) fn mark(text: &str) -> usize {
    if text.starts_with('\u{feff}') { '\u{feff}'.len_utf8() } else { 0 }
}

/// A place in a text from which lines are taken. Copies look ahead.
#[derive(Clone, Copy, Debug)]
pub(super) struct Cursor<'t> {
    text: &'t str,
    pos: usize,
    number: usize,
    before: usize,
    /// The end of the current line, if it is known, so that many items on one line do not search it again and again.
    end: Option<usize>,
    /// A flag that is set when somebody looked as far as the end of the text, if more of it may come.
    looked: Option<&'t AtomicBool>,
}

/// The place of a cursor, without the text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Spot {
    pub pos: usize,
    pub number: usize,
    before: usize,
    end: Option<usize>,
}

impl Spot {
    /// The beginning of a text whose content starts `pos` bytes behind it.
    pub(super) const fn start(pos: usize) -> Self {
        Self { pos, number: 1, before: 0, end: None }
    }

    /// The column of the next character of its line, from 1.
    pub(super) const fn column(self) -> usize {
        self.before + 1
    }

    /// The same place in the text without all that comes before it.
    pub(super) fn first(self) -> Self {
        Self { pos: 0, end: self.end.map(|end| end.saturating_sub(self.pos)), ..self }
    }
}

impl<'t> Cursor<'t> {
    pub(super) fn new(text: &'t str) -> Self {
        Self::resume(text, Spot::start(mark(text)), None)
    }

    /// Goes on in a text of which more may come, and notes when somebody looks as far as its end.
    pub(super) const fn resume(text: &'t str, spot: Spot, looked: Option<&'t AtomicBool>) -> Self {
        let Spot { pos, number, before, end } = spot;
        Self { text, pos, number, before, end, looked }
    }

    pub(super) const fn spot(&self) -> Spot {
        Spot { pos: self.pos, number: self.number, before: self.before, end: self.end }
    }

    /// Notes that somebody looked as far as the end of the text.
    pub(super) fn reached_end(&self) {
        if let Some(looked) = self.looked {
            looked.store(true, Ordering::Relaxed);
        }
    }

    /// All the text from here on.
    pub(super) fn rest(&self) -> &'t str {
        self.text.get(self.pos..).unwrap_or_default()
    }

    /// The text from a line of it up to here.
    pub(super) fn since(&self, line: &LineCursor<'t>) -> &'t str {
        self.text.get(line.start..self.pos).unwrap_or_default().trim_end()
    }

    pub(super) const fn line_number(&self) -> usize {
        self.number
    }

    /// The line that ends where the next one begins.
    pub(super) fn line_before(&self) -> Option<LineCursor<'t>> {
        let text = self.text.get(..self.pos)?;
        let text =
            text.strip_suffix('\n').map(|text| text.strip_suffix('\r').unwrap_or(text)).or(text.strip_suffix('\r'))?;
        let start = text.rfind(['\n', '\r']).map_or(0, |at| at + 1);
        Some(LineCursor { text: &text[start..], number: self.number.saturating_sub(1), before: 0, start })
    }

    /// Takes the rest of the current line.
    pub(super) fn next_line(&mut self) -> Option<LineCursor<'t>> {
        if self.pos >= self.text.len() {
            self.reached_end();
            return None;
        }
        let rest = self.rest().as_bytes();
        let length = match self.end {
            Some(end) => end - self.pos,
            None => rest.iter().position(|&byte| byte == b'\n' || byte == b'\r').unwrap_or(rest.len()),
        };
        let ending = if rest[length..].starts_with(b"\r\n") { 2 } else { usize::from(length < rest.len()) };
        let text = self.text.get(self.pos..self.pos + length).unwrap_or_default();
        let line = LineCursor { text, number: self.number, before: self.before, start: self.pos };
        self.skip_line(length + ending);
        Some(line)
    }

    /// Takes a line of known length, its end included.
    pub(super) const fn skip_line(&mut self, length: usize) {
        self.pos += length;
        self.number += 1;
        self.before = 0;
        self.end = None;
    }

    /// The next line that is not blank, without taking it.
    pub(super) fn peek(&self) -> Option<LineCursor<'t>> {
        let mut ahead = *self;
        loop {
            let line = ahead.next_line()?;
            if !line.is_blank() {
                return Some(line);
            }
        }
    }

    /// The text from a line of it on.
    pub(super) fn text_from(&self, line: &LineCursor<'t>) -> &'t str {
        self.text.get(line.start..).unwrap_or_default()
    }

    /// Goes on behind a text that begins with a line.
    pub(super) fn behind(&mut self, line: &LineCursor<'t>, read: &str) {
        let (number, before) = position(line, read);
        self.go_on(line.start + read.len(), number, before, line);
    }

    /// Goes on at a byte of the whole text, on a line of which `before` characters are behind.
    pub(super) fn go_on(&mut self, pos: usize, number: usize, before: usize, on: &LineCursor<'t>) {
        let end = (number == on.number).then(|| on.start + on.text.len());
        *self = Self { text: self.text, pos, number, before, end, looked: self.looked };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_line_ends_end_lines() {
        let mut cursor = Cursor::new("\u{feff}a\r\nb\rc\n\nd");
        let mut lines = vec![];
        while let Some(line) = cursor.next_line() {
            lines.push((line.number, line.text));
        }
        assert_eq!(lines, [(1, "a"), (2, "b"), (3, "c"), (4, ""), (5, "d")]);
    }

    #[test]
    fn columns_count_characters() {
        let line = Cursor::new("１２ x").next_line().unwrap();
        assert_eq!(line.error(7, TextFault::Unrecognized).place.column, 4);
        assert_eq!(line.part(6, 8).error(1, TextFault::Unrecognized).place.column, 4);
    }
}
