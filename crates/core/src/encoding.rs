//! The encodings that texts from outside come in.

/// The encoding of a text, which the mark at its start tells.
///
/// ```
/// use qedoku_core::InputEncoding;
///
/// let bytes = b"\xff\xfe1\x002\x00";
/// let encoding = InputEncoding::of(bytes);
/// assert_eq!(encoding, InputEncoding::Utf16Le);
/// assert_eq!(encoding.decode(bytes[encoding.mark()..].to_vec()), "12");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum InputEncoding {
    /// UTF-8, with its mark or without one.
    Utf8,
    /// UTF-16, the low byte of a unit first.
    Utf16Le,
    /// UTF-16, the high byte of a unit first.
    Utf16Be,
}

impl InputEncoding {
    /// The encoding of a text that begins with these bytes, two at least if it has as many.
    pub const fn of(bytes: &[u8]) -> Self {
        match bytes {
            [0xff, 0xfe, ..] => Self::Utf16Le,
            [0xfe, 0xff, ..] => Self::Utf16Be,
            _ => Self::Utf8,
        }
    }

    /// The number of bytes of one unit, and so of one character of the kind that puzzles are written with.
    pub const fn width(self) -> usize {
        match self {
            Self::Utf8 => 1,
            Self::Utf16Le | Self::Utf16Be => 2,
        }
    }

    /// The length in bytes of the mark that tells UTF-16; that of UTF-8 is a character of the text.
    pub const fn mark(self) -> usize {
        match self {
            Self::Utf8 => 0,
            Self::Utf16Le | Self::Utf16Be => 2,
        }
    }

    /// The units of whole bytes, in order.
    pub fn units(self, bytes: &[u8]) -> impl DoubleEndedIterator<Item = u16> {
        bytes.chunks_exact(self.width()).map(move |unit| match (self, unit) {
            (Self::Utf16Le, &[low, high]) => u16::from_le_bytes([low, high]),
            (Self::Utf16Be, &[high, low]) => u16::from_be_bytes([high, low]),
            (_, unit) => u16::from(unit[0]),
        })
    }

    /// The text of some bytes; what is not of the encoding becomes `\u{fffd}`.
    pub fn decode(self, bytes: Vec<u8>) -> String {
        match self {
            Self::Utf8 => {
                String::from_utf8(bytes).unwrap_or_else(|error| String::from_utf8_lossy(error.as_bytes()).into_owned())
            }
            Self::Utf16Le | Self::Utf16Be => {
                let units: Vec<u16> = self.units(&bytes).collect();
                String::from_utf16_lossy(&units)
            }
        }
    }

    /// The bytes of a character.
    pub fn encode(self, character: char) -> Vec<u8> {
        let units =
            |bytes: fn(u16) -> [u8; 2]| character.encode_utf16(&mut [0; 2]).iter().copied().flat_map(bytes).collect();
        match self {
            Self::Utf8 => character.to_string().into_bytes(),
            Self::Utf16Le => units(u16::to_le_bytes),
            Self::Utf16Be => units(u16::to_be_bytes),
        }
    }
}
