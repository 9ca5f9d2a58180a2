//! Lines that are drawn: around grids, between their rows and boxes, and between puzzles.
use super::cell_row;
use super::chars::leading_cells;
use super::cursor::{Cursor, LineCursor};
use qedoku_core::Cell;

/// The kind of a line without digits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Drawn {
    /// It is drawn and holds no cells.
    Border,
    /// 81 times the same sign, such as `-` or `.`: drawn if it stands at the rows of a grid, an empty puzzle if not.
    Either,
    /// It may hold cells.
    No,
}

/// True if borders are drawn with a character.
fn draws(character: char) -> bool {
    matches!(character, '\u{2500}'..='\u{257f}' | '-' | '=' | '+' | '*' | '|' | '.' | ':' | '\'' | '`' | ' ' | '\t')
}

impl Drawn {
    /// The kind of a line by its signs alone. Nobody writes the blanks of one puzzle with two signs: 81 of both `.` and
    /// `-` are the border above pencil marks.
    pub(super) fn of(text: &str) -> Self {
        let text = text.trim();
        if text.is_empty() || !text.chars().all(draws) {
            return Self::No;
        }
        let rule = |character| matches!(character, '─' | '━' | '═' | '╌' | '┄');
        let is_border = text.contains("--") || text.contains("==") || text.contains(rule);
        if leading_cells(text) != (Cell::COUNT, text.len()) {
            return if is_border { Self::Border } else { Self::No };
        }
        let first = text.chars().next();
        if text.chars().all(|character| Some(character) == first) { Self::Either } else { Self::Border }
    }

    /// The kind of a line that stands right before others.
    pub(super) fn before(line: &LineCursor<'_>, after: &Cursor<'_>) -> Self {
        let mut ahead = *after;
        match Self::of(line.text) {
            Self::Either if ahead.next_line().is_some_and(|next| cell_row::row::<9>(&next).is_ok()) => Self::Border,
            drawn => drawn,
        }
    }
}

/// True if a line is a border whatever stands around it.
pub(super) fn is_border(text: &str) -> bool {
    Drawn::of(text) == Drawn::Border
}

/// True if a line may be a border as well as a row of nine blanks.
pub(super) fn is_nine_dashes(text: &str) -> bool {
    text.chars().all(|character| matches!(character, '-' | '|' | ' ' | '\t')) && text.matches('-').count() == 9
}

/// True if a line of nine dashes is a row, as the first row behind it that is none says: there a dash is a blank.
pub(super) fn is_row_of_dashes(after: &Cursor<'_>) -> bool {
    let mut ahead = *after;
    let next = (0..9).find_map(|_| ahead.next_line().filter(|line| !is_nine_dashes(line.text.trim())));
    next.is_some_and(|line| {
        cell_row::row::<9>(&line).is_ok_and(|row| row.dashes && line.text.contains(|c: char| c.is_numeric()))
    })
}

/// Of a grid of rows and lines of nine dashes that are as many as bands of three rows have between them, or around
/// them: the first drawn line. Every fourth from there is drawn, too.
pub(super) fn ruled(after: &Cursor<'_>) -> Option<usize> {
    let mut ahead = *after;
    let mut lines = vec![];
    // More than the thirteen lines are no such grid.
    while lines.len() < 14 {
        match ahead.next_line() {
            Some(line) if is_nine_dashes(line.text.trim()) => lines.push(true),
            Some(line) if cell_row::row::<9>(&line).is_ok() => lines.push(false),
            _ => break,
        }
    }
    let first = match lines.len() {
        11 => 3,
        13 => 0,
        _ => return None,
    };
    lines.iter().skip(first).step_by(4).all(|&dashes| dashes).then_some(first)
}

/// True if a line is the rule of a table of Markdown, and the nine rows of a grid stand behind it.
pub(super) fn is_below_header(line: &LineCursor<'_>, after: &Cursor<'_>) -> bool {
    let table = line.text.matches('|').count() >= 8 && line.text.chars().all(|next| "|-: ".contains(next));
    let mut ahead = *after;
    let mut row = || ahead.next_line().is_some_and(|line| cell_row::row::<9>(&line).is_ok());
    table && (0..9).all(|_| row())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn borders_are_told_from_rows() {
        for text in
            ["+---+---+---+", "*-----------*", "|---+---+---|", ":----+----:", "'---'---'", "├───┼───┤", "======", "--"]
        {
            assert!(is_border(text), "{text}");
        }
        for text in ["---1-----", ".........", "*********", "- - -", "", " ", "..."] {
            assert!(!is_border(text), "{text}");
        }
        assert!(is_nine_dashes("---|---|---") && !is_nine_dashes("---+---+---") && !is_nine_dashes("----------"));
    }

    #[test]
    fn eighty_one_signs_are_a_border_if_they_differ() {
        let top = format!(".{}.{}.{}.", "-".repeat(25), "-".repeat(26), "-".repeat(26));
        assert_eq!((top.len(), Drawn::of(&top)), (81, Drawn::Border));
        for sign in ["-", ".", "*"] {
            let line = sign.repeat(81);
            assert_eq!(Drawn::of(&line), Drawn::Either);
            for (next, drawn) in [("1.3...5.9", Drawn::Border), ("\n1.3...5.9", Drawn::Either), ("", Drawn::Either)] {
                let text = format!("{line}\n{next}");
                let mut cursor = Cursor::new(&text);
                let line = cursor.next_line().unwrap();
                assert_eq!(Drawn::before(&line, &cursor), drawn, "{text}");
            }
        }
        assert_eq!(Drawn::of(&"=".repeat(81)), Drawn::Border);
        assert_eq!(Drawn::of(&"+".repeat(81)), Drawn::No);
    }
}
