//! A text with exactly one puzzle.
use super::entry::TextEntry;
use super::error::{TextError, TextFault, TextPlace};
use super::read::read;
use crate::Wanted;
use qedoku_core::Puzzle;

/// Reads a text in any format, in which exactly one puzzle stands. One with other rules than the classic ones is refused:
/// [`read_one_entry`] reads it.
///
/// ```
/// use qedoku_formats::read_one;
///
/// let puzzle = read_one("1................................................................................")?;
/// assert_eq!(puzzle.givens.len(), 1);
/// let error = read_one("1........").unwrap_err();
/// assert!(error.to_string().starts_with("line 1, column "));
/// # Ok::<(), qedoku_formats::TextError>(())
/// ```
pub fn read_one(text: &str) -> Result<Puzzle, TextError> {
    let TextEntry { puzzle, layout, place, .. } = read_one_entry(text)?;
    if layout.is_classic() {
        return Ok(puzzle);
    }
    Err(TextError { place, problem: TextFault::Rule(layout.name().to_owned()) })
}

/// Reads a text in any format, in which exactly one puzzle stands, with its rules.
pub fn read_one_entry(text: &str) -> Result<TextEntry<'_>, TextError> {
    let mut entries = read(text, None);
    let Some(first) = entries.next() else {
        return Err(TextError { place: end(text), problem: TextFault::Expected(Wanted::Puzzle) });
    };
    let entry = first?;
    match entries.next() {
        None => Ok(entry),
        Some(Err(error)) => Err(error),
        Some(Ok(more)) => {
            let problem = TextFault::Expected(Wanted::OnePuzzle);
            Err(TextError { place: more.place, problem })
        }
    }
}

/// The place where a text ends.
fn end(text: &str) -> TextPlace {
    let last = text.lines().next_back().unwrap_or_default();
    TextPlace { line: text.lines().count().max(1), column: last.chars().count() + 1, ordinal: 1 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Format, write};

    const LINE: &str = "6..1..7.8...8..2..238.5.1......4..92..43.86..37..1......3.7.526..2..4...9.7..6..4";

    #[test]
    fn one_puzzle_is_read_in_any_format() {
        let puzzle = read_one(LINE).unwrap();
        for format in Format::ALL {
            let read = read_one(&write(format, &puzzle)).unwrap();
            assert_eq!(read.values, puzzle.values, "{format:?}");
        }
        let titled = format!("# a comment\n\nA title\n{}", write(Format::Grid, &puzzle));
        assert_eq!(read_one(&titled), Ok(puzzle));
    }

    #[test]
    fn anything_but_one_puzzle_is_refused_in_its_place() {
        for (text, said) in [
            (String::new(), "line 1, column 1: expected a puzzle, found nothing".to_owned()),
            ("# none\n\n  ".to_owned(), "line 3, column 3: expected a puzzle, found nothing".to_owned()),
            (
                format!("{LINE}\n\n{LINE}\n"),
                "line 3, column 1: expected the end of the text after one puzzle, found another".to_owned(),
            ),
            (LINE[1..].to_owned(), format!("line 1, column 81: {}", "expected 81 cells, found 80")),
        ] {
            assert_eq!(read_one(&text).map_err(|error| error.to_string()), Err(said), "{text:?}");
        }
        let error = read_one(&format!("{LINE}\n{}x\n", &LINE[..80])).unwrap_err();
        assert_eq!((error.place.line, error.place.ordinal), (2, 2), "{error}");
    }
}
