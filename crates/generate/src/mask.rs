//! The cells that hold givens.
use qedoku_core::{Cell, CellSet};

/// The cells that must hold givens, and the cells that must not.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct GivenMask {
    /// The cells that must hold givens.
    pub must: CellSet,
    /// The cells that must not.
    pub never: CellSet,
}

impl GivenMask {
    /// The form of a written mask, for messages.
    pub const EXPECTED: &'static str =
        "81 characters: `x` or a digit for a given, `.` or `0` for none, `?` for a cell that may hold one";

    /// Reads a mask, in one line or in several; spaces do not count.
    ///
    /// ```
    /// use qedoku_generate::GivenMask;
    ///
    /// let mask = GivenMask::parse(&format!("x.{}", "?".repeat(79)))?;
    /// assert_eq!((mask.must.len(), mask.never.len()), (1, 1));
    /// assert!(GivenMask::parse("x.").is_err_and(|said| said.starts_with("it has 2 cells")));
    /// # Ok::<(), String>(())
    /// ```
    ///
    /// # Errors
    /// What is wrong, and where.
    pub fn parse(text: &str) -> Result<Self, String> {
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
                        let line = line + 1;
                        let column = column + 1;
                        return Err(format!(
                            "line {line}, column {column}: expected {}; found {character:?}",
                            Self::EXPECTED
                        ));
                    }
                }
            }
        }
        if count == Cell::COUNT {
            return Ok(mask);
        }
        Err(format!("it has {count} cells; expected {}", Self::EXPECTED))
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
        assert!(GivenMask::parse(&wrong).unwrap_err().starts_with("line 1, column 3: expected 81 characters"));
        assert!(GivenMask::parse(&(lines + "?")).unwrap_err().starts_with("it has 82 cells"));
    }
}
