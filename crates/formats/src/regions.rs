//! The irregular boxes of a puzzle, as letters or numbers below its grid or behind its line.
use super::cursor::{Cursor, LineCursor};
use super::error::{TextError, TextFault};
use super::read_puzzle::ReadPuzzle;
use crate::Wanted;
use qedoku_core::{Layout, Rules};
use std::collections::BTreeMap;

/// The boxes of a board: the number of the box of each cell, row by row.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct BoxSigns(String);

impl BoxSigns {
    /// The boxes of these signs, if they are that: as many signs as the board has rows, each as often. Digits, which
    /// may be those of a full grid, must also be the same in some cells that touch, which one of a full grid never is.
    fn of(signs: &str, size: usize) -> Option<Self> {
        let counts = counts(signs);
        let are_letters = signs.chars().all(char::is_alphabetic);
        let are_known = are_letters || signs.chars().all(|sign| sign.is_ascii_digit());
        let is_even = counts.len() == size && counts.values().all(|&count| count == size);
        let rows: Vec<Vec<char>> = signs.chars().collect::<Vec<_>>().chunks(size).map(<[char]>::to_vec).collect();
        let touch = || {
            let beside = rows.iter().any(|row| row.windows(2).any(|pair| pair[0] == pair[1]));
            beside || rows.windows(2).any(|pair| pair[0].iter().zip(&pair[1]).any(|(one, other)| one == other))
        };
        if !are_known || !is_even || !are_letters && !touch() {
            return None;
        }
        // Numbers in the order of the signs, as other formats have them.
        let number =
            |sign: char| counts.keys().position(|&other| other == sign).map_or('.', |at| char::from(b'1' + at as u8));
        Some(Self(signs.chars().map(number).collect()))
    }
}

/// The number of times that each sign stands in a map of boxes.
fn counts(signs: &str) -> BTreeMap<char, usize> {
    let mut counts = BTreeMap::new();
    for sign in signs.chars() {
        *counts.entry(sign).or_default() += 1;
    }
    counts
}

/// The most boxes that an error names.
const MOST_UNEVEN: usize = 9;

/// The letters that the reader takes for blanks.
const BLANKS: [char; 2] = ['x', 'X'];

/// The boxes of these signs, or the fault of signs that are meant for boxes: letters that do not all stand as often as
/// the board has rows.
fn boxes(signs: &str, size: usize) -> Option<Result<BoxSigns, TextFault>> {
    if let Some(boxes) = BoxSigns::of(signs, size) {
        return Some(Ok(boxes));
    }
    let are_meant = signs.chars().all(char::is_alphabetic) && !signs.chars().all(|sign| BLANKS.contains(&sign));
    let uneven = || counts(signs).into_iter().filter(|&(_, count)| count != size).take(MOST_UNEVEN).collect();
    are_meant.then(|| Err(TextFault::Boxes { size, uneven: uneven() }))
}

/// The signs of a row of a grid of boxes, without what separates them.
fn row(line: &LineCursor<'_>) -> String {
    line.text.chars().filter(|sign| !sign.is_whitespace() && !matches!(sign, '|' | ',' | ';')).collect()
}

/// The boxes in the first word behind the cells of a line, or their fault, and the rest of the line.
pub(super) fn behind(rest: &str, size: usize) -> Option<(Result<BoxSigns, TextFault>, &str)> {
    let rest = rest.trim_start_matches([' ', '\t', ';', ',']);
    let (word, rest) = rest.split_at(rest.find([' ', '\t', ';', ',', '#']).unwrap_or(rest.len()));
    let is_long = word.len() >= size * size && word.chars().count() == size * size;
    is_long.then(|| boxes(word, size)).flatten().map(|boxes| (boxes, rest))
}

/// The same puzzle with irregular boxes.
pub(super) fn with<'t>(
    read: ReadPuzzle<'t>,
    boxes: Result<BoxSigns, TextFault>,
    line: &LineCursor<'_>,
) -> Result<ReadPuzzle<'t>, TextError> {
    let BoxSigns(boxes) = boxes.map_err(|fault| line.error(0, fault))?;
    let usual = read.layout.rules();
    let rules = Rules { boxes: Some(boxes), ..usual.clone() };
    let layout = Layout::of(&rules).map_err(|fault| line.error(0, TextFault::Rules(fault)))?;
    // The usual boxes by other signs are the usual boxes.
    let is_usual = layout.boxes().iter().all(|house| {
        let cells = layout.cells(house);
        read.layout.boxes().iter().any(|usual| read.layout.cells(usual) == cells)
    });
    Ok(if is_usual { read } else { ReadPuzzle { layout, ..read } })
}

/// The puzzle that was read, with the boxes that stand in a grid of their own below it, if one does.
pub(super) fn below<'t>(
    read: ReadPuzzle<'t>,
    cursor: &mut Cursor<'t>,
    line: &LineCursor<'_>,
) -> Result<ReadPuzzle<'t>, TextError> {
    let size = read.layout.size();
    let mut ahead = *cursor;
    // A blank line may stand between.
    let mut next = ahead.next_line();
    if next.is_some_and(|line| line.is_blank()) {
        next = ahead.next_line();
    }
    let first = next;
    let mut signs = String::new();
    let mut uneven = None;
    for at in 0..size {
        let Some(line) = next else { return Ok(read) };
        let row = row(&line);
        let found = row.chars().count();
        if found != size {
            // One row of letters that is a cell too long or too short is one of a map all the same.
            let is_near = found.abs_diff(size) == 1 && row.chars().all(char::is_alphabetic);
            if !is_near || uneven.is_some() {
                return Ok(read);
            }
            uneven = Some(line.error(0, TextFault::Count { expected: size, of: Wanted::Cells, found }));
        }
        signs += &row;
        next = if at + 1 < size { ahead.next_line() } else { None };
    }
    let Some(boxes) = boxes(&signs, size) else { return Ok(read) };
    *cursor = ahead;
    uneven.map_or(Ok(()), Err)?;
    // A fault is told where the map stands.
    let place = if boxes.is_err() { first } else { None };
    with(read, boxes, &place.unwrap_or(*line))
}

/// True if a grid with one of boxes below has all rules.
pub(super) fn keeps(layout: &Layout) -> bool {
    layout.rules().list.is_empty() && letters(layout).is_some()
}

/// The boxes of a board as letters, if they are irregular and every cell has one.
pub(super) fn letters(layout: &Layout) -> Option<String> {
    layout.rules().boxes.as_ref()?;
    let boxes: Vec<_> = layout.boxes().iter().collect();
    let letter = |cell| {
        let own = layout.box_of(cell)?;
        Some(char::from(b'A' + boxes.iter().position(|&house| house == own)? as u8))
    };
    layout.board().iter().map(letter).collect()
}

#[cfg(test)]
mod tests {
    use crate::{Format, TextEntry, TextError, keeps_rules, read, rewrite};

    const CELLS: &str = "3.......4..2.6.1...1.9.8.2...5...6...2.....1...9...8...8.3.4.6...4.1.9..5.......7";

    fn rows(text: &str, between: &str) -> String {
        (0..9).map(|row| &text[row * 9..row * 9 + 9]).collect::<Vec<_>>().join(between)
    }

    fn one(text: &str) -> TextEntry<'_> {
        let mut entries: Vec<_> = read(text, None).collect();
        assert_eq!(entries.len(), 1, "{text}");
        entries.remove(0).unwrap_or_else(|error| panic!("{text}: {error}"))
    }

    /// The ends of the errors of a text, behind what they say of boxes.
    fn faults(text: &str) -> Vec<String> {
        let fault = |entry: Result<TextEntry<'_>, TextError>| {
            let said = entry.err()?.to_string();
            let (_, counts) = said.split_once("irregular boxes of ")?;
            Some(counts.split_once("found ")?.1.to_owned())
        };
        read(text, None).map(|entry| fault(entry).unwrap_or_else(|| "read".to_owned())).collect()
    }

    #[test]
    fn a_map_with_a_wrong_letter_is_refused_once_by_its_boxes() {
        let letters = "AABBBBCCCAAABBBCCCAABBCCCAADDDEEEFFFDDDEEEFFFDDDEEEFFFGGGHHHIIIGGGHHHIIIGGGHHHIII";
        let wrong = letters.replacen('A', "B", 1);
        for map in [wrong.as_str(), &wrong.to_lowercase()] {
            for text in [
                format!("{}\n\n{}\n", rows(CELLS, "\n"), rows(map, "\n")),
                format!("{}\n{}\n", rows(CELLS, "\n"), rows(map, "\n")),
                format!("{CELLS} {map}\n"),
            ] {
                let found = faults(&text);
                assert!(found.len() == 1 && found[0].contains(" with 10"), "{text}: {found:?}");
            }
        }
        assert_eq!(faults("1.....3..2....4. AAABACBBCCDBCDDA\n"), ["A with 5, D with 3"]);
        let four = "1...\n..3.\n.2..\n..4.\n\nAAAB\nACBB\nCCDB\nCDD\n";
        let said: Vec<_> = read(four, None).map(|entry| entry.map(|_| ()).map_err(|error| error.to_string())).collect();
        assert_eq!(said, [Err("line 9, column 1: expected 4 cells, found 3".to_owned())]);
        // What stands below may also be another grid, of which nothing is filled in.
        let empty = rows(&"x".repeat(81), "\n");
        assert!(faults(&format!("{}\n\n{empty}\n", rows(CELLS, "\n"))).iter().all(|fault| fault == "read"));
    }

    #[test]
    fn a_grid_and_a_grid_of_regions_are_a_jigsaw() {
        // The first two boxes have exchanged two cells.
        let numbers = "112222333111222333111122333444555666444555666444555666777888999777888999777888999";
        let uneven = "A".repeat(81);
        let letters: String = numbers.bytes().map(|sign| char::from(sign - b'1' + b'A')).collect();
        let grid = rows(CELLS, "\n");
        assert_eq!(faults(&format!("{grid}\n\n{}\n", rows(&uneven, "\n"))), ["A with 81"]);
        for boxes in [numbers, &letters] {
            for text in [format!("{grid}\n\n{}\n", rows(boxes, "\n")), format!("{CELLS} {boxes} # a name\n")] {
                let entry = one(&text);
                assert_eq!(entry.layout.rules().boxes.as_deref(), Some(numbers), "{text}");
                assert_eq!(entry.puzzle, one(CELLS).puzzle);
                let written = rewrite(Format::Grid, &entry);
                let back = one(&written);
                assert!(written.contains(&rows(&letters, "\n")), "{written}");
                assert!(back.puzzle == entry.puzzle && back.layout == entry.layout, "{written}");
                assert!(keeps_rules(Format::Grid, &entry.layout) && !keeps_rules(Format::Line, &entry.layout));
            }
        }
    }

    #[test]
    fn a_full_grid_below_another_is_a_puzzle() {
        let full = "123456789456789123789123456231564897564897231897231564312645978645978312978312645";
        let text = format!("{}\n\n{}\n", rows(CELLS, "\n"), rows(full, "\n"));
        let entries: Vec<_> = read(&text, None).map(|entry| entry.expect("a puzzle")).collect();
        assert_eq!(entries.len(), 2);
        assert!(entries.iter().all(|entry| entry.layout.is_classic()));
        assert!(one(&format!("{CELLS} {full}")).layout.is_classic());
    }

    #[test]
    fn the_usual_boxes_are_no_jigsaw() {
        let usual = "aaabbbcccaaabbbcccaaabbbcccdddeeefffdddeeefffdddeeefffggghhhiiiggghhhiiiggghhhiii";
        assert!(one(&format!("{CELLS} {usual}")).layout.is_classic());
    }
}
