//! Puzzles and boards as text of one line.
use crate::as_text;
use crate::board::{Board, Grid, Puzzle};
use crate::ids::{Candidate, Cell, Digit};
use crate::set::CandidateSet;
use crate::unknown_name::UnknownName;
use std::fmt;
use std::str::FromStr;

/// Prints 81 characters; where digits are placed or candidates eliminated, a line of `HoDoKu`'s library, which has `+` before
/// placed digits, and digit, row and column of each eliminated candidate: `:0000:x:6..+1..7.8...:224 524:::`.
impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.removed.is_empty() && self.placed().next().is_none() {
            return self.values.fmt(f);
        }
        f.write_str(":0000:x:")?;
        for cell in (0..Cell::COUNT).map(Cell::from_index) {
            match self.values.get(cell) {
                None => f.write_str(".")?,
                Some(digit) if self.givens.contains(cell) => write!(f, "{digit}")?,
                Some(digit) => write!(f, "+{digit}")?,
            }
        }
        let triple = |Candidate { cell, digit }: Candidate| format!("{digit}{}{}", cell.row(), cell.column());
        let removed: Vec<String> = self.removed.iter().map(triple).collect();
        write!(f, ":{}:::", removed.join(" "))
    }
}

impl FromStr for Puzzle {
    type Err = UnknownName;

    /// Reads what a puzzle prints: 81 characters, or the line with what was placed and eliminated. `read_one` of the
    /// library reads every other format.
    fn from_str(text: &str) -> Result<Self, UnknownName> {
        let read = match text.strip_prefix(":0000:x:") {
            Some(position) => position
                .strip_suffix(":::")
                .and_then(|rest| rest.split_once(':'))
                .and_then(|(cells, removed)| in_position(cells, removed)),
            None => Grid::parse_line(text).map(Self::from_givens),
        };
        read.ok_or_else(|| {
            UnknownName::new("81 characters, or a position such as `:0000:x:6..+1..7.8...:224 524:::`", text)
        })
    }
}

as_text!(Puzzle);

/// The puzzle of 81 cells with `+` before what is placed, and of triples of what is eliminated.
fn in_position(cells: &str, removed: &str) -> Option<Puzzle> {
    let line: String = cells.chars().filter(|letter| *letter != '+').collect();
    let mut puzzle = Puzzle::from_givens(Grid::parse_line(&line)?);
    let mut letters = cells.chars();
    for cell in (0..Cell::COUNT).map(Cell::from_index) {
        if letters.next()? == '+' {
            letters.next().filter(char::is_ascii_digit)?;
            puzzle.givens.remove(cell);
        }
    }
    puzzle.removed = removed.split_whitespace().map(candidate).collect::<Option<CandidateSet>>()?;
    let is_sound = letters.next().is_none() && puzzle.givens == puzzle.given_grid().cells();
    is_sound.then_some(puzzle)
}

/// The candidate of a triple: digit, row and column.
fn candidate(triple: &str) -> Option<Candidate> {
    let [digit @ b'1'..=b'9', row @ b'1'..=b'9', column @ b'1'..=b'9'] = *triple.as_bytes() else { return None };
    let digit = Digit::from_value(u32::from(digit - b'0'))?;
    Some(Candidate { cell: Cell::at(row - b'0', column - b'0'), digit })
}

/// The puzzle that starts where the board stands, as it prints.
impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.puzzle().fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::layout::Layout;

    const LINE: &str = "6..1..7.8...8..2..238.5.1......4..92..43.86..37..1......3.7.526..2..4...9.7..6..4";

    #[test]
    fn puzzles_are_read_as_they_print() {
        let puzzle: Puzzle = LINE.parse().unwrap();
        assert_eq!((puzzle.to_string().as_str(), puzzle.givens.len()), (LINE, 32));
        let mut board = Board::new(Layout::classic(), &puzzle);
        assert_eq!((board.puzzle(), board.to_string().as_str()), (puzzle, LINE));
        board.place("r1c2=9".parse().unwrap());
        board.eliminate("r1c3=5".parse().unwrap());
        let text = board.to_string();
        assert_eq!(text, format!(":0000:x:{}:513:::", LINE.replacen('.', "+9", 1)));
        assert_eq!(text.parse(), Ok(board.puzzle()));
        let written = serde_json::to_string(&board.puzzle()).unwrap();
        assert_eq!(written, format!("{text:?}"));
        assert_eq!(serde_json::from_str::<Puzzle>(&written).unwrap(), board.puzzle());
    }

    #[test]
    fn what_is_no_puzzle_is_refused() {
        let position = |cells: &str, removed: &str| format!(":0000:x:{cells}:{removed}:::");
        for text in [
            String::new(),
            LINE[1..].to_owned(),
            position(&LINE.replacen('.', "+", 1), ""),
            position(&LINE.replacen('.', "+.", 1), ""),
            position(&(LINE.to_owned() + "+"), ""),
            position(LINE, "204"),
            position(LINE, "22"),
            position(&"ü".repeat(81), ""),
        ] {
            assert!(text.parse::<Puzzle>().is_err(), "{text}");
        }
        assert!("1".parse::<Grid>().unwrap_err().to_string().starts_with("expected 81 characters, digits and dots"));
    }
}
