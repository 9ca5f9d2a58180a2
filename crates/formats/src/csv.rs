//! A table with one puzzle a row.
use super::cursor::{Cursor, LineCursor};
use super::error::{TextError, TextFault};
use super::format::Format;
use super::line::{self, ReadPuzzle};
use super::{chars, record};
use crate::Wanted;
use qedoku_core::Grid;
use std::borrow::Cow;

/// The headers under which puzzles are found, in lower case.
pub(super) const NAMES: [&str; 7] = ["puzzle", "quizzes", "quiz", "question", "board", "initial_board", "grid"];

/// The headers under which solutions are found.
pub(super) const SOLUTIONS: [&str; 3] = ["solution", "solutions", "answer"];

/// The headers under which names are found, the first that there is.
pub(super) const TITLES: [&str; 3] = ["name", "title", "id"];

/// The delimiter and the columns by which the rows of a table are read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct CsvTable {
    pub delimiter: char,
    /// The column that holds the puzzle; without one it is the first that looks like it in each row.
    pub column: Option<usize>,
    /// The column that holds the solution.
    pub solution: Option<usize>,
    /// The column that holds the name.
    pub name: Option<usize>,
}

/// The fields of a record with the positions where their contents begin; quotes around a field are taken off.
pub(super) fn spans(text: &str, delimiter: char) -> impl Iterator<Item = (usize, &str)> {
    let mut next = Some(0);
    std::iter::from_fn(move || {
        let from = next?;
        let rest = &text[from..];
        let indent = rest.len() - rest.trim_start_matches(' ').len();
        if rest[indent..].starts_with('"') {
            let inside = from + indent + 1;
            if let Some(length) = closing_quote(&text[inside..]) {
                let after = inside + length + 1;
                next = text[after..].find(delimiter).map(|gap| after + gap + delimiter.len_utf8());
                return Some((inside, &text[inside..inside + length]));
            }
        }
        let length = rest.find(delimiter).unwrap_or(rest.len());
        next = (length < rest.len()).then(|| from + length + delimiter.len_utf8());
        Some((from + indent, rest[..length].trim()))
    })
}

/// The place where a quoted field ends; two quotes in a row stand for one of its characters.
fn closing_quote(text: &str) -> Option<usize> {
    let mut from = 0;
    loop {
        let at = from + text[from..].find('"')?;
        if !text[at + 1..].starts_with('"') {
            return Some(at);
        }
        from = at + 2;
    }
}

/// The fields of a record of a table, such as [`TextEntry::source`](super::TextEntry::source), at commas, semicolons or
/// tabs.
pub fn fields(record: &str) -> impl Iterator<Item = &str> {
    let delimiter = delimiters(record).next().unwrap_or(',');
    spans(record, delimiter).map(|(_, field)| field)
}

/// The contents of the fields of a record: in a field in quotes, two quotes stand for one.
pub(super) fn contents(record: &str, delimiter: char) -> impl Iterator<Item = Cow<'_, str>> {
    spans(record, delimiter).map(move |(at, field)| {
        let is_quoted = record[..at].ends_with('"');
        if is_quoted && field.contains('"') { field.replace("\"\"", "\"").into() } else { field.into() }
    })
}

/// The delimiters that occur in a line.
fn delimiters(text: &str) -> impl Iterator<Item = char> {
    [',', ';', '\t'].into_iter().filter(|&delimiter| text.contains(delimiter))
}

fn is_puzzle(field: &str) -> bool {
    chars::leading_cells(field) == (81, field.len())
}

/// The table whose header the line is, if it names a puzzle column.
pub(super) fn header(line: &LineCursor<'_>) -> Option<CsvTable> {
    let named = |field: &str| NAMES.contains(&field.to_ascii_lowercase().as_str());
    [',', ';', '\t'].into_iter().find_map(|delimiter| {
        let column = spans(line.text, delimiter).position(|(_, field)| field.len() <= 16 && named(field))?;
        let find = |known: &[&str]| {
            let known = |field: &str| known.iter().any(|name| field.eq_ignore_ascii_case(name));
            spans(line.text, delimiter).position(|(_, field)| known(field))
        };
        let name = TITLES.iter().find_map(|title| find(&[title]));
        Some(CsvTable { delimiter, column: Some(column), solution: find(&SOLUTIONS), name })
    })
}

/// The table a line is a row of, if one of its fields is a puzzle or what a spreadsheet makes of one.
pub(super) fn row(line: &LineCursor<'_>) -> Option<CsvTable> {
    delimiters(line.text).find_map(|delimiter| {
        let puzzle =
            spans(line.text, delimiter).any(|(_, field)| is_puzzle(field) || line::spreadsheet(field).is_some());
        puzzle.then_some(CsvTable { column: None, solution: None, name: None, delimiter })
    })
}

/// The table whose header the line is, by the row that follows it.
pub(super) fn unnamed_header(line: &LineCursor<'_>, after: &Cursor<'_>) -> Option<CsvTable> {
    if !line.text.contains([',', ';', '\t']) || row(line).is_some() || !line.text.contains(char::is_alphabetic) {
        return None;
    }
    let next = after.peek()?;
    let table = row(&next)?;
    let width = |line: &LineCursor<'_>| spans(line.text, table.delimiter).count();
    (width(line) == width(&next)).then_some(table)
}

/// Reads a row.
pub(super) fn read<'t>(line: &LineCursor<'t>, table: CsvTable) -> Result<ReadPuzzle<'t>, TextError> {
    let mut fields = spans(line.text, table.delimiter);
    let chosen = match table.column {
        Some(column) => fields.nth(column),
        None => fields.find(|(_, field)| is_puzzle(field) || line::spreadsheet(field).is_some()),
    };
    let Some((at, field)) = chosen else {
        return Err(line.error(line.text.len(), TextFault::Expected(Wanted::PuzzleColumn)));
    };
    let puzzle = match line::puzzle(field) {
        Some(puzzle) => puzzle,
        None => line::read_any(&line.part(at, at + field.len()))?.puzzle,
    };
    let field = |column: Option<usize>| spans(line.text, table.delimiter).nth(column?);
    let name = field(table.name).and_then(|(_, field)| words(field));
    let found = ReadPuzzle { name, ..ReadPuzzle::new(puzzle, Format::Csv) };
    let Some((at, stated)) = field(table.solution) else { return Ok(found) };
    Ok(found.stating(Grid::parse_line(stated), |problem| line.error(at, problem)))
}

/// The text of a field: two quotes stand for one, and an apostrophe keeps a spreadsheet from taking it for a formula.
fn words(field: &str) -> Option<Cow<'_, str>> {
    let formula = field.strip_prefix('\'').filter(|rest| record::is_formula(rest));
    let text = formula.unwrap_or(field);
    let text = if text.contains("\"\"") { Cow::Owned(text.replace("\"\"", "\"")) } else { Cow::Borrowed(text) };
    (!text.trim().is_empty()).then_some(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_may_be_quoted() {
        let all: Vec<_> = fields("1, \"a,\"\"b\" ,,c ,\"").collect();
        assert_eq!(all, ["1", "a,\"\"b", "", "c", "\""]);
        assert_eq!(fields("a;b").count(), 2);
    }

    #[test]
    fn headers_name_the_column() {
        let header = |text| header(&Cursor::new(text).next_line().unwrap());
        assert_eq!(
            header("id,Puzzle,solution"),
            Some(CsvTable { delimiter: ',', column: Some(1), solution: Some(2), name: Some(0) })
        );
        assert_eq!(
            header("quizzes;solutions"),
            Some(CsvTable { delimiter: ';', column: Some(0), solution: Some(1), name: None })
        );
        assert_eq!(
            header("\"source\",\"question\""),
            Some(CsvTable { delimiter: ',', column: Some(1), solution: None, name: None })
        );
        assert_eq!(header("board").unwrap().column, Some(0));
        assert_eq!(header("a puzzle,b"), None);
        assert_eq!(header("ID,Title,quiz").unwrap().name, Some(1));
    }
}
