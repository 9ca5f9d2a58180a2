//! From what the cells show to a puzzle.
use super::cell_row::{Mark, lone};
use qedoku_core::{CandidateSet, Cell, CellSet, DigitSet, Grid, Layout, Puzzle};

/// The puzzle whose cells show these digits, a lone digit in each filled cell.
pub(super) fn digits(marks: &[Mark; Cell::COUNT]) -> Puzzle {
    let mut values = Grid::EMPTY;
    for (cell, &mark) in CellSet::ALL.iter().zip(marks) {
        values.set(cell, lone(mark));
    }
    Puzzle::from_givens(values)
}

/// The puzzle whose open cells show their candidates.
///
/// A lone digit is a placed one unless a peer still shows it among several candidates: then it is a candidate that has
/// not been placed yet. A blank says nothing of its candidates.
pub(super) fn candidates(marks: &[Mark; Cell::COUNT]) -> Puzzle {
    let layout = Layout::classic();
    let mut candidates = CandidateSet::EMPTY;
    for (cell, mark) in CellSet::ALL.iter().zip(marks) {
        if let Some(digits) = mark.filter(|digits| digits.is_several()) {
            candidates |= CandidateSet::of_cell(cell, digits);
        }
    }
    let mut values = Grid::EMPTY;
    for (cell, &mark) in CellSet::ALL.iter().zip(marks) {
        values.set(cell, lone(mark).filter(|&digit| !candidates.plane(digit).meets(layout.peers(cell))));
    }
    let mut removed = CandidateSet::EMPTY;
    for (cell, mark) in CellSet::ALL.iter().zip(marks) {
        if let Some(digits) = mark {
            removed |= CandidateSet::of_cell(cell, DigitSet::ALL - *digits);
        }
    }
    normal(Puzzle { removed, ..Puzzle::from_givens(values) })
}

/// The same puzzle without eliminations that the rules make anyway, so that equal puzzles compare equal.
pub(super) fn normal(puzzle: Puzzle) -> Puzzle {
    normal_on(Layout::classic(), puzzle)
}

/// The same by other rules.
pub(super) fn normal_on(layout: &Layout, puzzle: Puzzle) -> Puzzle {
    if puzzle.removed.is_empty() {
        return puzzle;
    }
    let mut removed = puzzle.removed;
    for candidate in puzzle.values.filled() {
        removed -= CandidateSet::of_cell(candidate.cell, DigitSet::ALL);
        removed -= layout.clashes(candidate);
    }
    removed &= *layout.start();
    Puzzle { removed, ..puzzle }
}

#[cfg(test)]
mod tests {
    use super::*;
    use qedoku_core::Digit;

    fn set(digits: &[Digit]) -> DigitSet {
        digits.iter().copied().collect()
    }

    #[test]
    fn a_lone_digit_is_placed_unless_a_peer_shows_it() {
        let mut marks = [None; Cell::COUNT];
        marks[0] = Some(set(&[Digit::D5]));
        marks[1] = Some(set(&[Digit::D6]));
        marks[2] = Some(set(&[Digit::D6, Digit::D7]));
        let puzzle = candidates(&marks);
        assert_eq!(puzzle.givens, CellSet::of(Cell::at(1, 1)));
        assert_eq!(puzzle.removed.digits(Cell::at(1, 2)).to_string(), "1234789");
        assert_eq!(puzzle.removed.digits(Cell::at(1, 3)).to_string(), "123489");
        assert_eq!(puzzle.removed.cells().len(), 2);
    }
}
