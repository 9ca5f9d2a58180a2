//! OpenSudoku's XML: a `game` element for each puzzle, its cells in the attribute `data`.
use super::bounded_text::LINE_LIMIT;
use super::cursor::{Cursor, LineCursor};
use super::error::{TextError, TextFault};
use super::format::Format;
use super::line::{self, ReadPuzzle};
use super::marks;
use crate::Wanted;
use qedoku_core::{Board, CandidateSet, Cell, CellSet, Digit, DigitSet, Grid, Layout, Puzzle, is_printable};
use std::fmt::Write as _;

pub(super) const BEGIN: &str =
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<opensudoku version=\"2\">\n<folder name=\"Qedoku\" created=\"0\">";
pub(super) const END: &str = "</folder>\n</opensudoku>";

/// The place where a tag ends, from its `<` on; an attribute cannot hold another `<`.
fn tag(text: &str) -> Option<usize> {
    if text.starts_with("<!--") {
        return text.get(..text.len().min(LINE_LIMIT)).unwrap_or(text).find("-->").map(|at| at + 3);
    }
    let mut quote = None;
    for (at, byte) in text.bytes().enumerate().skip(1).take(LINE_LIMIT) {
        match (byte, quote) {
            (b'<', _) => return None,
            (b'>', None) => return Some(at + 1),
            (b'"' | b'\'', None) => quote = Some(byte),
            (_, Some(open)) if open == byte => quote = None,
            _ => {}
        }
    }
    None
}

/// True if a line begins with a tag.
pub(super) fn begins(line: &LineCursor<'_>) -> bool {
    let text = line.text.trim_start();
    let name = text.strip_prefix(['<']).map(|rest| rest.trim_start_matches(['/', '?', '!']));
    name.is_some_and(|name| {
        [
            "opensudoku",
            "game",
            "xml",
            "folder",
            "--",
            "name",
            "author",
            "description",
            "comment",
            "created",
            "source",
            "level",
        ]
        .iter()
        .any(|known| name.starts_with(known))
    })
}

/// Reads the next game whose tag begins on the line; nothing if there is none.
pub(super) fn read<'t>(cursor: &mut Cursor<'t>, line: &LineCursor<'t>) -> Option<Result<ReadPuzzle<'t>, TextError>> {
    let whole = cursor.text_from(line);
    let mut from = 0;
    loop {
        let rest = line.text.get(from..).unwrap_or_default();
        let Some(at) = rest.find('<').map(|at| from + at) else {
            if from > line.text.len() {
                cursor.behind(line, &whole[..from]);
            }
            return None;
        };
        let Some(length) = tag(&whole[at..]) else {
            if whole.len() - at < LINE_LIMIT {
                cursor.reached_end();
            }
            return Some(Err(line.error(at, TextFault::Expected(Wanted::TagEnd))));
        };
        from = at + length;
        let element = line.spanning(whole, at, from);
        if element
            .text
            .strip_prefix("<game")
            .is_some_and(|rest| rest.starts_with(|next: char| next.is_whitespace() || next == '/' || next == '>'))
        {
            cursor.behind(line, &whole[..from]);
            return Some(game(&element));
        }
    }
}

/// The value of an attribute.
fn attribute<'t>(element: &LineCursor<'t>, name: &str) -> Option<LineCursor<'t>> {
    let from = element.text.match_indices(name).map(|(at, _)| at).find(|&at| {
        let before = element.text[..at].ends_with(char::is_whitespace);
        before && element.text[at + name.len()..].trim_start().starts_with('=')
    })?;
    let behind = &element.text[from + name.len()..];
    let open = behind.find(['"', '\''])?;
    let start = from + name.len() + open + 1;
    let length = element.text[start..].find(char::from(behind.as_bytes()[open]))?;
    Some(element.spanning(element.text, start, start + length))
}

fn game<'t>(element: &LineCursor<'t>) -> Result<ReadPuzzle<'t>, TextError> {
    let data = attribute(element, "data").or_else(|| attribute(element, "cells_data"));
    let Some(data) = data else {
        return Err(element.error(0, TextFault::Expected(Wanted::GameData)));
    };
    let puzzle = match data.text.trim_start().strip_prefix("version:") {
        Some(rest) => state(&data.spanning(data.text, data.text.len() - rest.len(), data.text.len()))?,
        None => match line::puzzle(data.text.trim()) {
            Some(puzzle) => puzzle,
            None => return Err(line::bad(&data)),
        },
    };
    let name = attribute(element, "note").map(|note| unescaped(note.text)).filter(|note| !note.trim().is_empty());
    Ok(ReadPuzzle { name: name.map(Into::into), ..ReadPuzzle::new(puzzle, Format::OpenSudoku) })
}

/// Reads the cells behind the number of the version.
fn state(data: &LineCursor<'_>) -> Result<Puzzle, TextError> {
    let digits = |next: char| next.is_ascii_digit();
    let lead = data.text.len() - data.text.trim_start().len();
    let number = data.text[lead..].find(|next| !digits(next)).unwrap_or(data.text.len() - lead);
    let Ok(version @ 1..=4_usize) = data.text[lead..lead + number].parse() else {
        return Err(data.error(lead, TextFault::Expected(Wanted::GameVersion)));
    };
    let from = lead + number;
    let skipped = ["&#10;", "&#xA;", "&#xa;", "\\n"].iter().find(|end| data.text[from..].starts_with(**end));
    let from = from + skipped.map_or(0, |end| end.len());
    let mut puzzle = Puzzle::from_givens(Grid::EMPTY);
    let mut fields = BarFields { data, at: from };
    let per_cell = if version == 4 { 4 } else { 3 };
    for (done, cell) in CellSet::ALL.iter().enumerate() {
        let mut found = [BarField { at: 0, text: "" }; 4];
        for place in found.iter_mut().take(per_cell) {
            let Some(field) = fields.next() else {
                let problem = TextFault::Count { expected: Cell::COUNT, of: Wanted::CellsOfGame, found: done };
                return Err(data.error(data.text.trim_end().len(), problem));
            };
            *place = field;
        }
        put(&mut puzzle, cell, version, &found[..per_cell]).map_err(|(at, problem)| data.error(at, problem))?;
    }
    match fields.next() {
        Some(field) => Err(data.error(field.at, TextFault::Expected(Wanted::EndOfGame))),
        None => Ok(marks::normal(puzzle)),
    }
}

/// The fields of a line, each ended by a bar; nothing between two bars is no field.
struct BarFields<'l, 't> {
    data: &'l LineCursor<'t>,
    at: usize,
}

impl<'t> Iterator for BarFields<'_, 't> {
    type Item = BarField<'t>;

    fn next(&mut self) -> Option<Self::Item> {
        let rest = &self.data.text[self.at..];
        let skipped = rest.len() - rest.trim_start_matches(|next: char| next == '|' || next.is_whitespace()).len();
        let from = self.at + skipped;
        let rest = &self.data.text[from..];
        let length = rest.find('|').unwrap_or(rest.len());
        self.at = from + length;
        (length > 0).then(|| BarField { at: from, text: &rest[..length] })
    }
}

/// A field, and the byte of the text where it begins.
#[derive(Clone, Copy)]
struct BarField<'t> {
    at: usize,
    text: &'t str,
}

/// Takes a cell: its digit, its notes, and whether it is open to the player.
fn put(puzzle: &mut Puzzle, cell: Cell, version: usize, fields: &[BarField<'_>]) -> Result<(), (usize, TextFault)> {
    let digit: u32 = match fields[0].text.parse() {
        Ok(digit @ 0..=9) => digit,
        _ => return Err((fields[0].at, TextFault::Expected(Wanted::DigitOrZero))),
    };
    let digit = Digit::from_value(digit);
    puzzle.values.set(cell, digit);
    let editable = fields[fields.len() - 1];
    match (editable.text, digit) {
        ("0", Some(_)) => puzzle.givens.insert(cell),
        ("0" | "1", _) => {}
        _ => return Err((editable.at, TextFault::Expected(Wanted::Editable))),
    }
    let mut noted = DigitSet::EMPTY;
    for field in fields[1..fields.len() - 1].iter().rev() {
        let digits = if version == 1 { list(*field) } else { mask(*field) }?;
        noted = if noted.is_empty() { digits } else { noted };
    }
    if digit.is_none() && !noted.is_empty() {
        puzzle.removed |= CandidateSet::of_cell(cell, DigitSet::ALL - noted);
    }
    Ok(())
}

/// Notes as the first version has them: `1,5,` or a dash.
fn list(BarField { at, text }: BarField<'_>) -> Result<DigitSet, (usize, TextFault)> {
    let fault = || (at, TextFault::Expected(Wanted::Notes));
    let words = text.split(',').map(str::trim).filter(|word| !word.is_empty() && *word != "-");
    words.map(|word| word.parse().ok().and_then(Digit::from_value).ok_or_else(fault)).collect()
}

/// Notes as the later versions have them: a bit for each digit.
fn mask(BarField { at, text }: BarField<'_>) -> Result<DigitSet, (usize, TextFault)> {
    match text.parse::<u32>() {
        Ok(bits @ 0..=511) => {
            Ok((0..Digit::COUNT).filter(|place| bits >> place & 1 == 1).map(Digit::from_index).collect())
        }
        _ => Err((at, TextFault::Expected(Wanted::NotesNumber))),
    }
}

const ENTITIES: [(char, &str); 6] =
    [('&', "&amp;"), ('<', "&lt;"), ('>', "&gt;"), ('"', "&quot;"), ('\'', "&apos;"), ('\n', "&#10;")];

/// The largest length of an entity.
const ENTITY: usize = 10;

fn unescaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find('&') {
        out += &rest[..at];
        rest = &rest[at..];
        let end = rest.bytes().take(ENTITY).position(|byte| byte == b';');
        let meant = end.and_then(|end| Some((meant(&rest[..=end])?, end + 1)));
        let (character, length) = meant.unwrap_or(('&', 1));
        out.push(character);
        rest = &rest[length..];
    }
    out + rest
}

/// The character that an entity stands for.
fn meant(entity: &str) -> Option<char> {
    let named = ENTITIES.iter().find(|(_, known)| *known == entity).map(|(plain, _)| *plain);
    named.or_else(|| {
        let number = entity.strip_prefix("&#")?.strip_suffix(';')?;
        let code = match number.strip_prefix(['x', 'X']) {
            Some(hexadecimal) => u32::from_str_radix(hexadecimal, 16),
            None => number.parse(),
        };
        char::from_u32(code.ok()?)
    })
}

/// Text as the value of an attribute, with a number for what would act or hide where it is shown; characters that XML
/// cannot hold are left out.
fn escaped(text: &str) -> String {
    let mut out = String::new();
    for next in
        text.chars().filter(|&next| next == '\n' || !next.is_control() && !matches!(next, '\u{fffe}' | '\u{ffff}'))
    {
        match ENTITIES.iter().find(|(plain, _)| *plain == next) {
            Some((_, entity)) => out += entity,
            None if is_printable(next) => out.push(next),
            None => {
                let _ = write!(out, "&#x{:x};", u32::from(next));
            }
        }
    }
    out
}

/// Writes the element of a game: 81 digits, or each cell with its notes where the puzzle has been worked on.
pub(super) fn write(puzzle: &Puzzle, name: Option<&str>) -> String {
    let board = Board::new(Layout::classic(), puzzle);
    let worked = !puzzle.removed.is_empty() || puzzle.placed().next().is_some();
    let mut data = if worked { "version: 2&#10;".to_owned() } else { puzzle.values.line('0') };
    for cell in CellSet::ALL.iter().filter(|_| worked) {
        let digit = puzzle.values.get(cell).map_or(0, Digit::value);
        let notes: u32 = if digit > 0 { 0 } else { board.digits(cell).iter().map(|digit| 1 << digit.index()).sum() };
        let editable = u8::from(!puzzle.givens.contains(cell));
        data.extend([&digit.to_string(), "|", &notes.to_string(), "||", &editable.to_string(), "|"]);
    }
    let note = name.map(|name| format!(" note=\"{}\"", escaped(name))).unwrap_or_default();
    format!("<game created=\"0\" state=\"{}\" time=\"0\" last_played=\"0\"{note} data=\"{data}\"/>", u8::from(!worked))
}
