//! The object around the rules: board, givens, candidates, solution.
use super::fields::{digits, numbers};
use super::{read_rules, write_rules};
use crate::error::{TextError, TextFault};
use crate::line::ReadPuzzle;
use crate::{Format, Wanted, marks};
use qedoku_core::{Board, CandidateSet, Cell, Digit, Grid, Layout, Puzzle, Rules};
use serde_json::{Map, Value, json};
use std::sync::Arc;

/// The value of `format`, and the version that is read and written.
const NAME: &str = "sudoku-puzzle";
const VERSION: u64 = 1;

/// The keys that are read, and those that describe the puzzle or draw it.
const KEYS: [&str; 13] = [
    "format",
    "format_version",
    "board",
    "digits",
    "givens",
    "solution",
    "candidates",
    "rules",
    "meta",
    "$schema",
    "decorations",
    "style",
    "ext",
];

/// True if an object is of this format.
pub(in super::super) fn is_object(object: &Map<String, Value>) -> bool {
    object.get("format").and_then(Value::as_str) == Some(NAME)
}

/// The puzzle of an object, with its rules.
pub(in super::super) fn of_object(
    object: &Map<String, Value>,
    fault: impl Fn(TextFault) -> TextError,
) -> Result<ReadPuzzle<'static>, TextError> {
    let size = size(object).map_err(&fault)?;
    let rules = read_rules::read(size, object.get("rules")).map_err(&fault)?;
    let layout = Layout::of(&rules).map_err(|problem| fault(TextFault::Rules(problem)))?;
    let puzzle = puzzle(&layout, object).map_err(&fault)?;
    let solution = object.get("solution").filter(|value| !value.is_null());
    let solution = solution.map(|value| grid(&layout, "solution", value)).transpose().map_err(&fault)?;
    let title = object.get("meta").and_then(|meta| meta.get("title")?.as_str()).map(str::trim);
    let name = title.filter(|title| !title.is_empty()).map(|title| title.to_owned().into());
    Ok(ReadPuzzle { layout, name, ..ReadPuzzle::new(puzzle, Format::SudokuPuzzle) }.stating(solution, fault))
}

/// The number of rows of the board; any fault of what stands around the rules.
fn size(object: &Map<String, Value>) -> Result<usize, TextFault> {
    let version = object.get("format_version").unwrap_or(&Value::Null);
    if version.as_u64() != Some(VERSION) {
        return Err(TextFault::Rule(format!("{NAME} of the version {version}")));
    }
    let unknown: Vec<&str> = object.keys().map(String::as_str).filter(|key| !KEYS.contains(key)).collect();
    if !unknown.is_empty() {
        return Err(TextFault::Rule(unknown.join(", ")));
    }
    let board = |key: &str| object.get("board").and_then(|board| board.get(key)?.as_u64());
    let number = |value: Option<u64>| value.and_then(|value| usize::try_from(value).ok());
    let all = (number(board("rows")), number(board("cols")), number(object.get("digits").and_then(Value::as_u64)));
    let (Some(rows), Some(columns), Some(digits)) = all else {
        return Err(TextFault::Part { part: "board".to_owned(), expected: Wanted::BoardSize });
    };
    if rows != columns || rows != digits || Rules::of_size(rows).box_shape().is_none() {
        return Err(TextFault::Rule(format!("a board of {rows} x {columns} cells and {digits} digits")));
    }
    Ok(rows)
}

/// The digits of a list with a number for each cell.
fn grid(layout: &Layout, part: &str, value: &Value) -> Result<Grid, TextFault> {
    let fault = || TextFault::Part { part: part.to_owned(), expected: Wanted::DigitList };
    let list = value.as_array().filter(|list| list.len() == layout.board().len()).ok_or_else(fault)?;
    if list.contains(&Value::Null) {
        return Err(TextFault::Rule("a board that lacks cells".to_owned()));
    }
    let mut grid = Grid::EMPTY;
    for (cell, number) in layout.board().iter().zip(numbers(list).ok_or_else(fault)?) {
        let digit = Digit::from_value(u32::from(number)).filter(|&digit| layout.digits().contains(digit));
        if number != 0 && digit.is_none() {
            return Err(fault());
        }
        grid.set(cell, digit);
    }
    Ok(grid)
}

fn puzzle(layout: &Layout, object: &Map<String, Value>) -> Result<Puzzle, TextFault> {
    let givens = grid(layout, "givens", object.get("givens").unwrap_or(&Value::Null))?;
    let mut puzzle = Puzzle::from_givens(givens);
    let candidates = object.get("candidates").filter(|value| !value.is_null());
    let Some(candidates) = candidates else { return Ok(puzzle) };
    let part = |part: &str, expected| TextFault::Part { part: part.to_owned(), expected };
    let candidates = candidates.as_object().ok_or_else(|| part("candidates", Wanted::Object))?;
    for (name, marks) in candidates {
        let cell = Cell::parse(name).filter(|&cell| layout.board().contains(cell));
        let cell = cell.ok_or_else(|| part("candidates", Wanted::RuleCells))?;
        let marks = marks.as_array().and_then(|marks| digits(layout.rules(), marks));
        let marks = marks.ok_or_else(|| part(&format!("candidates of {name}"), Wanted::Marks))?;
        puzzle.removed |= CandidateSet::of_cell(cell, layout.digits() - marks.into_iter().collect());
    }
    Ok(marks::normal_on(layout, puzzle))
}

/// The object of a puzzle whose rules the format [keeps](super::keeps). Placed digits are givens.
pub(in super::super) fn object(
    layout: &Arc<Layout>,
    puzzle: &Puzzle,
    name: Option<&str>,
    solution: Option<&Grid>,
) -> Value {
    let board = Board::new(layout, puzzle);
    let size = layout.size();
    let list =
        |grid: &Grid| -> Vec<u8> { layout.board().iter().map(|cell| grid.get(cell).map_or(0, Digit::value)).collect() };
    let mut object = Map::new();
    let mut set = |key: &str, value: Value| drop(object.insert(key.to_owned(), value));
    set("format", json!(NAME));
    set("format_version", json!(VERSION));
    if let Some(name) = name {
        set("meta", json!({ "title": name }));
    }
    set("board", json!({ "rows": size, "cols": size }));
    set("digits", json!(size));
    set("givens", json!(list(&puzzle.values)));
    if let Some(solution) = solution {
        set("solution", json!(list(solution)));
    }
    let marked = puzzle.removed.cells() - puzzle.values.cells();
    if !marked.is_empty() {
        let marks = |cell: Cell| -> Vec<u8> { board.digits(cell).iter().map(Digit::value).collect() };
        set("candidates", marked.iter().map(|cell| (cell.to_string(), json!(marks(cell)))).collect());
    }
    set("rules", write_rules::write(layout));
    Value::Object(object)
}
