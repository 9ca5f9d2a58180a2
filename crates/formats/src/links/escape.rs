//! Percent escapes of links.
use super::super::cursor::LineCursor;
use super::super::error::{TextError, TextFault};
use crate::Wanted;
use std::fmt::Write as _;

/// A part of a link without its escapes, which knows where each byte stood.
#[derive(Clone, Debug)]
pub(super) struct UnescapedLink<'t> {
    pub line: LineCursor<'t>,
    pub text: String,
    /// The place that each byte of the text had; empty if nothing was escaped.
    pub from: Vec<usize>,
}

/// The byte that two digits of base 16 stand for.
fn escaped(bytes: &[u8]) -> Option<u8> {
    let digit = |byte: u8| char::from(byte).to_digit(16);
    match bytes {
        [b'%', high, low, ..] => Some((digit(*high)? * 16 + digit(*low)?) as u8),
        _ => None,
    }
}

impl<'t> UnescapedLink<'t> {
    /// Takes escapes out where there are some; what is left is text.
    pub(super) fn of(line: LineCursor<'t>) -> Result<Self, TextError> {
        let bytes = line.text.as_bytes();
        if !(0..bytes.len()).any(|at| escaped(&bytes[at..]).is_some()) {
            return Ok(Self { line, text: line.text.to_owned(), from: vec![] });
        }
        let mut plain = vec![];
        let mut from = vec![];
        let mut at = 0;
        while at < bytes.len() {
            let byte = escaped(&bytes[at..]);
            plain.push(byte.unwrap_or(bytes[at]));
            from.push(at);
            at += if byte.is_some() { 3 } else { 1 };
        }
        match String::from_utf8(plain) {
            Ok(text) => Ok(Self { line, text, from }),
            Err(error) => {
                let at = from.get(error.utf8_error().valid_up_to()).copied().unwrap_or(0);
                Err(line.error(at, TextFault::Expected(Wanted::Escapes)))
            }
        }
    }

    /// An error at a byte of the text.
    pub(super) fn error(&self, at: usize, problem: TextFault) -> TextError {
        let at = if self.from.is_empty() { at } else { self.from.get(at).copied().unwrap_or(self.line.text.len()) };
        self.line.error(at, problem)
    }

    /// The text from a byte on.
    pub(super) fn skip(mut self, bytes: usize) -> Self {
        if self.from.is_empty() {
            self.line = self.line.part(bytes, self.line.text.len());
        } else {
            self.from.drain(..bytes.min(self.from.len()));
        }
        self.text.drain(..bytes.min(self.text.len()));
        self
    }
}

/// Writes a text as `encodeURIComponent` does.
pub(super) fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for byte in text.bytes() {
        if byte.is_ascii_alphanumeric() || b"-_.!~*'()".contains(&byte) {
            out.push(char::from(byte));
        } else {
            let _ = write!(out, "%{byte:02X}");
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::super::super::cursor::Cursor;
    use super::*;

    fn plain(text: &str) -> Result<UnescapedLink<'_>, TextError> {
        UnescapedLink::of(Cursor::new(text).next_line().expect("a line"))
    }

    #[test]
    fn what_is_escaped_is_read_and_keeps_its_place() {
        for text in ["a+b/c=", "数独 №7", "100%", "%zz%4"] {
            assert_eq!(plain(&escape(text)).unwrap().text, text);
        }
        assert_eq!(escape("a+b/c=é"), "a%2Bb%2Fc%3D%C3%A9");
        assert_eq!(plain("100%").unwrap().text, "100%");
        let found = plain("a%2Bbc").unwrap();
        assert_eq!(found.error(3, TextFault::Unrecognized).place.column, 6);
        assert_eq!(found.skip(1).error(1, TextFault::Unrecognized).place.column, 5);
        assert_eq!(plain("ab%FFc").unwrap_err().place.column, 3);
    }
}
