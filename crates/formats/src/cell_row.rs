//! A line of cells: plain, separated, or groups of candidates.
use super::chars::{CELL, Class, cell};
use super::cursor::LineCursor;
use super::error::{TextError, TextFault};
use crate::Wanted;
use qedoku_core::{Digit, DigitSet};

/// The content of a cell: nothing, or digits. A lone digit may be a placed one.
pub(super) type Mark = Option<DigitSet>;

/// The sign in pencil marks for a cell that has no candidate left.
pub(super) const IMPOSSIBLE: char = '!';

/// `N` cells that stand on one line.
#[derive(Clone, Copy, Debug)]
pub(super) struct CellRow<const N: usize> {
    pub cells: [Mark; N],
    /// True if each cell is a group of its own, so that a group may hold several candidates.
    pub grouped: bool,
    /// The place where the first cell begins that holds several candidates or none.
    pub several: Option<usize>,
    /// True if a dash stands for a blank.
    pub dashes: bool,
}

/// The characters a line is made of, counted before it is known what it is.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct LineShape {
    /// Characters that stand for cells.
    pub cells: usize,
    /// Runs of characters between separators.
    pub tokens: usize,
    /// Characters that are no cells, nor separators, nor marks on pencil marks.
    pub strays: usize,
    /// The place and character of the first of these.
    pub stray: Option<(usize, char)>,
    /// The place where the first cell beyond the count asked for begins.
    pub extra: Option<usize>,
}

impl LineShape {
    pub(super) fn of(text: &str, count: usize) -> Self {
        let mut shape = Self::default();
        let mut inside = false;
        for (at, character) in text.char_indices() {
            let class = Class::of(character);
            if class == Class::Separator {
                inside = false;
                continue;
            }
            shape.tokens += usize::from(!inside);
            inside = true;
            if class.cell().is_some() {
                shape.cells += 1;
                if shape.cells == count + 1 {
                    shape.extra = Some(at);
                }
            } else if !matches!(character, '#' | '@' | IMPOSSIBLE) {
                shape.strays += 1;
                shape.stray = shape.stray.or(Some((at, character)));
            }
        }
        shape
    }
}

/// The fault of a grid whose cells must each hold one digit or none.
pub(super) const ONE_DIGIT: TextFault = TextFault::Expected(Wanted::OneDigitCells);

/// Reads a line of `N` cells.
pub(super) fn row<const N: usize>(line: &LineCursor<'_>) -> Result<CellRow<N>, TextError> {
    if let Some(error) = line.cut() {
        return Err(error);
    }
    let remark = without_comment(line);
    match read_row(&remark) {
        // What looked like a remark may be candidates with a mark before them.
        Err(error) if remark.text.len() < line.text.len() => read_row(line).map_err(|_| error),
        read => read,
    }
}

fn read_row<const N: usize>(line: &LineCursor<'_>) -> Result<CellRow<N>, TextError> {
    let line = *line;
    if line.text.contains('{') {
        return braced(&line);
    }
    if let Some(row) = delimited(&line) {
        return row;
    }
    let shape = LineShape::of(line.text, N);
    if let Some((at, found)) = shape.stray {
        return Err(line.error(at, TextFault::Stray { found, expected: CELL }));
    }
    if shape.cells == N && !line.text.contains(['#', IMPOSSIBLE]) {
        return Ok(plain(line.text));
    }
    if shape.tokens == N {
        return groups(&line, tokens(line.text));
    }
    let as_groups = shape.cells > shape.tokens && shape.tokens + 2 >= N && shape.tokens <= N + 2;
    let (of, found) = if as_groups { (Wanted::CandidateGroups, shape.tokens) } else { (Wanted::Cells, shape.cells) };
    let at = if as_groups { None } else { shape.extra }.unwrap_or(line.text.trim_end().len());
    Err(line.error(at, TextFault::Count { expected: N, of, found }))
}

/// Cells of which those with candidates stand in braces; outside of them each character is a cell.
fn braced<const N: usize>(line: &LineCursor<'_>) -> Result<CellRow<N>, TextError> {
    let mut row = CellRow { cells: [None; N], grouped: true, several: None, dashes: false };
    let mut found = 0;
    let mut rest = line.text.char_indices();
    while let Some((at, next)) = rest.next() {
        let (byte, content) = match Class::of(next) {
            _ if next == '{' => (at, Some(group(line, at, &mut rest)?)),
            Class::Separator => continue,
            class => match class.cell() {
                Some(content) => (at, mark_of(content)),
                None => return Err(line.error(at, TextFault::Stray { found: next, expected: Wanted::CellOrBrace })),
            },
        };
        if let Some(cell) = row.cells.get_mut(found) {
            *cell = content;
            let several = content.is_some_and(|digits| digits.len() != 1);
            row.several = row.several.or(several.then_some(byte));
        }
        found += 1;
    }
    if found == N {
        return Ok(row);
    }
    Err(line.error(line.text.trim_end().len(), TextFault::Count { expected: N, of: Wanted::Cells, found }))
}

/// Reads candidates up to the brace that closes.
fn group(line: &LineCursor<'_>, open: usize, rest: &mut std::str::CharIndices<'_>) -> Result<DigitSet, TextError> {
    let mut digits = DigitSet::EMPTY;
    for (at, found) in rest.by_ref() {
        match Class::of(found) {
            _ if found == '}' => return Ok(digits),
            Class::Digit(digit) if !digits.contains(digit) => digits.insert(digit),
            Class::Separator => {}
            _ => return Err(line.error(at, TextFault::Stray { found, expected: Wanted::CandidateOrBrace })),
        }
    }
    Err(line.error(open, TextFault::Expected(Wanted::BraceAfterCandidates)))
}

/// A remark after the cells begins with `#` after white space.
fn without_comment<'t>(line: &LineCursor<'t>) -> LineCursor<'t> {
    let hash = line.text.match_indices('#').find(|(at, _)| line.text[..*at].ends_with(char::is_whitespace));
    hash.map_or(*line, |(at, _)| line.part(0, at))
}

fn plain<const N: usize>(text: &str) -> CellRow<N> {
    let mut contents = text.chars().filter_map(cell);
    CellRow {
        cells: std::array::from_fn(|_| contents.next().and_then(mark_of)),
        grouped: tokens(text).count() == N,
        several: None,
        dashes: text.contains('-'),
    }
}

/// The text of a cell in a row, and the byte where it begins.
struct RowField<'t> {
    at: usize,
    text: &'t str,
}

/// The runs of characters between separators.
fn tokens(text: &str) -> impl Iterator<Item = RowField<'_>> {
    let mut rest = 0;
    std::iter::from_fn(move || {
        let separates = |character| Class::of(character) == Class::Separator;
        let from = rest + text[rest..].find(|character| !separates(character))?;
        let to = text[from..].find(separates).map_or(text.len(), |length| from + length);
        rest = to;
        Some(RowField { at: from, text: &text[from..to] })
    })
}

/// A table's row: cells between tabs, commas or semicolons, empty ones blank.
fn delimited<const N: usize>(line: &LineCursor<'_>) -> Option<Result<CellRow<N>, TextError>> {
    let text = line.text.trim_matches(' ');
    let offset = line.text.len() - line.text.trim_start_matches(' ').len();
    // In a table of Markdown a blank cell may hold nothing.
    let inner = text.strip_prefix('|').and_then(|text| text.strip_suffix('|'));
    let table = inner.filter(|inner| inner.matches('|').count() == N - 1);
    let (text, offset) = table.map_or((text, offset), |inner| (inner, offset + 1));
    let known: &[u8] = if table.is_some() { b"|" } else { b"\t,;" };
    let delimiter = known.iter().copied().find_map(|delimiter| {
        let count = text.bytes().filter(|&byte| byte == delimiter).count();
        let closed = count == N && text.as_bytes().last() == Some(&delimiter);
        (count == N - 1 || closed).then_some(char::from(delimiter))
    })?;
    let mut from = offset;
    let fields = text.split(delimiter).take(N).map(|field| {
        let indent = field.len() - field.trim_start_matches([' ', '"', '\'']).len();
        let at = from + indent;
        from += field.len() + 1;
        RowField { at, text: field.trim_matches([' ', '"', '\'']) }
    });
    Some(groups(line, fields))
}

fn groups<'t, const N: usize>(
    line: &LineCursor<'_>,
    fields: impl Iterator<Item = RowField<'t>>,
) -> Result<CellRow<N>, TextError> {
    let mut row = CellRow { cells: [None; N], grouped: true, several: None, dashes: false };
    for (cell, RowField { at, text }) in row.cells.iter_mut().zip(fields) {
        *cell = mark(text).map_err(|(byte, problem)| line.error(at + byte, problem))?;
        let several = cell.is_some_and(|digits| digits.len() != 1);
        row.several = row.several.or(several.then_some(at));
        row.dashes |= text == "-";
    }
    Ok(row)
}

/// Reads one group. Marks around the digits say nothing: programs set them on cells they speak about (`*`, `#`, `@`), and
/// before candidates that a step takes away (`-`).
fn mark(field: &str) -> Result<Mark, (usize, TextFault)> {
    let mut digits = DigitSet::EMPTY;
    if field.chars().eq([IMPOSSIBLE]) {
        return Ok(Some(digits));
    }
    let blank = |character| cell(character).is_some_and(DigitSet::is_empty);
    if field.chars().all(blank) && field.chars().count() <= 1 {
        return Ok(None);
    }
    let is_marked = |at: usize, marks: &[char]| {
        let digit = field[at..].trim_start_matches(marks).chars().next();
        digit.is_some_and(|next| matches!(Class::of(next), Class::Digit(_)))
    };
    for (at, found) in field.char_indices() {
        match Class::of(found) {
            _ if at == 0 && matches!(found, '*' | '#' | '@') && is_marked(at, &['*', '#', '@', '-']) => {}
            _ if found == '-' && is_marked(at, &['-']) => {}
            Class::Digit(digit) if !digits.contains(digit) => digits.insert(digit),
            Class::Digit(_) => return Err((at, TextFault::Stray { found, expected: Wanted::CandidateOnce })),
            _ if matches!(found, '*' | '#') && !digits.is_empty() => {}
            _ => return Err((at, TextFault::Stray { found, expected: Wanted::CandidateDigit })),
        }
    }
    Ok(Some(digits))
}

/// The mark of a cell with these digits.
pub(super) fn mark_of(content: DigitSet) -> Mark {
    (!content.is_empty()).then_some(content)
}

/// The digit that a cell shows, if it is one only.
pub(super) fn lone(mark: Mark) -> Option<Digit> {
    let digits = mark?;
    digits.first().filter(|_| digits.len() == 1)
}

#[cfg(test)]
mod tests {
    use super::super::cursor::Cursor;
    use super::*;

    fn nine(text: &str) -> Result<String, String> {
        let row: CellRow<9> = row(&Cursor::new(text).next_line().unwrap()).map_err(|error| error.to_string())?;
        let cells = row.cells.map(|mark| match mark {
            None => ".".to_owned(),
            Some(digits) if digits.is_empty() => "!".to_owned(),
            Some(digits) => digits.to_string(),
        });
        Ok(cells.join(" "))
    }

    #[test]
    fn rows_of_many_looks_are_the_same_row() {
        for text in [
            "1.3...5.9",
            "103000509",
            "1 0 3 0 0 0 5 0 9 # remark",
            "| 1 . 3 | . . . | 5 . 9 |",
            "1,,3,,,,5,,9",
            "1,,3,,,,5,,9,",
            "1\t\t3\t\t\t\t5\t\t9",
            "\"1\",\"\",\"3\",\"\",\"\",\"\",\"5\",\"\",\"9\"",
            "１．３...５．９",
            "│1 * 3│x _ ?│5 - 9│",
        ] {
            assert_eq!(nine(text).unwrap(), "1 . 3 . . . 5 . 9", "{text}");
        }
    }

    #[test]
    fn candidates_may_stand_in_braces() {
        for text in [
            "{1567} 3 {1567} 4 {12579}{179} {} . 2",
            "{1,5,6,7}3{1 5 6 7}4{12579}{1 7 9}{}.2",
            "| {1567} 3 {1567} | 4 {12579} {179} | {} . 2 |",
        ] {
            assert_eq!(nine(text).unwrap(), "1567 3 1567 4 12579 179 ! . 2", "{text}");
        }
        assert_eq!(nine("{12} 3 {1").unwrap_err(), "line 1, column 8: expected '}' behind the candidates");
        assert!(nine("{12} 3 {11}").unwrap_err().starts_with("line 1, column 10: expected each candidate once"));
        assert_eq!(nine("{12} 3 {1}").unwrap_err(), "line 1, column 11: expected 9 cells, found 3");
    }

    #[test]
    fn tables_of_markdown_have_empty_cells() {
        assert_eq!(nine("| 1 |  | 3 | | | | 5 ||9|").unwrap(), "1 . 3 . . . 5 . 9");
    }

    #[test]
    fn groups_are_candidates() {
        assert_eq!(nine("| 1567 3* 1567# | 4 12579 179 | ! . 2 |").unwrap(), "1567 3 1567 4 12579 179 ! . 2");
    }

    #[test]
    fn marks_of_a_step_say_nothing() {
        let plain = "1567 3 1567 4 12579 179 ! . 2";
        for text in [
            "| *1567 3 #1567 | 4 #12579 179 | ! . 2 |",
            "| 15-67 3 -1567 | 4 *12-5-79 @179 | ! . 2 |",
            "#1567 3 1567 4 12579 #179 ! . 2",
            "| 1567* 3 1567# | 4 12579 179 | ! . 2 | # remark",
        ] {
            assert_eq!(nine(text).unwrap(), plain, "{text}");
        }
        // A remark stays one.
        assert_eq!(nine("1 . 3 . . . 5 . 9 #2").unwrap(), "1 . 3 . . . 5 . 9");
        assert_eq!(nine("1 - 3 - - - 5 - 9").unwrap(), "1 . 3 . . . 5 . 9");
    }

    #[test]
    fn errors_say_where() {
        assert_eq!(nine("1.3...5.").unwrap_err(), "line 1, column 9: expected 9 cells, found 8");
        assert_eq!(nine("1.3...5.94").unwrap_err(), "line 1, column 10: expected 9 cells, found 10");
        assert!(nine("1.3.a.5.9").unwrap_err().starts_with("line 1, column 5: expected a digit or a blank"));
        assert_eq!(
            nine("12 34 5 6 7 8 9 1").unwrap_err(),
            "line 1, column 18: expected 9 groups of candidates, found 8"
        );
        assert!(nine("11 34 5 6 7 8 9 1 2").unwrap_err().starts_with("line 1, column 2: expected each candidate once"));
    }
}
