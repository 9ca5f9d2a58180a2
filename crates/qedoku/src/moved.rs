//! A puzzle behind moves that somebody made.
use crate::error::Error;
use crate::words::ProblemText;
use qedoku_core::{Layout, Puzzle, Target};

/// The puzzle behind these moves: candidates that were taken away, and digits that were placed.
///
/// ```
/// use qedoku::solve::moved;
/// use qedoku::{Grid, Layout, Puzzle, Question};
///
/// let empty = Puzzle::from_givens(Grid::EMPTY);
/// let puzzle = moved(Layout::classic(), empty, &Question::conclusions("r4c4<>3,r5c6=7")?)?;
/// assert!(puzzle.removed.len() == 1 && puzzle.placed().count() == 1);
/// # Ok::<(), qedoku::Error>(())
/// ```
///
/// # Errors
/// A move is about a cell that is filled, or about a cell or a digit that the board does not have.
pub fn moved(layout: &Layout, mut puzzle: Puzzle, moves: &[Target]) -> Result<Puzzle, Error> {
    for &target in moves {
        let candidate = target.candidate();
        if !(layout.board().contains(candidate.cell) && layout.digits().contains(candidate.digit)) {
            return Err(Error::of_input(ProblemText::MoveOffBoard { entry: target }));
        }
        if let Some(digit) = puzzle.values.get(candidate.cell) {
            let is_given = puzzle.givens.contains(candidate.cell);
            return Err(Error::of_input(if is_given {
                ProblemText::MoveOfGiven { entry: target, digit }
            } else {
                ProblemText::MoveOfFilled { entry: target }
            }));
        }
        match target {
            Target::Place(_) => puzzle.values.set(candidate.cell, Some(candidate.digit)),
            Target::Eliminate(_) => puzzle.removed.insert(candidate),
        }
    }
    Ok(puzzle)
}
