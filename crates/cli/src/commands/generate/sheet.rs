//! Puzzles on paper: four to a sheet, the solutions on sheets of their own.
use qedoku::Graded;
use qedoku::generate::GeneratedPuzzle;
use qedoku_core::{Board, Candidate, CellSet, Layout, Puzzle};
use std::fmt::Write as _;

/// The width of a drawn cell, in pixels.
const SIDE: usize = 32;

macro_rules! head {
    ($title:literal) => {
        concat!(
            "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<title>",
            $title,
            "</title>\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<style>\n",
            include_str!("sheet.css"),
            "</style>\n</head>\n<body>\n"
        )
    };
}

/// The beginning of a document of sheets.
pub(super) const SHEET_HEAD: &str = head!("Sudoku, four to a page");
/// The beginning of a page of puzzles.
pub(super) const PAGE_HEAD: &str = concat!(head!("Sudoku"), "<main class=\"leaf\">\n");
/// The end of a page of puzzles.
pub(super) const PAGE_TAIL: &str = "</main>\n</body>\n</html>\n";

/// Figures that share sheets.
pub(super) struct Leaves {
    /// The number of figures on a sheet.
    each: usize,
    begin: &'static str,
}

/// Puzzles.
pub(super) const PUZZLES: Leaves = Leaves { each: 4, begin: "<section class=\"leaf\">\n" };
/// Solutions.
pub(super) const SOLUTIONS: Leaves = Leaves { each: 9, begin: "<section class=\"leaf small solutions\">\n" };

/// The text before the figure with this index: the end of a sheet, and the beginning of one.
pub(super) fn before(index: usize, leaves: &Leaves) -> String {
    match (index, index % leaves.each) {
        (0, _) => leaves.begin.to_owned(),
        (_, 0) => format!("</section>\n{}", leaves.begin),
        _ => String::new(),
    }
}

/// The text behind the puzzles; `count` is their number.
pub(super) fn tail(count: usize, solutions: &str) -> String {
    let end = if count > 0 { "</section>\n" } else { "" };
    format!("{end}{solutions}{end}</body>\n</html>\n")
}

/// A puzzle with its number and its grade.
pub(super) fn puzzle(number: u64, puzzle: &Puzzle, graded: &str) -> String {
    figure(&format!("No. {number}: {graded}"), &drawn(puzzle, puzzle.givens))
}

/// The solution of a puzzle with its number.
pub(super) fn solution(made: &GeneratedPuzzle) -> String {
    let solved = Puzzle { values: made.solution, ..made.puzzle };
    figure(&format!("Solution of no. {}", made.number), &drawn(&solved, made.puzzle.givens))
}

/// A puzzle with its solution folded away.
pub(super) fn section(made: &GeneratedPuzzle, puzzle: &Puzzle, graded: &str) -> String {
    let solved = Puzzle { values: made.solution, ..made.puzzle };
    let number = made.number;
    let position = drawn(puzzle, puzzle.givens);
    let solution = drawn(&solved, made.puzzle.givens);
    format!(
        "<figure>\n<figcaption>No. {number}: {graded}</figcaption>\n{position}<details><summary>Solution</summary>\n{solution}</details>\n</figure>\n"
    )
}

fn figure(caption: &str, drawing: &str) -> String {
    format!("<figure>\n<figcaption>{caption}</figcaption>\n{drawing}</figure>\n")
}

/// The grade of a puzzle, in a few words.
pub(super) fn graded(graded: &Graded) -> String {
    let grade = &graded.grade;
    let tier = grade.hardest.as_ref().map_or("", |hardest| hardest.tier.word());
    let se = grade.se.as_ref().map(|se| format!(", SE {}.{}", se.er / 10, se.er % 10)).unwrap_or_default();
    let hodoku = grade.hodoku.as_ref().map(|hodoku| format!(", HoDoKu {}", hodoku.level)).unwrap_or_default();
    format!("{tier}{se}{hodoku}, {} givens", graded.puzzle.givens.len())
}

/// A drawing of a grid, with the candidates of open cells if some are gone that the rules allow.
fn drawn(puzzle: &Puzzle, givens: CellSet) -> String {
    let layout = Layout::classic();
    let lines = (layout.houses().len() / 3) + 1;
    let size = (lines - 1) * SIDE;
    let mut svg = format!("<svg viewBox=\"-2 -2 {0} {0}\" role=\"img\">\n", size + 4);
    for line in 0..lines {
        let at = line * SIDE;
        let class = if line % 3 == 0 { " class=\"thick\"" } else { "" };
        // Writing to a string never fails.
        let _ = writeln!(svg, "<line x1=\"{at}\" y1=\"0\" x2=\"{at}\" y2=\"{size}\"{class}/>");
        let _ = writeln!(svg, "<line x1=\"0\" y1=\"{at}\" x2=\"{size}\" y2=\"{at}\"{class}/>");
    }
    for Candidate { cell, digit } in puzzle.values.filled() {
        let x = usize::from(cell.column()) * SIDE - SIDE / 2;
        let y = usize::from(cell.row()) * SIDE - SIDE / 2 + 7;
        let class = if givens.contains(cell) { " class=\"given\"" } else { "" };
        let _ = writeln!(svg, "<text x=\"{x}\" y=\"{y}\"{class}>{digit}</text>");
    }
    if !puzzle.removed.is_empty() {
        let board = Board::new(layout, puzzle);
        for Candidate { cell, digit } in board.open().iter().flat_map(|cell| of_cell(&board, cell)) {
            let column = digit.index() % 3;
            let row = digit.index() / 3;
            let x = (usize::from(cell.column()) - 1) * SIDE + 6 + column * 10;
            let y = (usize::from(cell.row()) - 1) * SIDE + 9 + row * 10;
            let _ = writeln!(svg, "<text class=\"mark\" x=\"{x}\" y=\"{y}\">{digit}</text>");
        }
    }
    svg + "</svg>\n"
}

fn of_cell(board: &Board, cell: qedoku_core::Cell) -> impl Iterator<Item = Candidate> + use<> {
    board.digits(cell).iter().map(move |digit| Candidate { cell, digit })
}
