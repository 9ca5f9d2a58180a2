//! Rows of tables: a puzzle, its solution, its name.
use qedoku_core::search::{Solutions, solutions_within};
use qedoku_core::{Grid, Puzzle, printable};

/// The limit of guesses for solving a puzzle for its row; no known puzzle takes that many.
const GUESSES: u64 = 1_000_000;

/// The columns of [`Format::Csv`](super::Format::Csv), [`Format::Kaggle`](super::Format::Kaggle) and
/// [`Format::Hrm`](super::Format::Hrm).
pub(super) const RECORD: &str = "puzzle,solution,name";
pub(super) const KAGGLE: &str = "quizzes,solutions";
pub(super) const HRM: &str = "source,question,answer,rating";

/// The only solution of a puzzle, or the one that is stated with it if there are several, and how many guesses were
/// made.
fn solved(puzzle: &Puzzle, stated: Option<&Grid>) -> (Option<Grid>, u64) {
    let mut left = GUESSES;
    let sought = solutions_within(puzzle, &mut left);
    let solution = match sought.solutions {
        Solutions::One(grid) if sought.is_settled => Some(grid),
        Solutions::None if sought.is_settled => None,
        _ => stated.copied(),
    };
    (solution, GUESSES - left)
}

/// Words from outside as a field of a table with commas: on one line, in quotes where it needs them, and with an
/// apostrophe before what a spreadsheet would take for a formula.
///
/// ```
/// use qedoku_formats::csv_field;
///
/// assert_eq!(csv_field("a, b"), "\"a, b\"");
/// assert_eq!(csv_field("=1+1"), "\"'=1+1\"");
/// ```
pub fn csv_field(text: &str) -> String {
    let text = printable(text);
    let text = if is_formula(&text) { format!("'{text}") } else { text.into_owned() };
    if text.starts_with('\'') || text.contains([',', '"', '\n', '\r']) {
        return format!("\"{}\"", text.replace('"', "\"\""));
    }
    text
}

/// True if a spreadsheet would take a text for a formula.
pub(super) fn is_formula(text: &str) -> bool {
    text.trim_start().starts_with(['=', '+', '-', '@', '＝', '＋', '－', '＠'])
}

/// A row of [`Format::Csv`](super::Format::Csv): the puzzle, its solution if there is one, its name.
pub fn record(puzzle: &Puzzle, solution: Option<&Grid>, name: Option<&str>) -> String {
    let solution = solution.map(|grid| grid.line('.')).unwrap_or_default();
    format!("{},{solution},{}", puzzle.values.line('.'), csv_field(name.unwrap_or_default()))
}

pub(super) fn csv(puzzle: &Puzzle, name: Option<&str>, stated: Option<&Grid>) -> String {
    record(puzzle, solved(puzzle, stated).0.as_ref(), name)
}

pub(super) fn kaggle(puzzle: &Puzzle, stated: Option<&Grid>) -> String {
    let solution = solved(puzzle, stated).0.map(|grid| grid.line('0')).unwrap_or_default();
    format!("{},{solution}", puzzle.values.line('0'))
}

/// A row with the guesses of the search as its rating.
pub(super) fn hrm(puzzle: &Puzzle, name: Option<&str>, stated: Option<&Grid>) -> String {
    let (solution, guesses) = solved(puzzle, stated);
    let answer = solution.map(|grid| grid.line('.')).unwrap_or_default();
    format!("{},{},{answer},{guesses}", csv_field(name.unwrap_or("qedoku")), puzzle.values.line('.'))
}
