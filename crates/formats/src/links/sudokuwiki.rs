//! Links of SudokuWiki: 81 digits, or two or more digits of a higher base for each cell.
use super::super::cell_row::Mark;
use super::super::error::{TextError, TextFault};
use super::super::marks;
use super::escape::UnescapedLink;
use crate::Wanted;
use qedoku_core::{Board, CandidateSet, Cell, CellSet, Digit, DigitSet, Grid, Layout, Puzzle, Rule, RuleKind, Rules};
use std::sync::Arc;

/// The beginning of the packed form under classic rules.
const PACKED: &str = "S9B";

/// The other kinds of puzzles, by what their packed form begins with.
const KINDS: [(&str, PackedKind); 5] = [
    ("X9B", PackedKind::Diagonals),
    ("W9B", PackedKind::Windoku),
    ("C9B", PackedKind::DisjointGroups),
    ("J9B", PackedKind::Jigsaw),
    ("S6B", PackedKind::Six),
];

/// The beginning of a packed form that is not read, and the name of its kind.
const KILLER: (&str, &str) = ("L9B", "killer cages");

/// The first numbers that stand for a placed digit and for candidates.
const PLACED: u32 = 9;
const MASK: u32 = 18;
const BASE: u32 = 36;
const OLD_BASE: u32 = 32;

/// The place of the number of the box, from 0, in the number of a cell of a jigsaw.
const BOX: u32 = 10;

/// A kind of puzzles that has a packed form of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum PackedKind {
    Classic,
    Diagonals,
    Windoku,
    DisjointGroups,
    Jigsaw,
    Six,
}

impl PackedKind {
    /// The kind of a packed text, and what it begins with.
    fn of_text(text: &str) -> Option<(&'static str, Self)> {
        let classic = [(PACKED, Self::Classic)];
        KINDS.into_iter().chain(classic).find(|(head, _)| text.starts_with(head))
    }

    /// The kind of a puzzle, if it has one.
    fn of_rules(rules: &Rules) -> Option<(&'static str, Self)> {
        let same = |other: Rules| {
            let has = |rule: &Rule| rules.list.contains(rule);
            (rules.size, &rules.boxes, rules.list.len()) == (other.size, &other.boxes, other.list.len())
                && other.list.iter().all(has)
        };
        KINDS.into_iter().find(|&(_, kind)| match kind {
            Self::Jigsaw => same(Rules { boxes: rules.boxes.clone(), ..Rules::default() }) && has_nine_boxes(rules),
            _ => same(kind.rules()),
        })
    }

    /// The rules, but for the boxes of a jigsaw.
    fn rules(self) -> Rules {
        match self {
            Self::Classic | Self::Jigsaw => Rules::default(),
            Self::Diagonals => Rules::with([RuleKind::DiagonalRising, RuleKind::DiagonalFalling]),
            Self::Windoku => Rules { list: Rules::windows().to_vec(), ..Rules::default() },
            Self::DisjointGroups => Rules::with([RuleKind::DisjointGroups]),
            Self::Six => Rules::of_size(6),
        }
    }

    /// The number of digits for each cell.
    const fn width(self) -> usize {
        if matches!(self, Self::Jigsaw) { 3 } else { 2 }
    }

    /// The number of digits for all cells.
    fn length(self) -> usize {
        self.width() * self.rules().cells().count()
    }
}

/// True if every cell has a box.
fn has_nine_boxes(rules: &Rules) -> bool {
    rules.boxes.as_ref().is_some_and(|boxes| !boxes.contains('.'))
}

/// The digits of a packed text as numbers, a number for each cell, with its place.
fn numbers(plain: &UnescapedLink<'_>, from: usize, base: u32, width: usize) -> Result<Vec<(u32, usize)>, TextError> {
    let mut digits = vec![];
    for (at, found) in plain.text.char_indices().skip(from) {
        let expected = if base == BASE { Wanted::Base36 } else { Wanted::Base32 };
        digits.push((found.to_digit(base).ok_or_else(|| plain.error(at, TextFault::Stray { found, expected }))?, at));
    }
    let number = |part: &[(u32, usize)]| (part.iter().fold(0, |sum, digit| sum * base + digit.0), part[0].1);
    Ok(digits.chunks(width).map(number).collect())
}

/// True if a text is the packed form of a puzzle, the current or the older one.
pub(super) fn is_packed(text: &str) -> bool {
    let are_digits = |text: &str, base, length| text.len() == length && text.chars().all(|digit| digit.is_digit(base));
    let kind = PackedKind::of_text(text);
    kind.is_some_and(|(head, kind)| are_digits(&text[head.len()..], BASE, kind.length()))
        || are_digits(text, OLD_BASE, 2 * Cell::COUNT) && text.contains(char::is_alphabetic)
}

/// Reads what stands behind `bd=` if it is packed; nothing if it may be 81 characters.
pub(super) fn read(plain: &UnescapedLink<'_>) -> Option<Result<(Puzzle, Arc<Layout>), TextError>> {
    let text = plain.text.as_str();
    if text.starts_with(KILLER.0) {
        return Some(Err(plain.error(0, TextFault::Rule(KILLER.1.to_owned()))));
    }
    if let Some((head, kind)) = PackedKind::of_text(text) {
        return Some(packed(plain, head.len(), kind));
    }
    let classic = |puzzle| (puzzle, Arc::clone(Layout::classic()));
    (text.chars().count() == 2 * Cell::COUNT).then(|| older(plain).map(classic))
}

/// The error of a text that has another number of digits than its kind.
fn counted(plain: &UnescapedLink<'_>, from: usize, expected: usize) -> Result<(), TextError> {
    let found = plain.text.chars().count() - from;
    let problem = TextFault::Count { expected, of: Wanted::PackedDigits, found };
    if found == expected { Ok(()) } else { Err(plain.error(plain.text.len(), problem)) }
}

fn mask(bits: u32) -> DigitSet {
    (0..Digit::COUNT).filter(|place| bits >> place & 1 == 1).map(Digit::from_index).collect()
}

fn packed(plain: &UnescapedLink<'_>, from: usize, kind: PackedKind) -> Result<(Puzzle, Arc<Layout>), TextError> {
    let numbers = numbers(plain, from, BASE, kind.width())?;
    counted(plain, from, kind.length())?;
    let mut rules = kind.rules();
    if kind == PackedKind::Jigsaw {
        let mark = |&(number, at): &(u32, usize)| {
            let mark = char::from_digit((number >> BOX) + 1, Digit::COUNT as u32 + 1);
            mark.ok_or_else(|| plain.error(at, TextFault::Expected(Wanted::PackedCell)))
        };
        rules.boxes = Some(numbers.iter().map(mark).collect::<Result<_, _>>()?);
    }
    let layout = Layout::of(&rules).map_err(|fault| plain.error(0, TextFault::Rules(fault)))?;
    let digits = layout.digits();
    let most = digits.len() as u32;
    let all = MASK + (1 << most) - 1;
    let mut puzzle = Puzzle::from_givens(Grid::EMPTY);
    for (cell, (number, at)) in layout.board().iter().zip(numbers) {
        let number = if kind == PackedKind::Jigsaw { number & ((1 << BOX) - 1) } else { number };
        let digit = |value| Digit::from_value(value).filter(|&digit| digits.contains(digit));
        let bad = || plain.error(at, TextFault::Expected(Wanted::PackedCell));
        match number {
            1..=PLACED => {
                puzzle.values.set(cell, Some(digit(number).ok_or_else(bad)?));
                puzzle.givens.insert(cell);
            }
            10..=MASK => puzzle.values.set(cell, Some(digit(number - PLACED).ok_or_else(bad)?)),
            _ if number > MASK && number <= all => {
                puzzle.removed |= CandidateSet::of_cell(cell, digits - mask(number - MASK));
            }
            _ => return Err(bad()),
        }
    }
    Ok((marks::normal_on(&layout, puzzle), layout))
}

/// The older form: a mask of candidates and whether it is a given.
fn older(plain: &UnescapedLink<'_>) -> Result<Puzzle, TextError> {
    let mut marks: [Mark; Cell::COUNT] = [None; Cell::COUNT];
    let mut givens = CellSet::EMPTY;
    let numbers = numbers(plain, 0, OLD_BASE, 2)?;
    counted(plain, 0, 2 * Cell::COUNT)?;
    for (cell, (number, at)) in CellSet::ALL.iter().zip(numbers) {
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

/// True if the packed form has rules.
pub(super) fn keeps(layout: &Layout) -> bool {
    layout.is_classic() || PackedKind::of_rules(layout.rules()).is_some()
}

/// Writes a puzzle with its placed digits and candidates. A cell without candidates, which the form cannot say, has
/// all.
pub(super) fn write(layout: &Arc<Layout>, puzzle: &Puzzle) -> String {
    let (head, kind) = PackedKind::of_rules(layout.rules()).unwrap_or((PACKED, PackedKind::Classic));
    let board = Board::new(layout, puzzle);
    let mut text = head.to_owned();
    for cell in layout.board() {
        let digits = board.digits(cell);
        let digits = if digits.is_empty() { layout.digits() } else { digits };
        let mut number = match puzzle.values.get(cell) {
            Some(digit) if puzzle.givens.contains(cell) => u32::from(digit.value()),
            Some(digit) => u32::from(digit.value()) + PLACED,
            None => MASK + digits.iter().map(|digit| 1 << digit.index()).sum::<u32>(),
        };
        if kind == PackedKind::Jigsaw {
            number += (box_number(layout, cell) as u32) << BOX;
        }
        let places = (0..kind.width() as u32).rev().map(|place| number / BASE.pow(place) % BASE);
        text.extend(places.filter_map(|digit| char::from_digit(digit, BASE)));
    }
    text
}

/// The number of the box of a cell, from 0.
fn box_number(layout: &Layout, cell: Cell) -> usize {
    layout.box_of(cell).and_then(|own| layout.boxes().iter().position(|house| house == own)).unwrap_or(0)
}
