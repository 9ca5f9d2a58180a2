//! The irregular boxes of a puzzle, as letters or numbers below its grid or behind its line.
use super::cursor::{Cursor, LineCursor};
use super::error::{TextError, TextFault};
use super::read_puzzle::ReadPuzzle;
use qedoku_core::{Layout, Rules};
use std::collections::BTreeMap;

/// The boxes of a board: the number of the box of each cell, row by row.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct BoxSigns(String);

impl BoxSigns {
    /// The boxes of these signs, if they are that: as many signs as the board has rows, each as often. Digits, which
    /// may be those of a full grid, must also be the same in some cells that touch, which one of a full grid never is.
    fn of(signs: &str, size: usize) -> Option<Self> {
        let mut counts: BTreeMap<char, usize> = BTreeMap::new();
        for sign in signs.chars() {
            *counts.entry(sign).or_default() += 1;
        }
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

/// The signs of a row of a grid of boxes, without what separates them.
fn row(line: &LineCursor<'_>) -> String {
    line.text.chars().filter(|sign| !sign.is_whitespace() && !matches!(sign, '|' | ',' | ';')).collect()
}

/// The boxes in the first word behind the cells of a line, and the rest of the line.
pub(super) fn behind(rest: &str, size: usize) -> Option<(BoxSigns, &str)> {
    let rest = rest.trim_start_matches([' ', '\t', ';', ',']);
    let (word, rest) = rest.split_at(rest.find([' ', '\t', ';', ',', '#']).unwrap_or(rest.len()));
    let is_long = word.len() >= size * size && word.chars().count() == size * size;
    is_long.then(|| BoxSigns::of(word, size)).flatten().map(|boxes| (boxes, rest))
}

/// The same puzzle with irregular boxes.
pub(super) fn with<'t>(
    read: ReadPuzzle<'t>,
    BoxSigns(boxes): BoxSigns,
    line: &LineCursor<'_>,
) -> Result<ReadPuzzle<'t>, TextError> {
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
    let mut signs = String::new();
    for _ in 0..size {
        let Some(line) = next else { return Ok(read) };
        let row = row(&line);
        if row.chars().count() != size {
            return Ok(read);
        }
        signs += &row;
        next = if signs.len() < size * size { ahead.next_line() } else { None };
    }
    let Some(boxes) = BoxSigns::of(&signs, size) else { return Ok(read) };
    *cursor = ahead;
    with(read, boxes, line)
}

/// Whether a grid with one of boxes below has all rules.
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
    use crate::{Format, TextEntry, keeps_rules, read, rewrite};

    const CELLS: &str = "3.......4..2.6.1...1.9.8.2...5...6...2.....1...9...8...8.3.4.6...4.1.9..5.......7";

    fn rows(text: &str, between: &str) -> String {
        (0..9).map(|row| &text[row * 9..row * 9 + 9]).collect::<Vec<_>>().join(between)
    }

    fn one(text: &str) -> TextEntry<'_> {
        let mut entries: Vec<_> = read(text, None).collect();
        assert_eq!(entries.len(), 1, "{text}");
        entries.remove(0).unwrap_or_else(|error| panic!("{text}: {error}"))
    }

    #[test]
    fn a_grid_and_a_grid_of_regions_are_a_jigsaw() {
        // The first two boxes have exchanged two cells.
        let numbers = "112222333111222333111122333444555666444555666444555666777888999777888999777888999";
        let uneven = "A".repeat(81);
        let letters: String = numbers.bytes().map(|sign| char::from(sign - b'1' + b'A')).collect();
        let grid = rows(CELLS, "\n");
        assert!(read(&format!("{grid}\n\n{}\n", rows(&uneven, "\n")), None).any(|entry| entry.is_err()));
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
