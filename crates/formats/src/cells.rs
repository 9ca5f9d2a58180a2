//! Cells and candidates as HoDoKu writes them: `+` before a placed digit, and digit, row and column of a candidate.
use super::chars::{CELL, cell};
use super::cursor::LineCursor;
use super::error::{TextError, TextFault};
use crate::Wanted;
use qedoku_core::{Candidate, CandidateSet, Cell, CellSet, Digit, Grid, Puzzle};

/// Reads `436 512`: digit, row, column.
pub(super) fn triples(field: &LineCursor<'_>) -> Result<CandidateSet, TextError> {
    let mut set = CandidateSet::EMPTY;
    let mut from = 0;
    for word in field.text.split([' ', ',']) {
        match *word.as_bytes() {
            [] => {}
            [digit @ b'1'..=b'9', row @ b'1'..=b'9', column @ b'1'..=b'9'] => {
                let digit = Digit::from_index(usize::from(digit - b'1'));
                set.insert(Candidate { cell: Cell::at(row - b'0', column - b'0'), digit });
            }
            _ => return Err(field.error(from, TextFault::Expected(Wanted::ThreeDigits))),
        }
        from += word.len() + 1;
    }
    Ok(set)
}

/// Reads 81 cells, a plus before each digit that was placed; also says how many bytes they take.
pub(super) fn givens(line: &LineCursor<'_>) -> Result<(Puzzle, usize), TextError> {
    let mut values = Grid::EMPTY;
    let mut placed = CellSet::EMPTY;
    let mut cells = CellSet::ALL.iter();
    let mut characters = line.text.char_indices();
    while let Some((at, found)) = characters.next() {
        let (at, found, plus) = match (found, characters.clone().next()) {
            ('+', Some((next, digit))) => {
                characters.next();
                (next, digit, true)
            }
            _ => (at, found, false),
        };
        let Some(content) = cell(found).filter(|content| !content.is_empty() || !plus) else {
            let expected = if plus { Wanted::DigitAfterPlus } else { CELL };
            return Err(line.error(at, TextFault::Stray { found, expected }));
        };
        let Some(cell) = cells.next() else { continue };
        values.set(cell, content.first());
        placed = if plus { placed.with(cell) } else { placed };
        if cells.len() == 0 {
            let puzzle = Puzzle { values, givens: values.cells() - placed, removed: CandidateSet::EMPTY };
            return Ok((puzzle, at + found.len_utf8()));
        }
    }
    let found = Cell::COUNT - cells.len();
    Err(line.error(line.text.len(), TextFault::Count { expected: Cell::COUNT, of: Wanted::Cells, found }))
}

/// Writes 81 cells, with `+` before placed digits.
pub(super) fn write(puzzle: &Puzzle) -> String {
    let mut text = String::with_capacity(2 * Cell::COUNT);
    for cell in CellSet::ALL {
        let digit = puzzle.values.get(cell);
        if digit.is_some() && !puzzle.givens.contains(cell) {
            text.push('+');
        }
        text.push(digit.map_or('.', |digit| char::from(b'0' + digit.value())));
    }
    text
}

pub(super) fn list(set: &CandidateSet) -> String {
    let triple = |Candidate { cell, digit }| format!("{digit}{}{}", cell.row(), cell.column());
    set.iter_by_cell().map(triple).collect::<Vec<_>>().join(" ")
}
