//! One JSON object a line.
use super::bounded_text::LINE_LIMIT;
use super::csv::{NAMES, SOLUTIONS, TITLES};
use super::cursor::{Cursor, LineCursor};
use super::error::{TextError, TextFault};
use super::format::Format;
use super::line::{self, ReadPuzzle};
use super::links::fpuzzles;
use super::position_fields::PositionFields;
use super::{list, sudoku_puzzle};
use crate::Wanted;
use qedoku_core::{DOCUMENT_LIMIT, Layout, Puzzle, Rules, json_fault};
use serde_json::{Map, Value};
use std::borrow::Cow;
use std::sync::Arc;

/// The largest depth of brackets in an object.
const DEEPEST: usize = 16;

/// The length of the object that begins at the start of a text and may take several lines; nothing if it does not end.
fn length(text: &str, cursor: &Cursor<'_>) -> Option<usize> {
    let mut depth = 0_usize;
    let mut quoted = false;
    let mut escaped = false;
    if !text.starts_with('{') {
        return None;
    }
    for (at, byte) in text.bytes().enumerate().take(DOCUMENT_LIMIT) {
        match byte {
            b'\n' | b'\r' if quoted => return None,
            _ if escaped => escaped = false,
            b'\\' if quoted => escaped = true,
            b'"' => quoted = !quoted,
            b'{' | b'[' if !quoted => depth += 1,
            b'}' | b']' if !quoted => depth = depth.checked_sub(1)?,
            _ => {}
        }
        match depth {
            0 => return Some(at + 1),
            DEEPEST.. => return None,
            _ => {}
        }
    }
    cursor.reached_end();
    None
}

/// True if a line begins a list of objects.
pub(super) fn begins_list(line: &LineCursor<'_>, after: &Cursor<'_>) -> bool {
    let Some(rest) = line.text.trim().strip_prefix('[').map(str::trim_start) else { return false };
    let object = |text: &str| {
        text.strip_prefix('{').is_some_and(|rest| matches!(rest.trim_start().chars().next(), None | Some('"')))
    };
    object(rest) || rest.is_empty() && after.peek().is_some_and(|next| object(next.text.trim()))
}

/// The object that begins on a line, and goes on behind it as far as the cursor then stands; nothing if more stands
/// behind it than what separates the members of a list.
pub(super) fn object<'t>(cursor: &mut Cursor<'t>, line: &LineCursor<'t>) -> Option<LineCursor<'t>> {
    let whole = cursor.text_from(line);
    let lead = whole.len() - whole.trim_start().len();
    let end = lead + length(&whole[lead..], cursor)?;
    let rest = whole[end..].trim_start_matches([' ', '\t']);
    if !rest.is_empty() && !rest.starts_with(['\n', '\r', ',', ']']) {
        return None;
    }
    cursor.behind(line, &whole[..end]);
    Some(line.spanning(whole, lead, end))
}

/// Reads an object that has a puzzle under one of the usual names, as a string or a list.
pub(super) fn read<'t>(line: &LineCursor<'t>) -> Result<ReadPuzzle<'t>, TextError> {
    let line = line.trimmed();
    let text = line.text.trim_end_matches(',');
    // An object is a record like a line, and takes many times its length while it is read.
    if text.len() > LINE_LIMIT {
        let limit = LINE_LIMIT;
        let is_line = !text.contains(['\n', '\r']);
        return Err(line.error(0, if is_line { TextFault::TooLong { limit } } else { TextFault::TooLarge { limit } }));
    }
    let object: Value = serde_json::from_str(text).map_err(|error| {
        let message = json_fault(&error);
        let reason = message.split(" at line ").next().unwrap_or_default().to_owned();
        let start = text.split_inclusive('\n').take(error.line().saturating_sub(1)).map(str::len).sum::<usize>();
        let at = if error.is_eof() { text.len() } else { floor(text, start + error.column().saturating_sub(1)) };
        line.spanning(line.text, at, line.text.len()).error(0, TextFault::Json(reason))
    })?;
    let fault = |problem| line.error(0, problem);
    if let Some(object) = object.as_object().filter(|object| fpuzzles::is_object(object)) {
        return fpuzzles::of_object(object, fault);
    }
    if let Some(object) = object.as_object().filter(|object| sudoku_puzzle::is_object(object)) {
        return sudoku_puzzle::of_object(object, fault);
    }
    let rules = match object.get("rules") {
        Some(rules @ Value::Object(_)) => Some(layout(rules).map_err(fault)?),
        _ => None,
    };
    if let Some(position) = position(&object) {
        let layout = rules.unwrap_or_else(|| Arc::clone(Layout::classic()));
        let puzzle = position.puzzle(&layout).map_err(fault)?;
        let name = object.get("name").and_then(Value::as_str).map(|name| Cow::Owned(name.to_owned()));
        return Ok(ReadPuzzle { layout, name, ..ReadPuzzle::new(puzzle, Format::Jsonl) });
    }
    let fields = object.as_object().into_iter().flatten();
    let mut named = fields.filter(|(key, _)| NAMES.contains(&key.to_ascii_lowercase().as_str()));
    match named.next() {
        Some((_, Value::String(puzzle))) => match rules {
            Some(layout) => under_rules(layout, puzzle).map_err(fault),
            None => string(&line, puzzle),
        },
        Some((_, value @ Value::Array(_))) => array(&line, value),
        _ => Err(line.error(0, TextFault::Expected(Wanted::PuzzleObject))),
    }
    .map(|found| {
        let mut fields = object.as_object().into_iter().flatten();
        let stated = fields.find(|(key, _)| SOLUTIONS.contains(&key.to_ascii_lowercase().as_str()));
        let solution = stated.and_then(|(_, value)| found.layout.parse_line(value.as_str()?));
        let name = object.as_object().and_then(|fields| TITLES.iter().find_map(|title| called(fields, title)));
        ReadPuzzle { format: Format::Jsonl, name: name.map(Cow::Owned), ..found }.stating(solution, fault)
    })
}

/// The position in an object that has it in three fields.
fn position(object: &Value) -> Option<PositionFields<'_>> {
    let text = |name| object.get(name).and_then(Value::as_str);
    Some(PositionFields { givens: text("givens")?, board: text("board")?, candidates: text("candidates")? })
}

/// The name of a puzzle in a field, whatever case the name of the field is in: words, or a number.
fn called(fields: &Map<String, Value>, title: &str) -> Option<String> {
    let (_, value) = fields.iter().find(|(key, _)| key.eq_ignore_ascii_case(title))?;
    let name = match value {
        Value::String(text) => text.clone(),
        Value::Number(number) => number.to_string(),
        _ => return None,
    };
    Some(name).filter(|name| !name.trim().is_empty())
}

/// The start of the character at a byte.
fn floor(text: &str, byte: usize) -> usize {
    (0..=byte.min(text.len())).rev().find(|&at| text.is_char_boundary(at)).unwrap_or(0)
}

/// The layout of rules as a text of JSON.
pub(super) fn rules(text: &str) -> Result<Arc<Layout>, TextFault> {
    let rules: Value = serde_json::from_str(text).map_err(|error| TextFault::Json(json_fault(&error)))?;
    layout(&rules)
}

/// The rules of an object, as this program writes them.
fn layout(rules: &Value) -> Result<Arc<Layout>, TextFault> {
    let rules: Rules =
        serde_json::from_value(rules.clone()).map_err(|error| TextFault::Rule(format!("rules: {error}")))?;
    Layout::of(&rules).map_err(TextFault::Rules)
}

/// The puzzle of a character for each cell of the board of some rules.
fn under_rules(layout: Arc<Layout>, puzzle: &str) -> Result<ReadPuzzle<'static>, TextFault> {
    let expected = layout.board().len();
    let counted = || TextFault::Count { expected, of: Wanted::Cells, found: puzzle.chars().count() };
    let grid = layout.parse_line(puzzle).ok_or_else(counted)?;
    Ok(ReadPuzzle { layout, ..ReadPuzzle::new(Puzzle::from_givens(grid), Format::Jsonl) })
}

fn string<'t>(line: &LineCursor<'t>, puzzle: &str) -> Result<ReadPuzzle<'t>, TextError> {
    if let Some(puzzle) = line::puzzle(puzzle) {
        return Ok(ReadPuzzle::new(puzzle, Format::Jsonl));
    }
    let one_line = puzzle.replace(['\n', '\r'], " ");
    let at = line.text.find(puzzle).unwrap_or(0);
    let part = line.spanning(line.text, at, line.text.len());
    let alone = LineCursor { text: &one_line, ..part };
    line::read_any(&alone)
        .map(|found| ReadPuzzle { layout: found.layout, ..ReadPuzzle::new(found.puzzle, Format::Jsonl) })
}

fn array<'t>(line: &LineCursor<'t>, value: &Value) -> Result<ReadPuzzle<'t>, TextError> {
    let text = value.to_string();
    let mut cursor = Cursor::new(&text);
    let found = cursor.next_line().map(|inner| list::read(&mut cursor, &inner, 0).0);
    match found {
        Some(Ok(found)) => Ok(ReadPuzzle::new(found.puzzle, Format::Jsonl)),
        Some(Err(error)) => {
            let at = line.text.find('[').unwrap_or(0);
            Err(line.spanning(line.text, at, line.text.len()).error(0, error.problem))
        }
        None => Err(line.error(0, TextFault::Unrecognized)),
    }
}
