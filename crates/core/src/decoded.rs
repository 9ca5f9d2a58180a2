//! Bytes of a source as UTF-8.
use crate::encoding::InputEncoding;
use std::io::{self, Read};

/// The limit, in bytes, of a line of a list or of a log: one behind the first `[` or `{` of a text, or that has one
/// among its first 64 bytes.
pub const DOCUMENT_LIMIT: usize = 64 << 20;

/// The mark of UTF-8.
const BYTE_ORDER_MARK: [u8; 3] = [0xef, 0xbb, 0xbf];

/// A source whose bytes come as UTF-8: UTF-16 with its mark, as some shells write it, is decoded, the mark of UTF-8 is
/// left out, and all else comes as it is.
#[derive(Debug)]
pub struct Decoded<R> {
    source: R,
    /// The encoding, once the first bytes have come.
    encoding: Option<InputEncoding>,
    /// The bytes that were read and not decoded, and those that were decoded and not handed on.
    raw: Vec<u8>,
    ready: Vec<u8>,
}

impl<R: Read> Decoded<R> {
    /// Decodes a source.
    pub const fn new(source: R) -> Self {
        Self { source, encoding: None, raw: Vec::new(), ready: Vec::new() }
    }

    /// Reads the first bytes and learns from them how to go on.
    fn begin(&mut self) -> io::Result<InputEncoding> {
        let mut bytes = [0; 3];
        while self.raw.len() < bytes.len() {
            let read = self.source.read(&mut bytes[self.raw.len()..])?;
            if read == 0 {
                break;
            }
            let from = self.raw.len();
            self.raw.extend_from_slice(&bytes[from..from + read]);
        }
        let encoding = InputEncoding::of(&self.raw);
        let mark = if self.raw == BYTE_ORDER_MARK { self.raw.len() } else { encoding.mark() };
        self.raw.drain(..mark);
        if encoding == InputEncoding::Utf8 {
            self.ready.append(&mut self.raw);
        }
        self.encoding = Some(encoding);
        Ok(encoding)
    }

    /// Decodes what is read; a pair of units that is not whole waits for more.
    fn decode(&mut self, encoding: InputEncoding, is_over: bool) {
        let mut length = self.raw.len() / encoding.width() * encoding.width();
        let last = encoding.units(&self.raw[..length]).next_back();
        if !is_over && last.is_some_and(|last| (0xd800..0xdc00).contains(&last)) {
            length -= encoding.width();
        }
        self.ready.extend(encoding.decode(self.raw.drain(..length).collect()).into_bytes());
    }
}

impl<R: Read> Read for Decoded<R> {
    fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
        let encoding = match self.encoding {
            Some(encoding) => encoding,
            None => self.begin()?,
        };
        if encoding != InputEncoding::Utf8 {
            while self.ready.is_empty() {
                let before = self.raw.len();
                self.raw.resize(before + out.len().max(2), 0);
                let read = self.source.read(&mut self.raw[before..]);
                self.raw.truncate(before + read.as_ref().copied().unwrap_or(0));
                let is_over = read? == 0;
                self.decode(encoding, is_over);
                if is_over {
                    break;
                }
            }
        } else if self.ready.is_empty() {
            return self.source.read(out);
        }
        let length = out.len().min(self.ready.len());
        out[..length].copy_from_slice(&self.ready[..length]);
        self.ready.drain(..length);
        Ok(length)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Hands on a byte at a time.
    struct ByteByByte<'a>(&'a [u8]);

    impl Read for ByteByByte<'_> {
        fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
            let length = out.len().min(1);
            self.0.read(&mut out[..length])
        }
    }

    fn text(bytes: &[u8]) -> String {
        let mut whole = Vec::new();
        let mut slow = Vec::new();
        Decoded::new(bytes).read_to_end(&mut whole).unwrap();
        Decoded::new(ByteByByte(bytes)).read_to_end(&mut slow).unwrap();
        assert_eq!(whole, slow);
        String::from_utf8_lossy(&whole).into_owned()
    }

    #[test]
    fn every_encoding_becomes_utf_8() {
        for said in ["", "1", "12", "grüße \u{1f600}\u{1f600}\n"] {
            assert_eq!(text(said.as_bytes()), said);
            assert_eq!(text(format!("\u{feff}{said}").as_bytes()), said);
            for order in [u16::to_le_bytes, u16::to_be_bytes] {
                let wide: Vec<u8> = format!("\u{feff}{said}").encode_utf16().flat_map(order).collect();
                assert_eq!(text(&wide), said);
            }
        }
        assert_eq!(text(b"\xff\xfe\x3d\xd8"), "\u{fffd}");
        assert_eq!(text(b"12\xff3"), "12\u{fffd}3");
    }
}
