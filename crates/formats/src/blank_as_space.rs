//! Grids in which a blank cell is a space: where a digit stands says which cell it is in.
use super::border::{self, Drawn};
use super::cell_row::{Mark, mark_of};
use super::chars::{Class, cell};
use super::cursor::{Cursor, LineCursor};
use super::error::{TextError, TextFault};
use super::format::Format;
use super::line::ReadPuzzle;
use super::marks;
use crate::Wanted;
use qedoku_core::Cell;

const SIDE: usize = 9;

/// No row of such a grid has more characters.
const WIDEST: usize = 48;

/// The largest number of lines of a grid: rows, borders and blank lines together.
const MOST_LINES: usize = 32;

/// The number of rows with a blank before a digit from which on spaces are taken for blanks.
const ENOUGH: usize = 3;

/// A row of blanks that nobody has trimmed.
const BLANKS: &str = "         ";

const AMBIGUOUS: Wanted = Wanted::BlankSigns;
const TOO_FEW: Wanted = Wanted::RowsOfBlanks;

/// Nine rows with the places of their characters.
struct GridRows<'t> {
    lines: Vec<LineCursor<'t>>,
    /// The columns of the walls between the boxes.
    walls: Option<(usize, usize)>,
    /// True if something is drawn around or between the rows.
    drawn: bool,
}

fn is_wall(next: char) -> bool {
    matches!(next, '|' | '¦' | '｜' | '\u{2500}'..='\u{257f}')
}

/// True if a line may be a row: digits and spaces, or boxes with walls around them, in which signs may stand for
/// blanks.
fn may_be_row(line: &LineCursor<'_>) -> bool {
    let text = line.text.trim_end();
    let walls = text.chars().take(WIDEST).filter(|&next| is_wall(next)).count();
    let sign = |next: char| walls == 4 && cell(next).is_some() || walls > 0 && is_wall(next);
    matches!(walls, 0 | 2..=4)
        && (!text.is_empty() || line.text == BLANKS)
        && text.chars().nth(WIDEST).is_none()
        && text.chars().all(|next| next == ' ' || matches!(Class::of(next), Class::Digit(_)) || sign(next))
}

/// True if such a grid begins with a line.
pub(super) fn begins(line: &LineCursor<'_>, after: &Cursor<'_>) -> bool {
    let mut ahead = *after;
    ahead.go_on(line.start, line.number, line.before, line);
    may_be_row(line) && read(&mut ahead, None).is_some()
}

/// Reads nine rows, if they are such a grid. In a named format a character is a cell wherever it can be.
pub(super) fn read<'t>(cursor: &mut Cursor<'t>, format: Option<Format>) -> Option<Result<ReadPuzzle<'t>, TextError>> {
    let named = matches!(format, Some(Format::Grid | Format::Bordered));
    let mut ahead = *cursor;
    let rows = GridRows::take(&mut ahead)?;
    let first = *rows.lines.first()?;
    if rows.lines.len() < SIDE {
        let spaced = rows.lines.iter().filter(|line| line.text.trim_end().contains(' ')).count();
        let last = rows.lines.last().filter(|_| rows.walls.is_none() && spaced >= ENOUGH && rows.lines.len() > 5)?;
        let problem = TextFault::Count { expected: SIDE, of: TOO_FEW, found: rows.lines.len() };
        *cursor = ahead;
        return Some(Err(last.error(last.text.trim_end().len(), problem)));
    }
    let enough = |grid: &[Mark; Cell::COUNT]| named || rows.walls.is_some() || gaps(grid) >= ENOUGH;
    let grids = layouts(&rows).into_iter().filter_map(|columns| rows.cells(columns?));
    let mut grids: Vec<_> = grids.filter(enough).collect();
    grids.dedup();
    let Some(grid) = grids.first() else {
        let (line, found) = rows.overlong()?;
        *cursor = ahead;
        return Some(Err(
            line.error(line.text.len(), TextFault::Count { expected: SIDE, of: Wanted::Characters, found })
        ));
    };
    *cursor = ahead;
    if grids.len() > 1 && !named {
        return Some(Err(first.error(0, TextFault::Expected(AMBIGUOUS))));
    }
    let format = if rows.drawn { Format::Bordered } else { Format::Grid };
    Some(Ok(ReadPuzzle::new(marks::digits(grid), format)))
}

/// The number of rows in which a blank stands before a digit.
fn gaps(grid: &[Mark; Cell::COUNT]) -> usize {
    let gap = |row: &&[Mark]| row.iter().skip_while(|mark| mark.is_some()).any(Option::is_some);
    grid.chunks(SIDE).filter(gap).count()
}

/// The possible columns of the cells, those with a character for each cell first.
fn layouts(rows: &GridRows<'_>) -> Vec<Option<[usize; SIDE]>> {
    let Some((left, right)) = rows.walls else {
        let width = rows.lines.iter().map(|line| line.text.trim_end().chars().count()).max().unwrap_or(0);
        let every = |pitch: usize, first: usize| Some(std::array::from_fn(|cell| first + pitch * cell));
        let boxes = Some(std::array::from_fn(|cell| cell + cell / 3));
        return if width <= SIDE { vec![every(1, 0), every(2, 0)] } else { vec![boxes, every(2, 0), every(2, 1)] };
    };
    let width = right - left - 1;
    let fits: &[(usize, usize)] = match width {
        3 => &[(1, 0)],
        5 => &[(2, 0)],
        6 => &[(2, 0), (2, 1)],
        7 => &[(2, 1)],
        9 => &[(3, 1)],
        11 => &[(4, 1)],
        _ => &[],
    };
    let columns = |&(pitch, first): &(usize, usize)| {
        let boxes = [(left + first).checked_sub(width)?, left + 1 + first, right + 1 + first];
        Some(std::array::from_fn(|cell| boxes[cell / 3] + pitch * (cell % 3)))
    };
    fits.iter().map(columns).collect()
}

/// The columns of the walls between the boxes in a row, and of those around it.
fn walls(line: &LineCursor<'_>) -> [Option<usize>; 4] {
    let mut at = line.text.chars().enumerate().filter(|&(_, next)| is_wall(next)).map(|(at, _)| at);
    let found = [at.next(), at.next(), at.next(), at.next()];
    match (found, line.first().is_some_and(is_wall)) {
        ([_, _, None, _], _) => [None, found[0], found[1], None],
        ([_, _, _, None], false) => [None, found[0], found[1], found[2]],
        _ => found,
    }
}

/// True if blank lines stand between all rows or all bands, or nowhere.
fn is_even(rows: &[usize]) -> bool {
    let apart: Vec<bool> = rows.windows(2).map(|pair| pair[1] - pair[0] > 1).collect();
    apart.iter().all(|&gap| gap) || apart.iter().zip(1..).all(|(&gap, row)| !gap || row % 3 == 0)
}

/// A line of a grid, and the place where the text goes on.
#[derive(Clone, Copy)]
struct GridLine<'t> {
    line: LineCursor<'t>,
    behind: Cursor<'t>,
}

impl<'t> GridRows<'t> {
    /// Takes nine rows with what is drawn around them, or as many as there are.
    fn take(cursor: &mut Cursor<'t>) -> Option<Self> {
        let above = cursor.line_before().filter(|line| line.text == BLANKS);
        let mut found = vec![];
        let mut rows = vec![];
        let mut drawn = false;
        let mut ahead = *cursor;
        for _ in 0..MOST_LINES {
            let Some(line) = ahead.next_line() else { break };
            if may_be_row(&line) {
                rows.push(found.len());
                found.push(GridLine { line, behind: ahead });
            } else if line.text.trim().is_empty() {
                // Blank lines before the first row say nothing.
                found.extend((!rows.is_empty()).then_some(GridLine { line, behind: ahead }));
            } else if Drawn::of(line.text) == Drawn::Border {
                drawn = true;
            } else {
                break;
            }
            if rows.len() == SIDE {
                break;
            }
        }
        let first = found.get(*rows.first()?)?.line;
        let [outer, left, right, end] = walls(&first);
        let together = rows.iter().enumerate().take_while(|&(at, &row)| row == rows[0] + at).count();
        let chosen: Vec<usize> = if left.is_none() && has_trimmed_rows(&found) {
            (0..SIDE).collect()
        } else if rows.len() == SIDE && is_even(&rows) {
            rows
        } else {
            rows.into_iter().take(together).collect()
        };
        let mut lines: Vec<LineCursor<'t>> = chosen.iter().map(|&row| found[row].line).collect();
        if lines.len() + 1 == SIDE && left.is_none() {
            lines.splice(0..0, above);
        }
        *cursor = found[*chosen.last()?].behind;
        let mut ahead = *cursor;
        if ahead.next_line().is_some_and(|line| border::is_border(line.text)) {
            *cursor = ahead;
        }
        let alike = lines.iter().all(|line| walls(line) == [outer, left, right, end]);
        // Walls around the boxes are as far from those between them as these are from each other.
        let span = left.zip(right).map(|(left, right)| right - left);
        let even = |near: Option<usize>, far: Option<usize>| near.zip(far).is_none_or(|(a, b)| Some(b - a) == span);
        let even = even(outer, left) && even(right, end);
        (alike && even).then_some(Self { lines, walls: left.zip(right), drawn })
    }

    /// The only row of more than nine characters, spaces at its end included, among those of a character for each cell.
    fn overlong(&self) -> Option<(LineCursor<'t>, usize)> {
        let long = |line: &&LineCursor<'t>| line.text.chars().count() > SIDE;
        let mut lines = self.lines.iter().filter(long);
        let line = *lines.next().filter(|_| self.walls.is_none())?;
        let spaced = self.lines.iter().filter(|line| line.text.trim_end().contains(' ')).count();
        (lines.next().is_none() && spaced >= ENOUGH).then(|| (line, line.text.chars().count()))
    }

    /// The marks of the cells, if nothing stands outside of their columns.
    fn cells(&self, columns: [usize; SIDE]) -> Option<[Mark; Cell::COUNT]> {
        // Spaces behind the last column stand behind all rows, or a row has been pushed aside.
        let length = |line: &LineCursor<'_>| line.text.chars().count();
        let long = |line: &LineCursor<'_>| length(line) > columns[SIDE - 1] + 1;
        if self.walls.is_none() && self.lines.iter().any(long) {
            let alike = self.lines.windows(2).all(|pair| length(&pair[0]) == length(&pair[1]));
            alike.then_some(())?;
        }
        let mut marks = [None; Cell::COUNT];
        for (row, line) in self.lines.iter().enumerate() {
            for (at, found) in line.text.trim_end().chars().enumerate() {
                if found == ' ' || self.walls.is_some() && is_wall(found) {
                    continue;
                }
                let column = columns.iter().position(|&column| column == at)?;
                marks[row * SIDE + column] = mark_of(cell(found)?);
            }
        }
        Some(marks)
    }
}

/// True if nine lines are rows of which some, no two of them in a band, are blank and have been trimmed to nothing.
fn has_trimmed_rows(found: &[GridLine<'_>]) -> bool {
    let blank = |at: usize| !may_be_row(&found[at].line);
    if found.len() < SIDE || blank(SIDE - 1) {
        return false;
    }
    let bands = [0..3, 3..6, 6..9].map(|band| band.filter(|&at| blank(at)).count());
    let mut behind = found[SIDE - 1].behind;
    let ends = behind.next_line().is_none_or(|line| !may_be_row(&line));
    ends && bands.contains(&1) && bands.iter().all(|&count| count < 2)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::read as read_all;

    const PUZZLE: &str = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";

    fn rows(line: &str) -> Vec<String> {
        (0..SIDE).map(|row| line[row * SIDE..][..SIDE].replace('.', " ")).collect()
    }

    fn found(text: &str, format: Option<Format>) -> Vec<String> {
        let results = |entry: Result<super::super::TextEntry<'_>, TextError>| match entry {
            Ok(entry) => entry.puzzle.values.line('.'),
            Err(error) => error.to_string(),
        };
        read_all(text, format).map(results).collect()
    }

    fn boxes(row: &str, open: &str, cell: &str, close: &str, wall: &str) -> String {
        let cells: Vec<String> = row.chars().map(String::from).collect();
        let boxes: Vec<String> = cells.chunks(3).map(|cells| format!("{open}{}{close}", cells.join(cell))).collect();
        boxes.join(wall)
    }

    fn text(rows: &[String], row: impl Fn(&str) -> String) -> String {
        rows.iter().map(|line| row(line) + "\n").collect()
    }

    #[test]
    fn spaces_are_blanks_in_plain_grids() {
        let rows = rows(PUZZLE);
        let trimmed = |row: &str| row.trim_end().to_owned();
        let spread = |row: &str| boxes(row, "", " ", "", " ");
        let grids = [
            text(&rows, str::to_owned),
            text(&rows, trimmed),
            text(&rows, spread),
            text(&rows, |row| trimmed(&spread(row))),
            text(&rows, |row| format!(" {}", spread(row))),
            text(&rows, |row| trimmed(&boxes(row, "", "", "", " "))),
            rows.chunks(3).map(|band| text(band, trimmed)).collect::<Vec<_>>().join("\n"),
            format!("Grid 01\n{}", text(&rows, trimmed)),
        ];
        for grid in &grids {
            assert_eq!(found(grid, None), [PUZZLE], "{grid}");
            assert_eq!(found(grid, Some(Format::Grid)), [PUZZLE], "{grid}");
        }
        let behind = text(&rows, |row| format!("{row}  "));
        assert_eq!(found(&behind, None), [PUZZLE]);
        let aside = text(&rows, str::to_owned).replacen("7       8", "7        8", 1);
        assert_eq!(found(&aside, None), ["line 5, column 11: expected 9 characters, found 10"]);
        let two = format!("{0}\n{0}", grids[1]);
        assert_eq!(found(&two, None), [PUZZLE, PUZZLE]);
        assert_eq!(found(&format!("{}{PUZZLE}\n", grids[1]), None), [PUZZLE, PUZZLE]);
    }

    #[test]
    fn spaces_are_blanks_in_bordered_grids() {
        let rows = rows(PUZZLE);
        for (open, cell, close, wall) in [
            ("", "", "", "|"),
            ("", " ", "", "|"),
            (" ", " ", "", "|"),
            ("", " ", " ", "|"),
            (" ", " ", " ", "|"),
            (" ", "  ", " ", "│"),
        ] {
            let row = |row: &str| boxes(row, open, cell, close, wall);
            let outer = |line: &str| format!("{wall}{}{wall}", row(line));
            let some = |line: &str| outer(&line.replacen(' ', ".", 2));
            for lines in [
                text(&rows, outer),
                text(&rows, some),
                text(&rows, row),
                text(&rows, |line| row(line).trim_end().to_owned()),
            ] {
                let lines: Vec<&str> = lines.lines().collect();
                let rule = "+-----+-----+-----+\n";
                let drawn = lines.chunks(3).map(|band| band.join("\n") + "\n").collect::<Vec<_>>().join(rule);
                for grid in [lines.join("\n"), drawn.clone(), format!("{rule}{drawn}{rule}")] {
                    assert_eq!(found(&grid, None), [PUZZLE], "{grid}");
                    let two = format!("{grid}\n\n{grid}\n");
                    assert_eq!(found(&two, None), [PUZZLE, PUZZLE], "{two}");
                }
            }
        }
        let spread = ["5 . 3 | . 7 . | . . .", "6 . . | 1 9 5 |   2  "].join("\n");
        assert!(found(&spread, None)[0].contains("expected 9 cells, found 7"), "{:?}", found(&spread, None));
    }

    #[test]
    fn rows_of_spaces_are_rows() {
        let blank = |line: &str, row: usize| format!("{}.........{}", &line[..row * SIDE], &line[(row + 1) * SIDE..]);
        for row in 0..SIDE {
            let line = blank(PUZZLE, row);
            let whole = text(&rows(&line), str::to_owned);
            assert_eq!(found(&whole, None), [line.as_str()], "{whole}");
            let trimmed = text(&rows(&line), |row| row.trim_end().to_owned());
            let results = found(&format!("{trimmed}\n{trimmed}"), None);
            if [0, 8].contains(&row) {
                assert_eq!(results.len(), 2, "{results:?}");
                assert!(results[0].contains("expected 9 rows (a row of blanks is nine spaces"), "{results:?}");
            } else {
                assert_eq!(results, [line.as_str(), line.as_str()], "{trimmed}");
            }
        }
    }

    #[test]
    fn what_can_be_two_grids_is_told() {
        let rows: Vec<String> =
            ["1 2 3", "  4 5", " ", "5   6", "1", "  3   7", "9", "    1", "8   2"].map(str::to_owned).into();
        let grid = rows.join("\n");
        assert!(
            found(&grid, None)[0].starts_with("line 1, column 1: expected a sign such as '.'"),
            "{:?}",
            found(&grid, None)
        );
        let first = found(&grid, Some(Format::Grid)).remove(0);
        assert!(first.starts_with("1.2.3......4.5...."), "{first}");
    }

    /// A digit that is missing at the end of a row is not taken for a blank.
    #[test]
    fn short_rows_of_other_grids_stay_errors() {
        let full = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
        let mut rows: Vec<String> = rows(full);
        rows[3].pop();
        for grid in [text(&rows, str::to_owned), text(&rows, |row| boxes(row, "", " ", "", " "))] {
            let results = found(&grid, None);
            assert!(results[0].contains("line 4") && results[0].contains("found 8"), "{results:?}");
        }
        let dots: Vec<String> = super::tests::rows(PUZZLE).iter().map(|row| row.replace(' ', ".")).collect();
        let mut lines: Vec<String> = dots.iter().map(|row| boxes(row, " ", " ", " ", "|")).collect();
        let short = lines[4].len() - 3;
        lines[4].truncate(short);
        assert!(found(&lines.join("\n"), None)[0].contains("expected 9 cells, found 8"));
        let walls: Vec<String> = lines.iter().map(|line| format!("|{line}|")).collect();
        assert!(found(&walls.join("\n"), None)[0].contains("expected 9 cells, found 8"));
    }
}
