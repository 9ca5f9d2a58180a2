//! A position as fields of an object: the givens, the filled cells, and the candidates that are left.
use crate::error::TextFault;
use crate::wanted::Wanted;
use qedoku_core::{Board, CandidateSet, DigitSet, Layout, Puzzle};
use std::sync::Arc;

/// A position as three texts, of which none is complete without the others: as the cases of techniques have it.
#[derive(Clone, Copy, Debug)]
pub struct PositionFields<'t> {
    /// The givens: a digit or a dot for each cell, row by row.
    pub givens: &'t str,
    /// The filled cells, givens and others.
    pub board: &'t str,
    /// The candidates: a word for each cell, between blanks, each with the digits that are left; of a filled cell its
    /// digit, of an open cell without candidates `-`.
    pub candidates: &'t str,
}

impl PositionFields<'_> {
    /// The position under these rules.
    ///
    /// ```
    /// use qedoku_core::{Layout, Rules};
    /// use qedoku_formats::PositionFields;
    ///
    /// let layout = Layout::of(&Rules::of_size(4))?;
    /// let candidates = "1 2 34 34 34 34 1234 123 234 134 1234 1234 234 134 1234 1234";
    /// let fields = PositionFields { givens: "1...............", board: "12..............", candidates };
    /// let puzzle = fields.puzzle(&layout).map_err(|fault| fault.to_string())?;
    /// assert_eq!((puzzle.givens.len(), puzzle.values.filled().count(), puzzle.removed.len()), (1, 2, 1));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// If a field is no such text, or if the fields contradict each other.
    pub fn puzzle(&self, layout: &Arc<Layout>) -> Result<Puzzle, TextFault> {
        let fault = |part: &str, expected: Wanted| TextFault::Part { part: part.to_owned(), expected };
        let line = |text, part| layout.parse_line(text).ok_or_else(|| fault(part, Wanted::CellLine));
        let givens = line(self.givens, "givens")?;
        let values = line(self.board, "board")?;
        if givens.filled().any(|given| values.get(given.cell) != Some(given.digit)) {
            return Err(fault("board", Wanted::BoardOfGivens));
        }
        let puzzle = Puzzle { values, givens: givens.cells(), removed: CandidateSet::EMPTY };
        let board = Board::new(layout, &puzzle);
        let words: Vec<&str> = self.candidates.split_whitespace().collect();
        if words.len() != layout.board().len() {
            return Err(fault("candidates", Wanted::CellWords));
        }
        let mut removed = CandidateSet::EMPTY;
        for (cell, word) in layout.board().iter().zip(words) {
            if let Some(value) = values.get(cell) {
                if word != value.to_string() {
                    return Err(fault("candidates", Wanted::FilledWords));
                }
                continue;
            }
            let left = digits(word).filter(|&left| (left - board.digits(cell)).is_empty());
            let left = left.ok_or_else(|| fault("candidates", Wanted::DigitsLeft))?;
            removed |= CandidateSet::of_cell(cell, board.digits(cell) - left);
        }
        Ok(Puzzle { removed, ..puzzle })
    }
}

/// The digits of a word such as `247`, none for `-`.
fn digits(word: &str) -> Option<DigitSet> {
    let mut digits = DigitSet::EMPTY;
    for letter in word.chars().filter(|_| word != "-") {
        digits.insert(letter.try_into().ok()?);
    }
    Some(digits)
}
