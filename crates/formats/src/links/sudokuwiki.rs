//! Links of SudokuWiki: 81 digits, or two or more digits of a higher base for each cell.
use super::super::cell_row::Mark;
use super::super::error::{TextError, TextFault};
use super::super::marks;
use super::escape::UnescapedLink;
use crate::Wanted;
use qedoku_core::{Board, CandidateSet, Cell, CellSet, Digit, DigitSet, Grid, Layout, Puzzle};

/// The beginning of the packed form, and the beginnings of other kinds of puzzles with their names.
const PACKED: &str = "S9B";
const OTHERS: [(&str, &str); 6] = [
    ("X9B", "diagonals"),
    ("W9B", "windoku"),
    ("C9B", "disjoint groups"),
    ("J9B", "jigsaw"),
    ("L9B", "killer cages"),
    ("S6B", "a grid of 6 x 6"),
];

/// The first numbers that stand for a placed digit and for candidates.
const PLACED: u32 = 9;
const MASK: u32 = 18;
const BASE: u32 = 36;
const OLD_BASE: u32 = 32;

/// Whether a text is the packed form of a puzzle, the current or the older one.
pub(super) fn is_packed(text: &str) -> bool {
    let pairs = |text: &str, base| text.len() == 2 * Cell::COUNT && text.chars().all(|digit| digit.is_digit(base));
    text.get(PACKED.len()..).is_some_and(|rest| pairs(rest, BASE) && text.starts_with(PACKED))
        || pairs(text, OLD_BASE) && text.contains(char::is_alphabetic)
}

/// Reads what stands behind `bd=` if it is packed; nothing if it may be 81 characters.
pub(super) fn read(plain: &UnescapedLink<'_>) -> Option<Result<Puzzle, TextError>> {
    let text = plain.text.as_str();
    if let Some((_, rule)) = OTHERS.iter().find(|(head, _)| text.starts_with(head)) {
        return Some(Err(plain.error(0, TextFault::Rule((*rule).to_owned()))));
    }
    if text.starts_with(PACKED) {
        return Some(packed(plain));
    }
    (text.chars().count() == 2 * Cell::COUNT).then(|| older(plain))
}

/// The number in each cell, two digits of a base.
fn pairs(plain: &UnescapedLink<'_>, from: usize, base: u32) -> Result<Vec<(Cell, u32, usize)>, TextError> {
    let mut digits = vec![];
    for (at, found) in plain.text.char_indices().skip(from) {
        let expected = if base == BASE { Wanted::Base36 } else { Wanted::Base32 };
        digits.push((found.to_digit(base).ok_or_else(|| plain.error(at, TextFault::Stray { found, expected }))?, at));
    }
    if digits.len() != 2 * Cell::COUNT {
        let problem = TextFault::Count { expected: 2 * Cell::COUNT, of: Wanted::PackedDigits, found: digits.len() };
        return Err(plain.error(plain.text.len(), problem));
    }
    let number = |(cell, pair): (Cell, &[(u32, usize)])| (cell, pair[0].0 * base + pair[1].0, pair[0].1);
    Ok(CellSet::ALL.iter().zip(digits.chunks(2)).map(number).collect())
}

fn mask(bits: u32) -> DigitSet {
    (0..Digit::COUNT).filter(|place| bits >> place & 1 == 1).map(Digit::from_index).collect()
}

fn packed(plain: &UnescapedLink<'_>) -> Result<Puzzle, TextError> {
    let mut puzzle = Puzzle::from_givens(Grid::EMPTY);
    for (cell, number, at) in pairs(plain, PACKED.len(), BASE)? {
        let digit = |value| Digit::from_value(value);
        match number {
            1..=9 => {
                puzzle.values.set(cell, digit(number));
                puzzle.givens.insert(cell);
            }
            10..=MASK => puzzle.values.set(cell, digit(number - PLACED)),
            19..=529 => puzzle.removed |= CandidateSet::of_cell(cell, DigitSet::ALL - mask(number - MASK)),
            _ => {
                let expected = Wanted::PackedCell;
                return Err(plain.error(at, TextFault::Expected(expected)));
            }
        }
    }
    Ok(marks::normal(puzzle))
}

/// The older form: a mask of candidates and whether it is a given.
fn older(plain: &UnescapedLink<'_>) -> Result<Puzzle, TextError> {
    let mut marks: [Mark; Cell::COUNT] = [None; Cell::COUNT];
    let mut givens = CellSet::EMPTY;
    for (cell, number, at) in pairs(plain, 0, OLD_BASE)? {
        let digits = mask(number >> 1);
        if number & 1 == 1 {
            if digits.len() != 1 {
                return Err(plain.error(at, TextFault::Expected(Wanted::OneGivenDigit)));
            }
            givens.insert(cell);
        }
        marks[cell.index()] = Some(digits);
    }
    let mut puzzle = marks::candidates(&marks);
    for cell in givens {
        puzzle.values.set(cell, marks[cell.index()].and_then(DigitSet::first));
    }
    Ok(marks::normal(Puzzle { givens, ..puzzle }))
}

/// Writes a puzzle with its placed digits and candidates. A cell without candidates, which the form cannot say, has
/// all.
pub(super) fn write(puzzle: &Puzzle) -> String {
    let board = Board::new(Layout::classic(), puzzle);
    let mut text = PACKED.to_owned();
    for cell in CellSet::ALL {
        let digits = board.digits(cell);
        let digits = if digits.is_empty() { DigitSet::ALL } else { digits };
        let number = match puzzle.values.get(cell) {
            Some(digit) if puzzle.givens.contains(cell) => u32::from(digit.value()),
            Some(digit) => u32::from(digit.value()) + PLACED,
            None => MASK + digits.iter().map(|digit| 1 << digit.index()).sum::<u32>(),
        };
        text.extend([number / BASE, number % BASE].into_iter().filter_map(|digit| char::from_digit(digit, BASE)));
    }
    text
}
