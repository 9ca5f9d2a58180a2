//! Meanings of characters in a grid.
use crate::Wanted;
use qedoku_core::{CandidateSet, Cell, CellSet, Digit, DigitSet, Grid, Puzzle};

/// The meaning of a character in a grid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Class {
    Digit(Digit),
    Blank,
    Separator,
    Other,
}

/// The characters of a cell, as errors name them.
pub(super) const CELL: Wanted = Wanted::DigitOrBlank;

impl Class {
    pub(super) fn of(character: char) -> Self {
        match character {
            '1'..='9' => Self::digit(character as u32 - '0' as u32),
            '１'..='９' => Self::digit(character as u32 - '０' as u32),
            '0' | '.' | '-' | '*' | '_' | 'x' | 'X' | '?' | '０' | '．' | '－' | '＊' | '＿' | '？' => {
                Self::Blank
            }
            '|' | ',' | ';' | '¦' | '，' | '；' | '｜' | '\u{2500}'..='\u{257f}' => Self::Separator,
            _ if character.is_whitespace() => Self::Separator,
            _ => Self::Other,
        }
    }

    fn digit(value: u32) -> Self {
        Digit::from_value(value).map_or(Self::Blank, Self::Digit)
    }

    /// The digit of the cell if the character stands for one, no digit for a blank.
    pub(super) const fn cell(self) -> Option<DigitSet> {
        match self {
            Self::Digit(digit) => Some(DigitSet::of(digit)),
            Self::Blank => Some(DigitSet::EMPTY),
            Self::Separator | Self::Other => None,
        }
    }
}

/// The digit of a cell if the character stands for one, no digit for a blank.
pub(super) fn cell(character: char) -> Option<DigitSet> {
    Class::of(character).cell()
}

/// The meaning of an ASCII byte: a digit from 1, 0 for a blank, `OTHER` for neither.
const OTHER: u8 = 0x80;
const BYTES: [u8; 256] = {
    let mut table = [OTHER; 256];
    let blanks = b".0-*_xX?";
    let mut index = 0;
    while index < blanks.len() {
        table[blanks[index] as usize] = 0;
        index += 1;
    }
    let mut value = 1;
    while value <= 9 {
        table[(b'0' + value) as usize] = value;
        value += 1;
    }
    table
};

/// The digit for each entry of `BYTES`.
const DIGITS: [Option<Digit>; 256] = {
    let mut table = [None; 256];
    let mut value = 1;
    while value <= 9 {
        table[value] = Digit::from_value(value as u32);
        value += 1;
    }
    table
};

/// The puzzle in 81 bytes, if each of them stands for a cell. This is the whole cost of a long collection.
pub(super) fn puzzle(bytes: &[u8; Cell::COUNT]) -> Option<Puzzle> {
    const HALF: usize = 64;
    let mut seen = 0;
    let mut values = Grid::EMPTY;
    let mut halves = [0_u64; 2];
    for (part, (bytes, filled)) in bytes.chunks(HALF).zip(&mut halves).enumerate() {
        for (index, &byte) in bytes.iter().enumerate() {
            let value = BYTES[usize::from(byte)];
            seen |= value;
            values.set(Cell::from_index(part * HALF + index), DIGITS[usize::from(value)]);
            *filled |= u64::from(value != 0) << index;
        }
    }
    let givens = u128::from(halves[0]) | u128::from(halves[1]) << HALF;
    (seen & OTHER == 0).then(|| Puzzle { values, givens: CellSet::from_bits(givens), removed: CandidateSet::EMPTY })
}

/// The number of characters at the start of a text that stand for cells, and the bytes they take.
pub(super) fn leading_cells(text: &str) -> (usize, usize) {
    let bytes = text.char_indices().find(|&(_, character)| cell(character).is_none()).map_or(text.len(), |(at, _)| at);
    (text[..bytes].chars().count(), bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_and_characters_agree() {
        for byte in 0..128_u8 {
            let from_table = BYTES[usize::from(byte)];
            let expected =
                (from_table != OTHER).then(|| Digit::from_value(u32::from(from_table)).into_iter().collect());
            assert_eq!(cell(char::from(byte)), expected, "{byte}");
        }
    }

    #[test]
    fn wide_digits_are_digits() {
        assert_eq!(cell('７'), Some(DigitSet::of(Digit::D7)));
        assert_eq!((cell('０'), cell('．')), (Some(DigitSet::EMPTY), Some(DigitSet::EMPTY)));
        assert_eq!(
            (Class::of('│'), Class::of('　'), Class::of('七')),
            (Class::Separator, Class::Separator, Class::Other)
        );
    }
}
