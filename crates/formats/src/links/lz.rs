//! LZ-String in base 64, as f-puzzles packs its JSON: Lempel-Ziv over UTF-16 units with codes that grow by the bit.
//!
//! Reading is bounded: a few hundred codes can stand for more text than there is memory.
use std::collections::BTreeMap;

/// The digits, without the padding.
const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// The number of bits of a digit.
const WIDTH: u32 = 6;

/// The codes for a unit of 8 bits, one of 16 bits and the end.
const BYTE: u32 = 0;
const WIDE: u32 = 1;
const END: u32 = 2;
const FIRST: u32 = 3;

/// The reason why a text cannot be unpacked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum UnpackError {
    /// The character at a byte is no digit.
    Stray(usize),
    /// A code that nothing stands for, up to a byte.
    Code(usize),
    /// The text ends before its end is marked.
    Cut,
    /// Something stands behind the mark of the end.
    Tail(usize),
    /// It would become longer than asked for.
    Long,
}

/// The bits of a text, the highest of each digit first.
struct BitReader<'t> {
    text: &'t [u8],
    at: usize,
    /// The number of bits left of the digit at `at`, and its value.
    left: u32,
    value: u32,
}

fn value(byte: u8) -> Option<u32> {
    DIGITS.iter().zip(0..).find_map(|(&digit, value)| (digit == byte).then_some(value))
}

impl BitReader<'_> {
    fn bit(&mut self) -> Result<u32, UnpackError> {
        if self.left == 0 {
            let byte = *self.text.get(self.at).ok_or(UnpackError::Cut)?;
            if byte == b'=' {
                return Err(UnpackError::Cut);
            }
            self.value = value(byte).ok_or(UnpackError::Stray(self.at))?;
            self.left = WIDTH;
            self.at += 1;
        }
        self.left -= 1;
        Ok(self.value >> self.left & 1)
    }

    /// Reads a number of `bits` bits, the lowest first.
    fn number(&mut self, bits: u32) -> Result<u32, UnpackError> {
        (0..bits).try_fold(0, |number, place| Ok(number | self.bit()? << place))
    }

    /// Checks what stands behind the end: zeros up to the end of a digit or one more, and padding, which some write as
    /// four signs.
    fn end(&mut self) -> Result<(), UnpackError> {
        let digits = self.text.iter().rposition(|&byte| byte != b'=').map_or(0, |last| last + 1);
        if digits > self.at + 1 || self.text.len() > digits + 4 {
            return Err(UnpackError::Tail(self.at));
        }
        while self.left > 0 || self.at < digits {
            if self.bit()? == 1 {
                return Err(UnpackError::Tail(self.at - 1));
            }
        }
        Ok(())
    }
}

/// The number of bits of the next code.
#[derive(Clone, Copy)]
struct Width {
    bits: u32,
    /// The number of entries until it grows.
    left: u32,
}

impl Width {
    fn count(&mut self) {
        self.left -= 1;
        if self.left == 0 {
            self.left = 1 << self.bits;
            self.bits += 1;
        }
    }
}

/// Unpacks a text to at most `budget` units, and takes what it used from the budget.
pub(super) fn unpack(text: &str, budget: &mut usize) -> Result<String, UnpackError> {
    let mut bits = BitReader { text: text.as_bytes(), at: 0, left: 0, value: 0 };
    let mut units: Vec<u16> = vec![];
    // Each entry is a piece of what was unpacked so far, so that none is kept twice.
    let mut entries: Vec<(usize, usize)> = vec![(0, 0); FIRST as usize];
    let mut width = Width { bits: 2, left: 2 };
    let mut last: Option<(usize, usize)> = None;
    loop {
        let code = bits.number(width.bits)?;
        let start = units.len();
        let length = match code {
            END => break,
            BYTE | WIDE => {
                units.push(bits.number(8 << code)? as u16);
                entries.push((start, 1));
                if last.is_some() {
                    width.count();
                }
                1
            }
            _ => {
                let (from, length) = match (entries.get(code as usize), last) {
                    (Some(&entry), Some(_)) => entry,
                    (None, Some((from, length))) if code as usize == entries.len() => (from, length + 1),
                    _ => return Err(UnpackError::Code(bits.at)),
                };
                *budget = budget.checked_sub(length).ok_or(UnpackError::Long)?;
                (0..length).for_each(|offset| units.push(units[from + offset]));
                length
            }
        };
        *budget = budget.checked_sub(1).ok_or(UnpackError::Long)?;
        match last {
            // The last piece and the first unit of this one stand side by side.
            Some((from, length)) => {
                entries.push((from, length + 1));
                width.count();
            }
            None => width = Width { bits: 3, left: 4 },
        }
        last = Some((start, length));
    }
    bits.end()?;
    String::from_utf16(&units).map_err(|_| UnpackError::Code(bits.at))
}

/// Digits as they are written.
struct Digits {
    text: String,
    value: u32,
    bits: u32,
    width: Width,
}

impl Digits {
    fn bit(&mut self, bit: u32) {
        self.value = self.value << 1 | bit;
        self.bits += 1;
        if self.bits == WIDTH {
            self.text.push(char::from(DIGITS[self.value as usize]));
            (self.value, self.bits) = (0, 0);
        }
    }

    fn number(&mut self, number: u32, bits: u32) {
        (0..bits).for_each(|place| self.bit(number >> place & 1));
    }

    /// Writes an entry; one unit that was not written before is written as it is.
    fn entry(&mut self, code: u32, fresh: Option<u16>) {
        let bits = self.width.bits;
        if let Some(unit) = fresh {
            let wide = u32::from(unit >= 256);
            self.number(wide, bits);
            self.number(u32::from(unit), 8 << wide);
            self.width.count();
        } else {
            self.number(code, bits);
        }
        self.width.count();
    }
}

/// Packs a text, byte by byte as LZ-String does.
pub(super) fn pack(text: &str) -> String {
    let mut digits = Digits { text: String::new(), value: 0, bits: 0, width: Width { bits: 2, left: 2 } };
    let mut singles: BTreeMap<u16, (u32, bool)> = BTreeMap::new();
    let mut longer: BTreeMap<(u32, u16), u32> = BTreeMap::new();
    let mut next = FIRST;
    // The piece that is looked for, and its unit if it is but one.
    let mut piece: Option<(u32, Option<u16>)> = None;
    let write = |digits: &mut Digits, singles: &mut BTreeMap<u16, (u32, bool)>, piece: (u32, Option<u16>)| {
        let (code, unit) = piece;
        let fresh = unit.filter(|unit| singles.get(unit).is_some_and(|&(_, written)| !written));
        if let Some(unit) = fresh {
            singles.insert(unit, (code, true));
        }
        digits.entry(code, fresh);
    };
    for unit in text.encode_utf16() {
        let single = singles.entry(unit).or_insert_with(|| {
            next += 1;
            (next - 1, false)
        });
        let alone = (single.0, Some(unit));
        piece = Some(match piece {
            None => alone,
            Some(before) => {
                if let Some(&code) = longer.get(&(before.0, unit)) {
                    (code, None)
                } else {
                    write(&mut digits, &mut singles, before);
                    longer.insert((before.0, unit), next);
                    next += 1;
                    alone
                }
            }
        });
    }
    if let Some(piece) = piece {
        write(&mut digits, &mut singles, piece);
    }
    let bits = digits.width.bits;
    digits.number(END, bits);
    digits.bit(0);
    while digits.bits > 0 {
        digits.bit(0);
    }
    let padding = digits.text.len().next_multiple_of(4) - digits.text.len();
    digits.text + &"=".repeat(padding)
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIMIT: usize = 1 << 18;

    fn unpacked(text: &str) -> Result<String, UnpackError> {
        unpack(text, &mut LIMIT.clone())
    }

    #[test]
    fn texts_are_packed_as_lz_string_packs_them() {
        let long = (0..400).map(|n| format!("{{\"n\":{}}}é数🂡", n * n)).collect::<Vec<_>>().concat();
        for text in ["a", "ab", "aab", "数独数独数独", "\u{ff}\u{100}", "{\"size\":9}", &long] {
            let packed = pack(text);
            let known = lz_str::compress_to_base64(text);
            assert_eq!(packed.trim_end_matches('='), known.trim_end_matches('='), "{text}");
            assert_eq!(packed.len() % 4, 0);
            assert_eq!(unpacked(&packed).as_deref(), Ok(text));
            assert_eq!(unpacked(&known).as_deref(), Ok(text));
            assert_eq!(unpacked(packed.trim_end_matches('=')).as_deref(), Ok(text), "padding may lack");
        }
    }

    #[test]
    fn few_codes_do_not_become_much_text() {
        let bomb = pack(&"a".repeat(LIMIT + 1));
        assert!(bomb.len() < 2000);
        assert_eq!(unpacked(&bomb), Err(UnpackError::Long));
        assert_eq!(unpacked(&pack(&"a".repeat(LIMIT / 2))).map(|text| text.len()), Ok(LIMIT / 2));
    }

    #[test]
    fn damage_is_told() {
        let packed = pack("{\"size\":9,\"grid\":[]}");
        assert_eq!(unpacked(&packed[..packed.len() / 2]), Err(UnpackError::Cut));
        assert_eq!(unpacked(&format!("{}!", &packed[..4])), Err(UnpackError::Stray(4)));
        assert!(unpacked(&format!("{}AAAA", packed.trim_end_matches('='))).is_err());
        assert_eq!(unpacked(""), Err(UnpackError::Cut));
        assert_eq!(unpacked("===="), Err(UnpackError::Cut));
        for at in 0..packed.len() {
            for digit in DIGITS {
                let mut bytes = packed.clone().into_bytes();
                bytes[at] = *digit;
                let _ = unpacked(&String::from_utf8(bytes).unwrap());
            }
        }
    }
}
