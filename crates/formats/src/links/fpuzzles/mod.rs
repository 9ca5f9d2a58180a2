//! Links of f-puzzles: JSON, packed by LZ-String.
mod outside;
mod rules;

use super::super::cursor::LineCursor;
use super::super::error::{TextError, TextFault};
use super::super::line::ReadPuzzle;
use super::super::marks;
use super::escape::{UnescapedLink, escape};
use super::lz::{self, UnpackError};
use crate::{Format, Wanted};
use qedoku_core::{Board, CandidateSet, Cell, CellSet, Digit, DigitSet, Grid, Layout, Puzzle, json_fault};
use serde_json::{Map, Value, json};
use std::sync::Arc;

/// The largest number of characters of the packed form, and of what is unpacked from it.
const PACKED: usize = 1 << 16;
const UNPACKED: usize = 1 << 18;

/// The beginning of all packed JSON objects.
pub(super) const BEGIN: &str = "N4Ig";

/// The limits of repairing a link that a chat or a server took apart: the number of signs tried, and the length of all
/// trials together.
const SLASHES: usize = 64;
const WORDS: usize = 128;
const TRIALS: usize = 1 << 22;

/// Reads the packed JSON. What follows it on the line may be the rest of it, if the signs `+` have become blanks.
pub(super) fn read(plain: &UnescapedLink<'_>, after: &str) -> Result<ReadPuzzle<'static>, TextError> {
    let object = unpacked(plain, after)?;
    of_object(&object, |problem| plain.error(0, problem))
}

/// True if an object is a puzzle of f-puzzles: its grid is a list of lists of objects.
pub(in super::super) fn is_object(object: &Map<String, Value>) -> bool {
    let rows = object.get("grid").and_then(Value::as_array);
    let first = rows.and_then(|rows| rows.first()?.as_array()?.first());
    first.is_some_and(|cell| cell.is_object() || cell.is_null())
}

/// The puzzle of an object, with its rules.
pub(in super::super) fn of_object(
    object: &Map<String, Value>,
    fault: impl Fn(TextFault) -> TextError,
) -> Result<ReadPuzzle<'static>, TextError> {
    let layout = rules::read(object).map_err(&fault)?;
    let puzzle = grid(&layout, object).map_err(&fault)?;
    let solution = solution(&layout, object);
    let name = object.get("title").and_then(Value::as_str).map(str::trim).filter(|title| !title.is_empty());
    let name = name.map(|name| name.to_owned().into());
    let read = ReadPuzzle { layout, name, ..ReadPuzzle::new(puzzle, Format::FPuzzles) }.stating(solution, &fault);
    let doubt = read.doubt.or_else(|| rules::words(object).map(|text| fault(TextFault::Words(text.to_owned()))));
    Ok(ReadPuzzle { doubt, ..read })
}

/// The JSON object of a link, put together again where that is needed.
fn unpacked(plain: &UnescapedLink<'_>, after: &str) -> Result<Map<String, Value>, TextError> {
    // Some programs escape a link that is escaped already.
    let twice = UnescapedLink::of(LineCursor { text: &plain.text, ..plain.line })
        .map_or(plain.text.clone(), |once_more| once_more.text);
    let packed = twice.replace(' ', "+");
    if packed.len() > PACKED {
        return Err(plain.error(0, TextFault::TooMuch { limit: PACKED }));
    }
    let mut trials = TRIALS;
    let mut first = None;
    for text in readings(&packed, after) {
        let whole = UNPACKED.min(trials);
        let mut budget = whole;
        let unpacked = lz::unpack(&text, &mut budget);
        trials -= whole - budget;
        match unpacked {
            Ok(json) => match serde_json::from_str(&json) {
                Ok(Value::Object(object)) => return Ok(object),
                Ok(_) => first = first.or(Some((0, TextFault::Expected(Wanted::CompressedObject)))),
                Err(error) => {
                    let problem = TextFault::Json(format!("behind the compression, {}", json_fault(&error)));
                    first = first.or(Some((0, problem)));
                }
            },
            Err(fault) => {
                first = first.or(Some(problem(fault, &text)));
                if fault == UnpackError::Long {
                    break;
                }
            }
        }
    }
    let (at, problem) = first.unwrap_or((0, TextFault::Expected(Wanted::PuzzleInLink)));
    Err(plain.error(at, problem))
}

/// The readings that may have been meant: the text, the text with the words behind it, and the text with slashes that
/// were two.
fn readings<'t>(text: &'t str, after: &'t str) -> impl Iterator<Item = String> + 't {
    let words: Vec<usize> = after.match_indices(' ').map(|(at, _)| at).chain([after.len()]).take(WORDS).collect();
    let words = words.into_iter().filter(|&end| !after[..end].trim().is_empty());
    let words = words.map(move |end| format!("{text}+{}", after[..end].replace(' ', "+")));
    let slashes: Vec<usize> = text.match_indices('/').map(|(at, _)| at).take(SLASHES).collect();
    let doubled = move |first: usize, second: Option<usize>| {
        let (head, tail) = text.split_at(first);
        match second {
            Some(second) => format!("{head}/{}/{}", &text[first..second], &text[second..]),
            None => format!("{head}/{tail}"),
        }
    };
    let all = text.contains('/').then(|| text.replace('/', "//"));
    let single = slashes.clone().into_iter().map(move |first| doubled(first, None));
    let pairs = slashes.clone().into_iter().flat_map(move |first| {
        let behind: Vec<usize> = slashes.iter().copied().filter(|&second| second > first).collect();
        behind.into_iter().map(move |second| doubled(first, Some(second)))
    });
    std::iter::once(text.to_owned()).chain(words).chain(all).chain(single).chain(pairs)
}

fn problem(fault: UnpackError, text: &str) -> (usize, TextFault) {
    const EXPECTED: Wanted = Wanted::Base64;
    match fault {
        UnpackError::Stray(at) => {
            let found = text.get(at..).and_then(|rest| rest.chars().next()).unwrap_or('\u{fffd}');
            (at, TextFault::Stray { found, expected: EXPECTED })
        }
        UnpackError::Code(at) => (at, TextFault::Expected(Wanted::PackedText)),
        UnpackError::Cut => (text.len(), TextFault::Expected(Wanted::RestOfLink)),
        UnpackError::Tail(at) => (at, TextFault::Expected(Wanted::EndOfLink)),
        UnpackError::Long => (0, TextFault::TooMuch { limit: UNPACKED }),
    }
}

/// The fault of a cell of the JSON.
fn at(row: usize, column: usize, expected: Wanted) -> TextFault {
    TextFault::Part { part: format!("grid[{row}][{column}]"), expected }
}

fn digit(layout: &Layout, value: &Value) -> Option<Digit> {
    let number = value.as_u64().or_else(|| value.as_str()?.parse().ok())?;
    Digit::from_value(u32::try_from(number).ok()?).filter(|&digit| layout.digits().contains(digit))
}

fn grid(layout: &Layout, object: &Map<String, Value>) -> Result<Puzzle, TextFault> {
    let side = layout.size();
    let (wanted_rows, wanted_cells) = if layout.board() == CellSet::ALL {
        (Wanted::NineRows, Wanted::NineCells)
    } else {
        (Wanted::RowsOfSize, Wanted::CellsOfSize)
    };
    let missing = |part: &str, expected: Wanted| TextFault::Part { part: part.to_owned(), expected };
    let rows = object.get("grid").and_then(Value::as_array).filter(|rows| rows.len() == side);
    let rows = rows.ok_or_else(|| missing("grid", wanted_rows))?;
    let mut puzzle = Puzzle::from_givens(Grid::EMPTY);
    let mut cells = layout.board().iter();
    for (row, list) in rows.iter().enumerate() {
        let list = list.as_array().filter(|list| list.len() == side);
        let list = list.ok_or_else(|| missing(&format!("grid[{row}]"), wanted_cells))?;
        for (column, (content, cell)) in list.iter().zip(cells.by_ref()).enumerate() {
            let content = match content {
                Value::Object(content) => content,
                Value::Null => continue,
                _ => return Err(at(row, column, Wanted::Object)),
            };
            rules::cell(cell, content)?;
            take(layout, &mut puzzle, cell, content).map_err(|expected| at(row, column, expected))?;
        }
    }
    Ok(marks::normal_on(layout, puzzle))
}

/// Takes what a cell says; marks in the center are its candidates, marks in the corners are notes and say nothing.
fn take(layout: &Layout, puzzle: &mut Puzzle, cell: Cell, content: &Map<String, Value>) -> Result<(), Wanted> {
    let digit = |value: &Value| digit(layout, value);
    let filled = content.get("value").filter(|&value| value != 0 && !value.is_null() && value != "");
    if let Some(value) = filled {
        puzzle.values.set(cell, Some(digit(value).ok_or(Wanted::Value)?));
        if content.get("given").and_then(Value::as_bool).unwrap_or(false) {
            puzzle.givens.insert(cell);
        }
        return Ok(());
    }
    for key in ["centerPencilMarks", "givenPencilMarks"] {
        let Some(list) = content.get(key).filter(|list| !list.is_null()) else { continue };
        let list = list.as_array().ok_or(Wanted::MarkList)?;
        let marks: Option<DigitSet> = list.iter().map(digit).collect();
        let marks = marks.ok_or(Wanted::Marks)?;
        if !marks.is_empty() {
            puzzle.removed |= CandidateSet::of_cell(cell, layout.digits() - marks);
        }
    }
    Ok(())
}

/// The solution that the author states: a digit for each cell as a string or a list.
fn solution(layout: &Layout, object: &Map<String, Value>) -> Option<Grid> {
    let digit = |value: &Value| digit(layout, value);
    let text = match object.get("solution")? {
        Value::String(text) => text.clone(),
        Value::Array(list) => {
            list.iter().map(|value| digit(value).map_or('.', |digit| char::from(b'0' + digit.value()))).collect()
        }
        _ => return None,
    };
    layout.parse_line(&text)
}

/// Writes the whole link. Candidates are written where a puzzle has been worked on.
pub(super) fn write(layout: &Arc<Layout>, puzzle: &Puzzle, name: Option<&str>, solution: Option<&Grid>) -> String {
    escape(&lz::pack(&object(layout, puzzle, name, solution).to_string()))
}

/// The JSON object of a puzzle.
pub(in super::super) fn object(
    layout: &Arc<Layout>,
    puzzle: &Puzzle,
    name: Option<&str>,
    solution: Option<&Grid>,
) -> Value {
    let board = Board::new(layout, puzzle);
    let region = |cell: Cell| {
        let number = layout.box_of(cell).and_then(|own| layout.boxes().iter().position(|house| house == own));
        layout.rules().boxes.as_ref().map(|_| json!(number))
    };
    let worked = !puzzle.removed.is_empty() || puzzle.placed().next().is_some();
    let content = |cell: Cell| match puzzle.values.get(cell) {
        Some(digit) if puzzle.givens.contains(cell) => json!({ "value": digit.value(), "given": true }),
        Some(digit) => json!({ "value": digit.value() }),
        None if worked && !board.digits(cell).is_empty() => {
            let marks: Vec<u8> = board.digits(cell).iter().map(Digit::value).collect();
            json!({ "centerPencilMarks": marks })
        }
        None => json!({}),
    };
    let content = |cell: Cell| {
        let mut content = content(cell);
        if let (Some(region), Some(content)) = (region(cell), content.as_object_mut()) {
            content.insert("region".to_owned(), region);
        }
        content
    };
    let size = layout.size();
    let rows = (1..=size as u8).map(|row| (1..=size as u8).map(|column| content(Cell::at(row, column))).collect());
    let mut object = Map::new();
    object.insert("size".to_owned(), json!(size));
    if let Some(name) = name {
        object.insert("title".to_owned(), json!(name));
    }
    object.insert("grid".to_owned(), Value::Array(rows.collect()));
    if let Some(solution) = solution {
        let digits: Vec<u8> = solution.filled().map(|candidate| candidate.digit.value()).collect();
        object.insert("solution".to_owned(), json!(digits));
    }
    rules::write(layout.rules(), &mut object);
    Value::Object(object)
}
