//! The cells that hold givens.
use qedoku_core::{Cell, CellSet};
use std::fmt;

/// The cells that must hold givens, and the cells that must not.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct GivenMask {
    /// The cells that must hold givens.
    pub must: CellSet,
    /// The cells that must not.
    pub never: CellSet,
}

/// The reason why a text is no mask.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MaskFault {
    /// A character that no mask has.
    Character {
        /// The line, from 1.
        line: usize,
        /// The place in the line, from 1.
        column: usize,
        /// The character.
        found: char,
    },
    /// Another number of cells than 81.
    Cells(usize),
}

impl fmt::Display for MaskFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let expected =
            "81 characters: `x` or a digit for a given, `.` or `0` for none, `?` for a cell that may hold one";
        match self {
            Self::Character { line, column, found } => {
                write!(f, "line {line}, column {column}: expected {expected}; found {found:?}")
            }
            Self::Cells(count) => write!(f, "it has {count} cells; expected {expected}"),
        }
    }
}

impl std::error::Error for MaskFault {}

impl GivenMask {
    /// Reads a mask, in one line or in several; spaces do not count.
    ///
    /// ```
    /// use qedoku_generate::GivenMask;
    ///
    /// let mask = GivenMask::parse(&format!("x.{}", "?".repeat(79)))?;
    /// assert_eq!((mask.must.len(), mask.never.len()), (1, 1));
    /// assert!(GivenMask::parse("x.").is_err_and(|fault| fault.to_string().starts_with("it has 2 cells")));
    /// # Ok::<(), qedoku_generate::MaskFault>(())
    /// ```
    ///
    /// # Errors
    /// The fault and its place.
    pub fn parse(text: &str) -> Result<Self, MaskFault> {
        let mut mask = Self::default();
        let mut count = 0;
        for (line, row) in text.lines().enumerate() {
            for (column, character) in row.chars().enumerate().filter(|(_, character)| !character.is_whitespace()) {
                let cell = (count < Cell::COUNT).then(|| Cell::from_index(count));
                count += 1;
                match (character, cell) {
                    (_, None) | ('?', _) => {}
                    ('x' | 'X' | '1'..='9', Some(cell)) => mask.must.insert(cell),
                    ('.' | '0', Some(cell)) => mask.never.insert(cell),
                    _ => {
                        return Err(MaskFault::Character { line: line + 1, column: column + 1, found: character });
                    }
                }
            }
        }
        if count == Cell::COUNT { Ok(mask) } else { Err(MaskFault::Cells(count)) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mask_may_stand_in_nine_lines_and_says_where_it_is_wrong() {
        let lines = ["x.? ??? ???\n"; 9].concat();
        let mask = GivenMask::parse(&lines).unwrap();
        assert_eq!((mask.must.len(), mask.never.len()), (9, 9));
        let wrong = lines.replacen('?', "!", 1);
        let fault = GivenMask::parse(&wrong).unwrap_err();
        assert_eq!(fault, MaskFault::Character { line: 1, column: 3, found: '!' });
        assert!(fault.to_string().starts_with("line 1, column 3: expected 81 characters"));
        assert_eq!(GivenMask::parse(&(lines + "?")), Err(MaskFault::Cells(82)));
    }
}
