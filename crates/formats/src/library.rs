//! HoDoKu's library lines: a position, and what a technique does there.
use super::cells::{self, givens, list, triples};
use super::chars::cell;
use super::cursor::{Cursor, LineCursor};
use super::error::{TextError, TextFault, TextPlace};
use super::format::Format;
use super::line::{ReadPuzzle, remark};
use super::marks;
use crate::Wanted;
use qedoku_core::{CandidateSet, Cell, Digit, DigitSet, Puzzle};
use std::fmt;

/// A position with the effect a technique is expected to have in it.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct LibraryCase {
    /// The technique: four digits, such as `0300`; empty if the line names none.
    pub code: String,
    /// The variant of the technique, counted from 1.
    pub variant: Option<u8>,
    /// True if the technique must not fire.
    pub negative: bool,
    /// The digits the technique speaks about.
    pub candidates: DigitSet,
    /// The position.
    pub puzzle: Puzzle,
    /// The candidates eliminated.
    pub eliminations: CandidateSet,
    /// The candidates placed.
    pub placements: CandidateSet,
    /// The rest of the line, such as the length of a chain.
    pub extra: String,
}

impl LibraryCase {
    /// Reads one line.
    pub fn parse(text: &str) -> Result<Self, TextError> {
        match Cursor::new(text).next_line() {
            Some(line) => case(&line.trimmed()),
            None => Err(TextError {
                place: TextPlace { line: 1, column: 1, ordinal: 0 },
                problem: TextFault::Expected(Wanted::LibraryLine),
            }),
        }
    }
}

/// The fields between colons, each a line of its own so that errors know their column.
fn fields<'t>(line: &LineCursor<'t>) -> Vec<LineCursor<'t>> {
    let mut from = 0;
    let mut fields = vec![];
    for (index, text) in line.text.splitn(9, ':').enumerate() {
        if index > 0 {
            fields.push(line.part(from, from + text.len()));
        }
        from += text.len() + 1;
    }
    fields
}

fn case(line: &LineCursor<'_>) -> Result<LibraryCase, TextError> {
    if !line.text.starts_with(':') {
        return Err(line.error(0, TextFault::Expected(Wanted::LibraryLine)));
    }
    let fields = fields(line);
    let field =
        |index: usize| fields.get(index).copied().unwrap_or_else(|| line.part(line.text.len(), line.text.len()));
    if fields.len() < 3 {
        return Err(line.error(line.text.len(), TextFault::Expected(Wanted::LibraryFields)));
    }
    let (code, variant, negative) = header(&field(0))?;
    let (mut puzzle, used) = givens(&field(2))?;
    if !field(2).text[used..].trim().is_empty() {
        return Err(field(2).error(used, TextFault::Expected(Wanted::Colon)));
    }
    puzzle.removed = triples(&field(3))?;
    Ok(LibraryCase {
        code,
        variant,
        negative,
        candidates: digits(&field(1))?,
        puzzle: marks::normal(puzzle),
        eliminations: triples(&field(4))?,
        placements: triples(&field(5))?,
        extra: field(6).text.trim().to_owned(),
    })
}

/// Reads a code of four digits with its variant: `0601-2`, `0610-x`; a few libraries write `03111` for `0311-1`.
fn header(field: &LineCursor<'_>) -> Result<(String, Option<u8>, bool), TextError> {
    let expected = || TextFault::Expected(Wanted::LibraryCode);
    let text = field.text.trim();
    let mut parts = text.split('-');
    let code = parts.next().unwrap_or_default();
    let is_code = matches!(code.len(), 0 | 4 | 5) && code.bytes().all(|byte| byte.is_ascii_digit());
    if !is_code {
        return Err(field.error(0, expected()));
    }
    let (code, fifth) = code.split_at(code.len().min(4));
    let mut variant = fifth.parse().ok();
    let mut negative = false;
    for part in parts {
        let number = part.trim_end_matches('x');
        negative |= number.len() < part.len();
        if !number.is_empty() {
            variant = Some(number.parse().map_err(|_| field.error(0, expected()))?);
        } else if part.is_empty() {
            return Err(field.error(0, expected()));
        }
    }
    Ok((code.to_owned(), variant, negative))
}

/// The digits a technique speaks about; `x` stands for any.
fn digits(field: &LineCursor<'_>) -> Result<DigitSet, TextError> {
    let mut digits = DigitSet::EMPTY;
    for (at, found) in field.text.char_indices().filter(|(_, found)| !matches!(found, 'x' | ' ' | ',')) {
        match found.to_digit(10).and_then(Digit::from_value) {
            Some(digit) => digits.insert(digit),
            None => return Err(field.error(at, TextFault::Stray { found, expected: Wanted::Digit })),
        }
    }
    Ok(digits)
}

/// True if a line begins with cells some of which are marked as placed.
pub(super) fn is_bare(text: &str) -> bool {
    let cells = text.trim_start().chars().take_while(|&character| character == '+' || cell(character).is_some());
    let (all, plus) = cells.fold((0, 0), |(all, plus), character| (all + 1, plus + usize::from(character == '+')));
    plus > 0 && all - plus >= Cell::COUNT - 9 && !text.contains("--")
}

/// Reads a library line, or the givens of one alone.
pub(super) fn read<'t>(line: &LineCursor<'t>) -> Result<ReadPuzzle<'t>, TextError> {
    let line = line.trimmed();
    if line.text.starts_with(':') {
        return case(&line).map(|case| ReadPuzzle::new(case.puzzle, Format::Library));
    }
    let (puzzle, used) = givens(&line)?;
    let rest = &line.text[used..];
    if let Some(found) = rest.chars().next().filter(|&next| next == '+' || cell(next).is_some()) {
        return Err(line.error(used, TextFault::Stray { found, expected: Wanted::EndOfLine }));
    }
    Ok(ReadPuzzle { name: remark(rest).map(Into::into), ..ReadPuzzle::new(puzzle, Format::Library) })
}

/// Writes the position of a line: cells with `+` before placed digits, a colon, the eliminated candidates.
pub(super) fn position(puzzle: &Puzzle) -> String {
    format!("{}:{}", cells::write(puzzle), cells::list(&marks::normal(*puzzle).removed))
}

impl fmt::Display for LibraryCase {
    /// Writes the line.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, ":{}", self.code)?;
        if let Some(variant) = self.variant {
            write!(f, "-{variant}")?;
        }
        let negative = if self.negative { "-x" } else { "" };
        let position = position(&self.puzzle);
        let eliminations = list(&self.eliminations);
        let placements = list(&self.placements);
        write!(f, "{negative}:{}:{position}:{eliminations}:{placements}:{}", self.candidates, self.extra)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(head: &str, tail: &str) -> String {
        format!(":{head}:{}+5+6{}:{tail}", "12.", ".".repeat(76))
    }

    #[test]
    fn a_line_says_all_its_fields() {
        let case = LibraryCase::parse(&line("0601-2:47", "312 919:418 718:913:11")).unwrap();
        assert_eq!((case.code.as_str(), case.variant, case.negative), ("0601", Some(2), false));
        assert_eq!(case.candidates.to_string(), "47");
        assert_eq!(case.puzzle.givens.len(), 2);
        assert_eq!(case.puzzle.values.get(Cell::at(1, 5)), Some(Digit::D6));
        assert_eq!(format!("{:?}", case.puzzle.removed), "{r1c9=9}", "r1c2 is filled, so 312 says nothing");
        assert_eq!(format!("{:?}", case.eliminations), "{r1c8=4, r1c8=7}");
        assert_eq!(format!("{:?}", case.placements), "{r1c3=9}");
        assert_eq!(case.extra, "11");
        assert_eq!(LibraryCase::parse(&case.to_string()), Ok(case));
    }

    #[test]
    fn headers_have_variants() {
        let head = |text: &str| {
            let case = LibraryCase::parse(&line(&format!("{text}:"), ":::")).unwrap();
            (case.code, case.variant, case.negative)
        };
        assert_eq!(head("03111"), ("0311".into(), Some(1), false));
        assert_eq!(head("0610-x"), ("0610".into(), None, true));
        assert_eq!(head("0610-2-x"), ("0610".into(), Some(2), true));
        assert_eq!(head(""), (String::new(), None, false));
    }

    #[test]
    fn errors_say_where() {
        let fault = |text: &str| LibraryCase::parse(text).unwrap_err().to_string();
        assert!(fault("").contains("begins with ':'"));
        assert!(fault(":0300").contains("at least"));
        assert!(fault(&line("03x0:", "")).starts_with("line 1, column 2: expected a code"));
        assert_eq!(fault(":0300:1:123:::"), "line 1, column 12: expected 81 cells, found 3");
        assert!(fault(&line("0300:1", "311 31:::")).starts_with("line 1, column 97: expected three digits"));
        assert!(fault(&line("0300:1", "").replace("+6", "+.")).contains("a digit after '+'"));
    }
}
