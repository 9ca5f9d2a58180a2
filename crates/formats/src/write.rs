//! The way out: a puzzle becomes text.
use super::cell_row::IMPOSSIBLE;
use super::entry::TextEntry;
use super::format::Format;
use super::library::LibraryCase;
use super::{case, library, links, opensudoku, record, regions, simple_sudoku, sized, sudoku_puzzle};
use qedoku_core::{Board, Cell, CellSet, DigitSet, Grid, Layout, Puzzle, printable, printable_json};
use serde_json::{Value, json};
use std::sync::Arc;

/// The puzzle that starts where a board stands: its digits, its givens and the candidates that steps have taken.
pub fn position(board: &Board) -> Puzzle {
    board.puzzle()
}

/// The beginning of a text of several puzzles: their number, the header of a table, the beginning of a document.
pub fn preamble(format: Format, count: usize) -> Option<String> {
    let text = match format {
        Format::P2676 => return Some(count.to_string()),
        Format::Csv => record::RECORD,
        Format::Kaggle => record::KAGGLE,
        Format::Hrm => record::HRM,
        Format::OpenSudoku => opensudoku::BEGIN,
        _ => return None,
    };
    Some(text.to_owned())
}

/// The end of a text of several puzzles.
pub fn closing(format: Format) -> Option<&'static str> {
    (format == Format::OpenSudoku).then_some(opensudoku::END)
}

/// Writes a puzzle, its placed digits included, without a line end behind it.
///
/// [`Format::Library`], [`Format::Case`], [`Format::Sdk`], [`Format::Ss`], [`Format::SudokuWiki`], [`Format::FPuzzles`]
/// and [`Format::OpenSudoku`] distinguish givens from placed digits; candidates are kept by these, the pencil marks and
/// the 729 characters. Pencil marks show an open cell with one candidate as they show a filled one. [`Format::Csv`],
/// [`Format::Kaggle`] and [`Format::Hrm`] have the solution, which is searched for. Several puzzles in a row are read
/// back if each begins on a line of its own, with a blank line before nine-line grids, after the [`preamble`] and
/// before the [`closing`] if there are such.
pub fn write(format: Format, puzzle: &Puzzle) -> String {
    AnnotatedPuzzle::new(Layout::classic(), puzzle).write(format)
}

/// True if a format keeps the rules of a puzzle.
pub fn keeps_rules(format: Format, layout: &Layout) -> bool {
    match format {
        Format::Line => sized::keeps(layout),
        Format::Grid => sized::keeps(layout) || regions::keeps(layout),
        Format::Jsonl | Format::Case => true,
        Format::SudokuPuzzle => sudoku_puzzle::keeps(layout),
        _ => links::keeps(format, layout),
    }
}

/// Writes a puzzle that was read with all that the format keeps of it: also its name, a solution stated with it, and
/// what a line of HoDoKu's library expects.
pub fn rewrite(format: Format, entry: &TextEntry<'_>) -> String {
    if format == Format::Library && entry.format == Format::Library {
        let case = LibraryCase::parse(&entry.source).map(|case| printable(&case.to_string()).into_owned());
        return case.unwrap_or_else(|_| write(format, &entry.puzzle));
    }
    let TextEntry { puzzle, layout, name, solution, .. } = entry;
    AnnotatedPuzzle { puzzle, layout, name: name.as_deref(), solution: solution.as_ref() }.write(format)
}

/// A puzzle with what is known of it.
#[derive(Clone, Copy, Debug)]
pub struct AnnotatedPuzzle<'t> {
    /// The puzzle.
    pub puzzle: &'t Puzzle,
    /// Its rules.
    pub layout: &'t Arc<Layout>,
    /// Its name.
    pub name: Option<&'t str>,
    /// Its solution.
    pub solution: Option<&'t Grid>,
}

impl<'t> AnnotatedPuzzle<'t> {
    /// A puzzle on a layout, of which nothing else is known.
    pub const fn new(layout: &'t Arc<Layout>, puzzle: &'t Puzzle) -> Self {
        Self { puzzle, layout, name: None, solution: None }
    }

    /// A line that says all of the puzzle but its name: its digits, or where these do not tell the rules a link of
    /// f-puzzles.
    pub fn line(&self) -> String {
        let is_enough = keeps_rules(Format::Line, self.layout);
        let format = if is_enough { Format::Line } else { Format::FPuzzles };
        Self { name: None, solution: None, ..*self }.write(format)
    }

    /// The object of f-puzzles, which keeps all rules, on one line.
    pub fn object(&self) -> String {
        let Self { puzzle, layout, name, solution } = *self;
        printable_json(links::fpuzzles::object(layout, puzzle, name, solution).to_string())
    }

    /// The text of a format; one that does not [keep the rules](keeps_rules) is not for the puzzle.
    pub fn write(&self, format: Format) -> String {
        let Self { puzzle, layout, name, solution } = *self;
        let values = &puzzle.values;
        match format {
            Format::Line => layout.line(values, '.'),
            Format::Sdm => values.line('0'),
            Format::Grid if !layout.is_classic() => sized::grid(layout, values),
            Format::Grid => rows(values, '.', ""),
            Format::Bordered => bordered(values, "+-------+-------+-------+", "| ", " "),
            Format::Ss => simple_sudoku::write(puzzle),
            Format::Pencilmarks => pencilmarks(puzzle),
            Format::Candidates => candidates(puzzle),
            Format::Library => format!(":0000:x:{}:::", library::position(puzzle)),
            Format::Matrix => format!("0,1,2,3,4,5,6,7,8\n{}", rows(values, '0', ",")),
            Format::List => format!("[[{}]]", rows(values, '0', ",").replace('\n', "],\n [")),
            Format::Jsonl => object(layout, values, name, solution),
            Format::P2676 => rows(values, '0', ""),
            Format::Sdk => sections(puzzle),
            Format::Case => case::write(layout, puzzle),
            Format::Csv => record::csv(puzzle, name, solution),
            Format::Kaggle => record::kaggle(puzzle, solution),
            Format::Hrm => record::hrm(puzzle, name, solution),
            Format::OpenSudoku => opensudoku::write(puzzle, name),
            Format::SudokuPuzzle => printable_json(sudoku_puzzle::object(layout, puzzle, name, solution).to_string()),
            Format::SudokuWiki | Format::SudokuExchange | Format::SudokuPad | Format::FPuzzles => {
                links::write(format, layout, puzzle, name, solution)
            }
        }
    }
}

fn object(layout: &Layout, values: &Grid, name: Option<&str>, solution: Option<&Grid>) -> String {
    let solution = solution.map(|grid| format!(",\"solution\":\"{}\"", layout.line(grid, '.'))).unwrap_or_default();
    let rules = if layout.is_classic() { String::new() } else { format!(",\"rules\":{}", json!(layout.rules())) };
    let name = name.map(|name| printable_json(format!(",\"name\":{}", Value::from(name)))).unwrap_or_default();
    format!("{{\"puzzle\":\"{}\"{rules}{solution}{name}}}", layout.line(values, '.'))
}

fn symbol(values: &Grid, cell: Cell, blank: char) -> char {
    values.get(cell).map_or(blank, |digit| char::from(b'0' + digit.value()))
}

/// The rows of the grid, each a list of cells.
fn cells() -> impl Iterator<Item = (u8, impl Iterator<Item = Cell>)> {
    (1..=9).map(|row| (row, (1..=9).map(move |column| Cell::at(row, column))))
}

fn rows(values: &Grid, blank: char, between: &str) -> String {
    let row = |(_, cells): (u8, _)| {
        let cells: Vec<String> = Iterator::map(cells, |cell| symbol(values, cell, blank).to_string()).collect();
        cells.join(between)
    };
    cells().map(row).collect::<Vec<_>>().join("\n")
}

pub(super) fn bordered(values: &Grid, border: &str, open: &str, between: &str) -> String {
    let mut lines = vec![border.to_owned()];
    for (row, cells) in cells() {
        let mut line = String::new();
        for cell in cells {
            line += if cell.column() % 3 == 1 { open } else { "" };
            line.push(symbol(values, cell, '.'));
            line += between;
        }
        lines.push(line + "|");
        if row % 3 == 0 {
            lines.push(border.to_owned());
        }
    }
    lines.join("\n")
}

fn sections(puzzle: &Puzzle) -> String {
    let givens = format!("[Puzzle]\n{}", rows(&puzzle.given_grid(), '.', ""));
    if puzzle.removed.is_empty() && puzzle.placed().next().is_none() {
        return givens;
    }
    let state = if puzzle.removed.is_empty() { rows(&puzzle.values, '.', "") } else { pencilmarks(puzzle) };
    format!("{givens}\n[State]\n{state}")
}

/// The digits that each cell shows: its digit, or the candidates it has left.
fn cell_digits(puzzle: &Puzzle) -> impl Fn(Cell) -> DigitSet {
    let board = Board::new(Layout::classic(), puzzle);
    move |cell| board.value(cell).map_or(board.digits(cell), DigitSet::of)
}

fn candidates(puzzle: &Puzzle) -> String {
    let digits_of = cell_digits(puzzle);
    let mark = |cell: Cell| (b'1'..=b'9').map(move |digit| (cell, digit));
    let mut text = String::with_capacity(9 * Cell::COUNT);
    for (cell, digit) in CellSet::ALL.iter().flat_map(mark) {
        let has = digits_of(cell).iter().any(|candidate| b'0' + candidate.value() == digit);
        text.push(if has { char::from(digit) } else { '.' });
    }
    text
}

fn pencilmarks(puzzle: &Puzzle) -> String {
    let [top, middle, bottom] =
        [['.', '.'], [':', '+'], ['\'', '\'']].map(|[corner, crossing]| GridRule { corner, crossing });
    marked(puzzle, top, middle, bottom)
}

/// A horizontal line of a drawn grid: the characters at its ends and where lines cross it.
#[derive(Clone, Copy)]
pub(super) struct GridRule {
    pub(super) corner: char,
    pub(super) crossing: char,
}

/// The candidates of each cell, with rules above, between and below the bands.
pub(super) fn marked(puzzle: &Puzzle, top: GridRule, middle: GridRule, bottom: GridRule) -> String {
    let digits_of = cell_digits(puzzle);
    let group = |cell: Cell| {
        let digits = digits_of(cell);
        if digits.is_empty() { IMPOSSIBLE.to_string() } else { digits.to_string() }
    };
    let width = |column: u8| (1..=9).map(|row| group(Cell::at(row, column)).len()).max().unwrap_or(1);
    let widths: Vec<usize> = (1..=9).map(width).collect();
    let rule = |GridRule { corner, crossing }: GridRule| {
        let spans: Vec<String> = widths.chunks(3).map(|span| "-".repeat(span.iter().sum::<usize>() + 7)).collect();
        format!("{corner}{}{corner}", spans.join(&crossing.to_string()))
    };
    let mut lines = vec![rule(top)];
    for (row, cells) in cells() {
        let mut line = String::new();
        for (cell, width) in cells.zip(&widths) {
            line += if cell.column() % 3 == 1 { "| " } else { "" };
            let group = group(cell);
            line += &group;
            line += &" ".repeat(width + 2 - group.len());
        }
        lines.push(line + "|");
        if row % 3 == 0 {
            lines.push(rule(if row == 9 { bottom } else { middle }));
        }
    }
    lines.join("\n")
}
