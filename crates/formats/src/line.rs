//! One puzzle on one line.
use super::cell_row::{CellRow, ONE_DIGIT, row};
use super::chars::{CELL, Class, cell, leading_cells};
use super::cursor::LineCursor;
use super::error::{TextError, TextFault};
use super::format::Format;
pub(super) use super::read_puzzle::{ReadPuzzle, remark};
use super::{border, links, marks, regions, sized};
use crate::Wanted;
use qedoku_core::{Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, Grid, Puzzle};
use std::borrow::Cow;

/// True if a puzzle may end before `rest`.
fn ends(rest: &str) -> bool {
    rest.chars().next().is_none_or(|next| matches!(next, '#' | ';' | ',' | '"' | '\'') || next.is_whitespace())
}

/// The place of exactly 81 cells that stand alone, at the start of the line or of one of its words. A border has none.
pub(super) fn find_cells(text: &str) -> Option<(usize, usize)> {
    let mut from = 0;
    for word in text.split([' ', '\t', ';', ',', '"', '\'']) {
        if word.len() >= Cell::COUNT {
            let (count, bytes) = leading_cells(word);
            if count == Cell::COUNT && ends(&word[bytes..]) && !border::is_border(&word[..bytes]) {
                return Some((from, from + bytes));
            }
        }
        from += word.len() + 1;
    }
    None
}

/// The puzzle in 81 characters that all stand for cells.
pub(super) fn puzzle(text: &str) -> Option<Puzzle> {
    if let Ok(bytes) = text.as_bytes().try_into() {
        return super::chars::puzzle(bytes);
    }
    let mut values = Grid::EMPTY;
    let mut characters = text.chars();
    for at in CellSet::ALL {
        values.set(at, cell(characters.next()?)?.first());
    }
    characters.next().is_none().then(|| Puzzle::from_givens(values))
}

/// Reads a line of 81 characters, or 81 cells or groups with separators between them, or a record with such a word. A
/// format that shows digits only has no groups.
pub(super) fn read<'t>(line: &LineCursor<'t>, format: Option<Format>) -> Result<ReadPuzzle<'t>, TextError> {
    if let Some((from, to)) = find_cells(line.text)
        && let Some(puzzle) = puzzle(&line.text[from..to])
    {
        if let Some((boxes, rest)) = regions::behind(&line.text[to..], Digit::COUNT) {
            let name = remark(rest).map(Cow::Borrowed);
            return regions::with(ReadPuzzle { name, ..ReadPuzzle::new(puzzle, Format::Line) }, boxes, line);
        }
        let name = remark(line.text[to..].trim_start_matches(['"', '\''])).or_else(|| {
            let before = line.text[..from].trim_matches(['"', '\'', ' ']);
            remark(before)
        });
        return Ok(ReadPuzzle { name: name.map(Cow::Borrowed), ..ReadPuzzle::new(puzzle, Format::Line) });
    }
    let cells: Result<CellRow<{ Cell::COUNT }>, _> = row(line);
    if let Ok(row) = cells
        && !border::is_border(line.text)
    {
        return match row.several {
            Some(at) if format.is_some_and(Format::shows_digits_only) => Err(line.error(at, ONE_DIGIT)),
            Some(_) => Ok(ReadPuzzle::new(marks::candidates(&row.cells), Format::Pencilmarks)),
            None => Ok(ReadPuzzle::new(marks::digits(&row.cells), Format::Line)),
        };
    }
    sized::read_line(line).unwrap_or_else(|| Err(bad(&line.trimmed())))
}

/// Reads a field of a record: a puzzle on one line or a link that holds one.
pub(super) fn read_any<'t>(field: &LineCursor<'t>) -> Result<ReadPuzzle<'t>, TextError> {
    if links::is_on(field) { links::read(field, None) } else { read(field, None) }
}

/// The error of a line that should be 81 cells.
pub(super) fn bad(line: &LineCursor<'_>) -> TextError {
    let word = line.text.split([',', ';', ' ', '\t']).next().unwrap_or_default();
    if let Some(problem) = spreadsheet(word) {
        return line.error(0, problem);
    }
    let mut cells = 0;
    let mut end = 0;
    for (at, found) in line.text.char_indices() {
        match Class::of(found) {
            Class::Other if matches!(found, '#' | '"' | '\'') && cells > 0 => break,
            Class::Other => return line.error(at, TextFault::Stray { found, expected: CELL }),
            Class::Separator if at == word.len() && (cells > 9 || matches!(found, ',' | ';')) => break,
            Class::Separator => {}
            Class::Digit(_) | Class::Blank => {
                cells += 1;
                end = if cells > Cell::COUNT { end } else { at + found.len_utf8() };
            }
        }
    }
    line.error(end, TextFault::Count { expected: Cell::COUNT, of: Wanted::Cells, found: cells })
}

/// The fault of a puzzle of digits that a spreadsheet changed, if that is what the word looks like.
pub(super) fn spreadsheet(word: &str) -> Option<TextFault> {
    let word = word.trim_matches(['"', '\'']);
    if let Some((mantissa, exponent)) = word.split_once(['E', 'e']) {
        let number = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
        let fraction = mantissa.replacen('.', "", 1);
        return (number(&fraction) && number(exponent.trim_start_matches('+'))).then_some(TextFault::Rounded);
    }
    let digits = word.len() >= 64 && word.len() < Cell::COUNT && word.bytes().all(|byte| byte.is_ascii_digit());
    (digits && word.contains('0') && !word.starts_with('0')).then_some(TextFault::LostZeros { found: word.len() })
}

/// True if a text begins with 729 characters of candidates.
pub(super) fn is_candidates(text: &str) -> bool {
    text.len() >= 729 && {
        let (count, bytes) = leading_cells(text);
        count == 729 && ends(&text[bytes..])
    }
}

/// Reads 729 characters, nine for each cell.
pub(super) fn read_candidates<'t>(line: &LineCursor<'t>) -> Result<ReadPuzzle<'t>, TextError> {
    let line = line.trimmed();
    let (count, bytes) = leading_cells(line.text);
    let rest = &line.text[bytes..];
    if count != 729 || !ends(rest) {
        return Err(match rest.chars().next().filter(|_| !ends(rest)) {
            Some(found) => line.error(bytes, TextFault::Stray { found, expected: CELL }),
            None => line.error(bytes, TextFault::Count { expected: 729, of: Wanted::Characters, found: count }),
        });
    }
    let mut candidates = CandidateSet::EMPTY;
    for (index, (at, found)) in line.text.char_indices().take(729).enumerate() {
        if let Some(digit) = cell(found).and_then(DigitSet::first) {
            let candidate = Candidate { cell: Cell::from_index(index / 9), digit };
            if candidates.contains(candidate) {
                return Err(line.error(at, TextFault::Stray { found, expected: Wanted::CandidateOnce }));
            }
            candidates.insert(candidate);
        }
    }
    let marks = std::array::from_fn(|index| Some(candidates.digits(Cell::from_index(index))));
    let name = remark(rest).map(Cow::Borrowed);
    Ok(ReadPuzzle { name, ..ReadPuzzle::new(marks::candidates(&marks), Format::Candidates) })
}
