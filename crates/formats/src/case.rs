//! Case files of this project: a position, where it comes from, and what a technique is expected to find in it.
use super::cells::{givens, list, triples};
use super::chars::cell;
use super::cursor::{Cursor, LineCursor};
use super::error::{TextError, TextFault};
use super::marks;
use super::read_puzzle::ReadPuzzle;
use super::{Format, json};
use crate::Wanted;
use qedoku_core::{Candidate, CandidateSet, CellSet, Layout, Puzzle};
use serde_json::json;
use std::sync::Arc;

/// The key of a line of a case.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Key {
    Source,
    Rules,
    Board,
    Removed,
    Expect,
    Allow,
    Wider,
}

/// The number of characters that stand for cells from which on they are meant to be a board.
const BOARD: usize = 40;

const KEYS: [(&str, Key); 7] = [
    ("source:", Key::Source),
    ("rules:", Key::Rules),
    ("board:", Key::Board),
    ("removed:", Key::Removed),
    ("expect:", Key::Expect),
    ("allow:", Key::Allow),
    ("wider:", Key::Wider),
];

impl Key {
    /// The key of a line, and its value.
    fn of<'t>(line: &LineCursor<'t>) -> Option<(Self, LineCursor<'t>)> {
        let (word, key) = KEYS.into_iter().find(|(word, _)| line.text.starts_with(word))?;
        Some((key, line.part(word.len(), line.text.len()).trimmed()))
    }
}

/// True if a line begins a case: it has one of the keys, and a board stands behind it, or behind the next lines with
/// keys.
pub(super) fn begins(line: &LineCursor<'_>, after: &Cursor<'_>) -> bool {
    let mut line = *line;
    let mut ahead = *after;
    let mut seen = Vec::new();
    loop {
        match Key::of(&line) {
            Some((Key::Board, board)) => return seen.contains(&Key::Rules) || is_board(board.text),
            Some((key, _)) if !seen.contains(&key) => seen.push(key),
            _ => return false,
        }
        loop {
            match ahead.next_line() {
                None => return false,
                Some(next) if next.is_blank() || next.is_comment() => {}
                Some(next) => {
                    line = next;
                    break;
                }
            }
        }
    }
}

fn is_board(text: &str) -> bool {
    text.chars().take_while(|&character| character == '+' || cell(character).is_some()).count() >= BOARD
}

/// Reads a case from its first line on.
pub(super) fn read<'t>(cursor: &mut Cursor<'t>, first: &LineCursor<'t>) -> Result<ReadPuzzle<'t>, TextError> {
    let mut case = CaseReader::default();
    let mut line = *first;
    loop {
        let read = case.read(&line);
        let mut ahead = *cursor;
        if let Err(error) = read {
            // What is left of a broken case is no case of its own.
            while case.next(&mut ahead).is_some() {
                *cursor = ahead;
            }
            return Err(error);
        }
        match case.next(&mut ahead) {
            Some(next) => (line, *cursor) = (next, ahead),
            None => return case.found(&line),
        }
    }
}

#[derive(Default)]
struct CaseReader {
    seen: Vec<Key>,
    /// The rules, if they are stated.
    layout: Option<Arc<Layout>>,
    puzzle: Option<Puzzle>,
    removed: CandidateSet,
}

impl CaseReader {
    /// The next line of the case, if there is one more: `source`, `rules` and `board` may begin another.
    fn next<'t>(&self, ahead: &mut Cursor<'t>) -> Option<LineCursor<'t>> {
        loop {
            let line = ahead.next_line()?;
            if line.is_blank() || line.is_comment() {
                continue;
            }
            let (key, _) = Key::of(&line)?;
            let another = matches!(key, Key::Source | Key::Rules | Key::Board) && self.seen.contains(&Key::Board);
            return (!another).then_some(line);
        }
    }

    fn read(&mut self, line: &LineCursor<'_>) -> Result<(), TextError> {
        let Some((key, value)) = Key::of(line) else {
            return Err(line.error(0, TextFault::Expected(Wanted::Case)));
        };
        if self.seen.contains(&key) {
            return Err(line.error(0, TextFault::Expected(Wanted::CaseLineOnce)));
        }
        self.seen.push(key);
        match key {
            Key::Source => {}
            Key::Rules => {
                let rules = json::rules(value.text).map_err(|fault| value.error(0, fault))?;
                self.layout = Some(rules);
            }
            Key::Board if let Some(layout) = &self.layout => {
                let wrong = || TextFault::Part { part: "board".to_owned(), expected: Wanted::CellLine };
                self.puzzle = Some(position(layout, value.text).ok_or_else(|| value.error(0, wrong()))?);
            }
            Key::Board => {
                let (puzzle, used) = givens(&value)?;
                if !value.text[used..].trim().is_empty() {
                    return Err(value.error(used, TextFault::Expected(Wanted::EndOfLine)));
                }
                self.puzzle = Some(puzzle);
            }
            Key::Removed => {
                self.removed = triples(&value)?;
                let outside = |it: Candidate| {
                    let on =
                        |layout: &Arc<Layout>| layout.board().contains(it.cell) && layout.digits().contains(it.digit);
                    self.layout.as_ref().is_some_and(|layout| !on(layout))
                };
                if self.removed.iter().any(outside) {
                    return Err(value.error(0, TextFault::Expected(Wanted::ThreeDigits)));
                }
            }
            Key::Expect | Key::Allow | Key::Wider => expectation(&value)?,
        }
        Ok(())
    }

    fn found<'t>(self, last: &LineCursor<'t>) -> Result<ReadPuzzle<'t>, TextError> {
        let none = || last.error(last.text.len(), TextFault::Expected(Wanted::BoardLine));
        let puzzle = self.puzzle.ok_or_else(none)?;
        let layout = self.layout.unwrap_or_else(|| Arc::clone(Layout::classic()));
        let puzzle = marks::normal_on(&layout, Puzzle { removed: self.removed, ..puzzle });
        Ok(ReadPuzzle { layout, ..ReadPuzzle::new(puzzle, Format::Case) })
    }
}

/// Reads `nothing`, or conclusions such as `r4c7=5` and `r4c4<>7`.
fn expectation(value: &LineCursor<'_>) -> Result<(), TextError> {
    let mut from = 0;
    for word in value.text.split(' ') {
        if !word.is_empty() && word != "nothing" && Candidate::parse(word).is_none() {
            return Err(value.error(from, TextFault::Expected(Wanted::Expectation)));
        }
        from += word.len() + 1;
    }
    if value.text.is_empty() {
        return Err(value.error(0, TextFault::Expected(Wanted::Expectation)));
    }
    Ok(())
}

/// Reads the cells of a board of any size, row by row: digits, dots or zeros, with `+` before each digit that was placed.
fn position(layout: &Layout, text: &str) -> Option<Puzzle> {
    let mut placed = CellSet::EMPTY;
    let mut letters = text.chars();
    let mut line = String::with_capacity(layout.board().len());
    for cell in layout.board() {
        let mut letter = letters.next()?;
        if letter == '+' {
            letter = letters.next().filter(|letter| ('1'..='9').contains(letter))?;
            placed.insert(cell);
        }
        line.push(letter);
    }
    let values = layout.parse_line(&line).filter(|_| letters.next().is_none())?;
    Some(Puzzle { values, givens: values.cells() - placed, removed: CandidateSet::EMPTY })
}

/// Writes the position of a case.
pub(super) fn write(layout: &Layout, puzzle: &Puzzle) -> String {
    let removed = list(&marks::normal_on(layout, *puzzle).removed);
    let removed = if removed.is_empty() { String::new() } else { format!("\nremoved: {removed}") };
    let is_classic = layout.is_classic();
    let rules = if is_classic { String::new() } else { format!("rules: {}\n", json!(layout.rules())) };
    let cell = |cell| match puzzle.values.get(cell) {
        None => ".".to_owned(),
        Some(digit) if puzzle.givens.contains(cell) => digit.to_string(),
        Some(digit) => format!("+{digit}"),
    };
    let cells: String = layout.board().iter().map(cell).collect();
    format!("{rules}board: {cells}{removed}")
}

#[cfg(test)]
mod tests {
    use super::super::{AnnotatedPuzzle, TextEntry, read, write};
    use super::*;

    const CASE: &str = "# Why it is here.\nsource: seed 1, puzzle 2\n\n\
        board: 6..1..7.8...8..2..+238.5.1......4..92..43.86..37..1......3.7.526..2..4...9.7..6..4\n\
        removed: 412 912\n# A remark.\nexpect: r4c4<>7 r4c5<>7\n";

    fn results(text: &str) -> Vec<String> {
        let results = |entry: Result<TextEntry<'_>, TextError>| match entry {
            Ok(entry) => format!("{} {}", entry.format, entry.puzzle.removed.len()),
            Err(error) => error.to_string(),
        };
        read(text, None).map(results).collect()
    }

    #[test]
    fn a_case_is_read_with_its_removed_candidates() {
        let entry = read(CASE, None).next().unwrap().unwrap();
        assert_eq!((entry.format, entry.place.line), (Format::Case, 2));
        let placed: Vec<String> = entry.puzzle.placed().map(|it| it.to_string()).collect();
        let removed: Vec<String> = entry.puzzle.removed.iter_by_cell().map(Candidate::eliminated).collect();
        assert_eq!((placed.join(" "), removed.join(" ")), ("r3c1=2".to_owned(), "r1c2<>4 r1c2<>9".to_owned()));
        let again = write(Format::Case, &entry.puzzle);
        assert_eq!(read(&again, Some(Format::Case)).next().unwrap().unwrap().puzzle, entry.puzzle);
        assert_eq!(results(&format!("{CASE}{CASE}{again}\n{again}")), ["case 2"; 4]);
    }

    #[test]
    fn what_is_broken_is_one_error_with_its_line() {
        for (from, to, error) in [
            ("+238", "+2381", "line 4, column 90: expected the end of the line after 81 cells"),
            ("6..4\n", "6..\n", "line 4, column 89: expected 81 cells, found 80"),
            ("+238", "+.38", "line 4, column 27: expected a digit after '+', found '.'"),
            ("912", "910", "line 5, column 14: expected three digits from 1 to 9: digit, row, column"),
            ("expect: r4c4<>7 r4c5<>7", "expect: r4c4<>7 r4c5", "line 7, column 17: expected 'nothing',"),
            ("expect: r4c4<>7 r4c5<>7", "expect:", "line 7, column 8: expected 'nothing',"),
            ("# A remark.", "removed: 413", "line 6, column 1: expected each line of a case once"),
        ] {
            let results = results(&format!("{}{CASE}", CASE.replace(from, to)));
            assert_eq!(results.len(), 2, "{from} -> {to}: {results:?}");
            assert!(results[0].starts_with(error) && results[1] == "case 2", "{from} -> {to}: {results:?}");
        }
        let board = CASE.lines().find(|line| line.starts_with("board:")).unwrap();
        assert_eq!(results(&format!("{}\n{board}\n", &board[..80])).len(), 2);
    }

    #[test]
    fn titles_and_lines_with_other_keys_stay_what_they_are() {
        let line = "6..1..7.8...8..2..238.5.1......4..92..43.86..37..1......3.7.526..2..4...9.7..6..4";
        let rows: Vec<&str> = (0..9).map(|row| &line[9 * row..9 * row + 9]).collect();
        let rows = rows.join("\n");
        assert_eq!(results(&format!("source: a paper\n{rows}")), ["grid 0"]);
        assert_eq!(results(&format!("puzzle: {line}")), ["line 0"]);
        assert_eq!(results(&format!("board: 17 givens\n{rows}")), ["grid 0"]);
        let named: Vec<_> = read(line, Some(Format::Case)).map(|entry| entry.unwrap_err().to_string()).collect();
        assert_eq!(
            named,
            ["line 1, column 1: expected a case, which has lines 'source:', 'board:', 'removed:' and 'expect:'"]
        );
        let named: Vec<_> =
            read("source: x\n", Some(Format::Case)).map(|entry| entry.unwrap_err().to_string()).collect();
        assert_eq!(named, ["line 1, column 10: expected a line 'board:' with 81 cells"]);
    }

    #[test]
    fn a_case_under_rules_is_read_with_them() {
        let case =
            "rules: {\"size\":4,\"list\":[{\"rule\":\"diagonal-falling\"}]}\nboard: 1+2..............\nremoved: 431\n";
        let entry = read(case, None).next().unwrap().unwrap();
        assert_eq!((entry.format, entry.layout.size(), entry.puzzle.givens.len()), (Format::Case, 4, 1));
        assert_eq!(entry.puzzle.removed.iter().map(Candidate::eliminated).collect::<String>(), "r3c1<>4");
        let again = AnnotatedPuzzle::new(&entry.layout, &entry.puzzle).write(Format::Case);
        assert_eq!(again, case.trim_end());
        assert_eq!(results(&format!("{case}{case}\n{CASE}")), ["case 1", "case 1", "case 2"]);
        for (from, to, error) in [
            ("\"size\":4", "\"size\":5", "line 1, column 8: "),
            ("board: 1", "board: ", "line 2, column 8: expected a digit or a dot for each cell at board"),
            ("board: 1", "board: 7", "line 2, column 8: expected a digit or a dot for each cell at board"),
        ] {
            let results = results(&case.replace(from, to));
            assert!(results.len() == 1 && results[0].starts_with(error), "{from} -> {to}: {results:?}");
        }
    }
}
