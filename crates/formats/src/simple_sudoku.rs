//! Simple Sudoku's grids that show one puzzle in progress: its givens, its digits, its candidates.
use super::block::{self, GridContent};
use super::cell_row::lone;
use super::cursor::{Cursor, LineCursor};
use super::error::TextError;
use super::format::Format;
use super::line::ReadPuzzle;
use super::marks;
use super::sadman::progress;
use super::write::{GridRule, bordered, marked};
use qedoku_core::{CandidateSet, CellSet, DigitSet, Grid, Puzzle};

/// The lines that the program draws above and below a grid, and between its bands.
const OUTER: &str = "*-----------*";
const INNER: &str = "|---+---+---|";

/// Goes to the next line that is not blank.
fn skip_blank<'t>(cursor: &mut Cursor<'t>) -> Option<LineCursor<'t>> {
    while cursor.peek().is_some_and(|line| line.number > cursor.line_number()) {
        cursor.next_line();
    }
    cursor.peek()
}

/// The puzzle with the candidates that the third grid shows, if that has the digits of the second and no others of its
/// own.
fn with_candidates(puzzle: &Puzzle, grid: &GridContent) -> Option<Puzzle> {
    let mut removed = CandidateSet::EMPTY;
    for (cell, &mark) in CellSet::ALL.iter().zip(&grid.marks) {
        match (puzzle.values.get(cell), mark) {
            (Some(digit), _) if lone(mark) != Some(digit) => return None,
            (None, Some(digits)) => removed |= CandidateSet::of_cell(cell, DigitSet::ALL - digits),
            _ => {}
        }
    }
    Some(marks::normal(Puzzle { removed, ..*puzzle }))
}

/// Reads three grids as the program saves them: they cannot be three puzzles.
pub(super) fn read_three<'t>(cursor: &mut Cursor<'t>) -> Option<ReadPuzzle<'t>> {
    let mut ahead = *cursor;
    let mut plain = || {
        let drawn = skip_blank(&mut ahead)?.text.trim() == OUTER;
        let grid = if drawn { block::read_grid(&mut ahead, None)?.ok() } else { None };
        grid.filter(|grid| grid.format == Format::Bordered).map(|grid| marks::digits(&grid.marks))
    };
    let first = plain()?;
    let second = plain()?;
    skip_blank(&mut ahead)?;
    let third = block::read_grid(&mut ahead, None)?.ok().filter(|grid| grid.format == Format::Pencilmarks)?;
    let puzzle = with_candidates(&progress(&first, &second)?, &third)?;
    *cursor = ahead;
    Some(ReadPuzzle::new(puzzle, Format::Ss))
}

/// Reads a grid and those behind it that show the same puzzle further on; the candidates are the last.
pub(super) fn read<'t>(cursor: &mut Cursor<'t>) -> Option<Result<ReadPuzzle<'t>, TextError>> {
    if let Some(found) = read_three(cursor) {
        return Some(Ok(found));
    }
    let mut found = match block::read(cursor, None)? {
        Ok(found) => found,
        error => return Some(error),
    };
    while found.format != Format::Pencilmarks {
        let mut ahead = *cursor;
        skip_blank(&mut ahead);
        let three = read_three(&mut ahead).map(|three| ReadPuzzle { format: Format::Pencilmarks, ..three });
        let Some(Ok(next)) = three.map(Ok).or_else(|| block::read(&mut ahead, None)) else { break };
        let Some(puzzle) = progress(&found.puzzle, &next.puzzle) else { break };
        found = ReadPuzzle { puzzle, ..next };
        *cursor = ahead;
    }
    Some(Ok(ReadPuzzle { format: Format::Ss, ..found }))
}

/// Writes the givens of a puzzle that is fresh, and all three grids of one that has been worked on.
pub(super) fn write(puzzle: &Puzzle) -> String {
    let fresh = puzzle.removed.is_empty() && puzzle.placed().next().is_none();
    let givens = plain(&puzzle.given_grid());
    if fresh {
        return givens;
    }
    let edge = GridRule { corner: '*', crossing: '-' };
    let candidates = marked(puzzle, edge, GridRule { corner: '|', crossing: '+' }, edge);
    format!("{givens}\n\n{}\n\n{candidates}", plain(&puzzle.values))
}

fn plain(values: &Grid) -> String {
    let text = bordered(values, INNER, "|", "");
    let inner = text.strip_prefix(INNER).and_then(|text| text.strip_suffix(INNER));
    inner.map_or(text.clone(), |inner| format!("{OUTER}{inner}{OUTER}"))
}

#[cfg(test)]
mod tests {
    use super::super::read as read_all;
    use super::*;
    use qedoku_core::{Candidate, Cell, Digit};

    const PUZZLE: &str = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";

    /// One cell is filled, one has a single candidate left, and one has lost another.
    fn position() -> Puzzle {
        let mut puzzle: Puzzle = crate::read_one(PUZZLE).expect("a puzzle");
        puzzle.values.set(Cell::at(1, 1), Some(Digit::D4));
        for (row, column, digit) in [(3, 5, Digit::D9), (1, 8, Digit::D9)] {
            puzzle.removed.insert(Candidate::new(Cell::at(row, column), digit));
        }
        puzzle
    }

    fn puzzles(text: &str, format: Option<Format>) -> Vec<Puzzle> {
        read_all(text, format).map(|entry| entry.expect("a puzzle").puzzle).collect()
    }

    #[test]
    fn three_grids_are_one_puzzle() {
        let text = write(&position());
        assert_eq!(text.lines().filter(|line| line.trim().is_empty()).count(), 2, "{text}");
        let other = position().given_grid();
        for format in [None, Some(Format::Ss)] {
            for text in [text.clone(), text.replace("\n\n", "\n"), format!("\n {}", text.replace('\n', "\r\n "))] {
                assert_eq!(puzzles(&text, format), [position()], "{text}");
                assert_eq!(puzzles(&format!("{text}\n\n{text}\n"), format), [position(), position()]);
            }
        }
        let fresh = Puzzle::from_givens(other);
        assert_eq!(puzzles(&format!("{}\n\n{text}", write(&fresh)), None), [fresh, position()]);
    }

    #[test]
    fn grids_that_do_not_go_on_stay_apart() {
        let text = write(&position());
        let grids: Vec<&str> = text.split("\n\n").collect();
        assert_eq!(puzzles(&grids[..2].join("\n\n"), None).len(), 2);
        let other = grids[1].replacen("|4.3|", "|5.3|", 1);
        assert_eq!(puzzles(&[grids[0], &other, grids[2]].join("\n\n"), None).len(), 3);
        let back = puzzles(&[grids[1], grids[0], grids[2]].join("\n\n"), None);
        assert_eq!(back.len(), 3);
    }
}
