//! Puzzles of four or six rows, as a line or as rows.
use super::border;
use super::cell_row::{self, CellRow, LineShape, Mark, lone};
use super::chars::{cell, leading_cells};
use super::cursor::{Cursor, LineCursor};
use super::error::TextError;
use super::format::Format;
use super::read_puzzle::{ReadPuzzle, remark};
use super::regions;
use qedoku_core::{Digit, Grid, Layout, Puzzle, Rules};
use std::borrow::Cow;
use std::sync::Arc;

/// The sizes beside that of classic puzzles.
const SIZES: [usize; 2] = [4, 6];

/// The most characters of a line that may be a row, so that long lines are not looked at.
const LONGEST_ROW: usize = 64;

/// The layout of a size that has one.
fn layout(size: usize) -> Option<Arc<Layout>> {
    Layout::of(&Rules::of_size(size)).ok()
}

/// The puzzle of a board that shows these digits.
fn puzzle(layout: &Layout, digits: impl Iterator<Item = Option<Digit>>) -> Puzzle {
    let mut values = Grid::EMPTY;
    layout.board().iter().zip(digits).for_each(|(cell, digit)| values.set(cell, digit));
    Puzzle::from_givens(values)
}

/// The size of a puzzle whose cells are all of a word, some of them with a digit and none with one beyond the size.
fn size_of(word: &str) -> Option<usize> {
    let (count, bytes) = leading_cells(word);
    let size = SIZES.into_iter().find(|size| size * size == count && bytes == word.len())?;
    let digits = word.chars().filter_map(|shown| cell(shown)?.first());
    let largest = digits.map(|digit| usize::from(digit.value())).max()?;
    (largest <= size && !border::is_border(word)).then_some(size)
}

/// True if the first word of a line is 16 or 36 cells.
pub(super) fn is_line(line: &LineCursor<'_>) -> bool {
    size_of(words(line.text).0).is_some()
}

/// The first word of a line, and what stands behind it.
fn words(line: &str) -> (&str, &str) {
    let text = line.trim();
    text.split_at(text.find([' ', '\t', ';', ',', '#']).unwrap_or(text.len()))
}

/// Reads 16 or 36 cells in the first word of a line; the boxes may stand behind it, a letter for each cell.
pub(super) fn read_line<'t>(line: &LineCursor<'t>) -> Option<Result<ReadPuzzle<'t>, TextError>> {
    let (word, rest) = words(line.text);
    let layout = layout(size_of(word)?)?;
    let puzzle = puzzle(&layout, word.chars().map(|shown| cell(shown)?.first()));
    let read = ReadPuzzle { layout, ..ReadPuzzle::new(puzzle, Format::Line) };
    let Some((boxes, behind)) = regions::behind(rest, read.layout.size()) else {
        return Some(Ok(ReadPuzzle { name: remark(rest).map(Cow::Borrowed), ..read }));
    };
    let name = remark(behind).map(Cow::Borrowed);
    Some(regions::with(read, boxes, line).map(|read| ReadPuzzle { name, ..read }))
}

/// The cells of so many rows on lines in a row, with borders above, between and below them; nothing if a row of them is
/// not followed by one, or if there are more.
fn rows<const N: usize>(first: Option<LineCursor<'_>>, cursor: &mut Cursor<'_>) -> Option<Vec<Mark>> {
    let mut marks: Vec<Mark> = Vec::with_capacity(N * N);
    let mut next = first;
    while marks.len() < N * N {
        let line = match next.take() {
            Some(line) => line,
            None => cursor.next_line()?,
        };
        // A blank line may stand between two boxes, which have two rows each.
        if border::is_border(line.text) || line.is_blank() && (marks.len() / N).is_multiple_of(2) {
            continue;
        }
        let row: CellRow<N> = short(&line).then(|| cell_row::row(&line))?.ok()?;
        let fits = row.cells.iter().flatten().all(|digits| digits.iter().all(|digit| usize::from(digit.value()) <= N));
        if row.several.is_some() || !fits {
            return None;
        }
        marks.extend(row.cells);
    }
    let mut ahead = *cursor;
    let mut behind = ahead.next_line();
    if let Some(line) = behind.filter(|line| border::is_border(line.text)) {
        *cursor = ahead;
        behind = ahead.next_line().filter(|next| next.number > line.number);
    }
    let goes_on = behind.is_some_and(|line| short(&line) && cell_row::row::<N>(&line).is_ok());
    (!goes_on && marks.iter().any(Option::is_some)).then_some(marks)
}

/// True if a line is short enough for a row of so few cells.
fn short(line: &LineCursor<'_>) -> bool {
    line.text.len() <= LONGEST_ROW
}

/// True if a line is the first row of a small grid.
pub(super) fn begins(line: &LineCursor<'_>, after: &Cursor<'_>) -> bool {
    let shape = || LineShape::of(line.text, Digit::COUNT);
    short(line)
        && match shape().cells {
            4 => rows::<4>(Some(*line), &mut after.clone()).is_some(),
            6 => rows::<6>(Some(*line), &mut after.clone()).is_some(),
            _ => false,
        }
}

/// Reads the rows of a small grid, if that is what comes next, and the grid of regions below it if there is one.
pub(super) fn read<'t>(cursor: &mut Cursor<'t>) -> Option<Result<ReadPuzzle<'t>, TextError>> {
    let mut ahead = *cursor;
    let first = std::iter::from_fn(|| ahead.next_line())
        .find(|line| !line.is_blank() && !border::is_border(line.text))
        .filter(short)?;
    let mut read = *cursor;
    let (size, marks) = match LineShape::of(first.text, Digit::COUNT).cells {
        4 => (4, rows::<4>(None, &mut read)?),
        6 => (6, rows::<6>(None, &mut read)?),
        _ => return None,
    };
    let layout = layout(size)?;
    let puzzle = puzzle(&layout, marks.into_iter().map(lone));
    *cursor = read;
    let found = ReadPuzzle { layout, ..ReadPuzzle::new(puzzle, Format::Grid) };
    Some(regions::below(found, cursor, &first))
}

/// True if a line of digits has all rules: those of a size alone.
pub(super) fn keeps(layout: &Layout) -> bool {
    *layout.rules() == Rules::of_size(layout.size())
}

/// The rows of a grid, and below them those of its irregular boxes.
pub(super) fn grid(layout: &Layout, values: &Grid) -> String {
    let size = layout.size();
    let row = |text: String| text.chars().collect::<Vec<_>>().chunks(size).map(String::from_iter).collect::<Vec<_>>();
    let digits = row(layout.line(values, '.')).join("\n");
    match regions::letters(layout) {
        Some(letters) => [digits, row(letters).join("\n")].join("\n\n"),
        None => digits,
    }
}

#[cfg(test)]
mod tests {
    use crate::{Format, keeps_rules, read, rewrite};

    /// The size, the digits and the boxes of a puzzle.
    type Shown = Result<(usize, String, Option<String>), String>;

    /// The puzzles of a text.
    fn all(text: &str) -> Vec<Shown> {
        let one = |entry: Result<crate::TextEntry<'_>, crate::TextError>| {
            let entry = entry.map_err(|error| error.to_string())?;
            let rules = entry.layout.rules();
            Ok((rules.size, entry.layout.line(&entry.puzzle.values, '.'), rules.boxes.clone()))
        };
        read(text, None).map(one).collect()
    }

    const SIX: &str = "1....24.....5.....3..6.....5.....41.";

    #[test]
    fn lines_of_16_and_36_cells_are_small_puzzles() {
        let four = Ok((4, "1.....3..2....4.".to_owned(), None));
        assert_eq!(all("1.....3..2....4."), std::slice::from_ref(&four));
        assert_eq!(all("1000003002000040 # easy\n"), std::slice::from_ref(&four));
        assert_eq!(all(&format!("1.....3..2....4.\n{SIX}\n")), [four, Ok((6, SIX.to_owned(), None))]);
        for text in ["5.....3..2....4.", "................", "1.....3..2....4", "1.....3..2....4.."] {
            assert!(all(text).iter().all(Result::is_err), "{text}");
        }
    }

    #[test]
    fn rows_of_4_and_6_cells_are_small_puzzles() {
        let four = Ok((4, "1.....3..2....4.".to_owned(), None));
        for text in [
            "1...\n..3.\n.2..\n..4.",
            "1 . . .\n. . 3 .\n\n. 2 . .\n. . 4 .\n",
            "+-----+-----+\n| 1 . | . . |\n| . . | 3 . |\n+-----+-----+\n| . 2 | . . |\n| . . | 4 . |\n+-----+-----+\n",
        ] {
            assert_eq!(all(text), std::slice::from_ref(&four), "{text}");
        }
        let rows: Vec<&str> = (0..6).map(|row| &SIX[row * 6..row * 6 + 6]).collect();
        assert_eq!(all(&rows.join("\n")), [Ok((6, SIX.to_owned(), None))]);
        let two = format!("1...\n..3.\n.2..\n..4.\n\n{}\n", rows.join("\n"));
        assert_eq!(all(&two), [four, Ok((6, SIX.to_owned(), None))]);
    }

    #[test]
    fn small_puzzles_are_read_as_they_are_written() {
        for text in ["1.....3..2....4.", SIX, "1.....3..2....4. AAABACBBCCDBCDDD"] {
            let entry = read(text, None).next().expect("a puzzle").expect("a small puzzle");
            for format in [Format::Line, Format::Grid, Format::Jsonl] {
                if keeps_rules(format, &entry.layout) {
                    let written = rewrite(format, &entry);
                    let back = read(&written, None).next().expect("a puzzle").expect("a small puzzle");
                    assert!(back.puzzle == entry.puzzle && back.layout == entry.layout, "{written}");
                }
            }
        }
    }
}
