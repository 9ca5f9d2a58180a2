//! Follows an object of JSON byte by byte to its end.
use crate::depth::DEPTH_LIMIT;

/// The end of an object at a byte, or none there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Scanned {
    /// It goes on.
    On,
    /// The byte is its last.
    End,
    /// The byte cannot stand there: the object was cut off before it.
    Broken,
    /// It goes too deep.
    Deep,
}

/// An object as far as it was followed.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Scan {
    depth: usize,
    quoted: bool,
    escaped: bool,
    /// The last byte outside of strings that is not white space.
    before: u8,
}

impl Scan {
    /// Follows the object through its next byte.
    #[inline]
    pub(super) fn push(&mut self, byte: u8) -> Scanned {
        if self.quoted {
            match byte {
                // No string of JSON goes on over the end of a line.
                b'\n' => return Scanned::Broken,
                _ if self.escaped => self.escaped = false,
                b'\\' => self.escaped = true,
                b'"' => self.quoted = false,
                _ => {}
            }
            return Scanned::On;
        }
        match byte {
            b' ' | b'\t' | b'\r' | b'\n' => return Scanned::On,
            b'"' => self.quoted = true,
            b'{' | b'[' => {
                let begins_value = matches!(self.before, b':' | b',' | b'[');
                if self.depth > 0 && !begins_value {
                    return Scanned::Broken;
                }
                if self.depth == DEPTH_LIMIT {
                    return Scanned::Deep;
                }
                self.depth += 1;
            }
            b'}' | b']' => {
                self.depth -= 1;
                if self.depth == 0 {
                    return Scanned::End;
                }
            }
            _ => {}
        }
        self.before = byte;
        Scanned::On
    }
}
