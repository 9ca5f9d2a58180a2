//! Puzzles on paper: four to a sheet, the solutions on sheets of their own.
use qedoku::{Graded, Style};
use qedoku_core::{Board, Candidate, Grid, Layout, Puzzle};
use qedoku_render::RulesDrawing;
use std::fmt::Write as _;
use std::sync::Arc;

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

/// A puzzle to be shown, with its solution.
#[derive(Clone, Copy)]
pub(super) struct SheetPuzzle<'a> {
    /// Its number.
    pub(super) number: u64,
    pub(super) layout: &'a Arc<Layout>,
    pub(super) puzzle: &'a Puzzle,
    pub(super) solution: Grid,
}

impl SheetPuzzle<'_> {
    /// The puzzle with its number and its grade.
    pub(super) fn posed(&self, graded: &str) -> String {
        figure(&format!("No. {}: {graded}", self.number), &self.drawn(self.puzzle))
    }

    /// Its solution.
    pub(super) fn solved(&self) -> String {
        figure(&format!("Solution of no. {}", self.number), &self.solution())
    }

    /// The puzzle with its solution folded away.
    pub(super) fn section(&self, graded: &str) -> String {
        let number = self.number;
        let position = self.drawn(self.puzzle);
        let solution = self.solution();
        format!(
            "<figure>\n<figcaption>No. {number}: {graded}</figcaption>\n{position}<details><summary>Solution</summary>\n{solution}</details>\n</figure>\n"
        )
    }

    fn solution(&self) -> String {
        self.drawn(&Puzzle { values: self.solution, ..*self.puzzle })
    }

    /// A drawing of a grid with its rules, and with the candidates of open cells if some are gone that the rules allow.
    fn drawn(&self, puzzle: &Puzzle) -> String {
        let size = self.layout.size() * SIDE;
        let RulesDrawing { below, lines, above } = RulesDrawing::new(self.layout);
        let scale = f64::from(SIDE as u8) / 100.0;
        let layer = |shapes: &str| format!("<g class=\"rules\" transform=\"scale({scale})\">{shapes}</g>\n");
        let mut svg = format!("<svg viewBox=\"-6 -6 {0} {0}\" role=\"img\">\n", size + 12);
        svg += &(layer(&below) + &layer(&lines));
        for Candidate { cell, digit } in puzzle.values.filled() {
            let x = usize::from(cell.column()) * SIDE - SIDE / 2;
            let y = usize::from(cell.row()) * SIDE - SIDE / 2 + 7;
            let class = if self.puzzle.givens.contains(cell) { " class=\"given\"" } else { "" };
            // Writing to a string never fails.
            let _ = writeln!(svg, "<text x=\"{x}\" y=\"{y}\"{class}>{digit}</text>");
        }
        if !puzzle.removed.is_empty() {
            let board = Board::new(self.layout, puzzle);
            for Candidate { cell, digit } in board.open().iter().flat_map(|cell| of_cell(&board, cell)) {
                let x = (usize::from(cell.column()) - 1) * SIDE + 6 + digit.index() % 3 * 10;
                let y = (usize::from(cell.row()) - 1) * SIDE + 9 + digit.index() / 3 * 10;
                let _ = writeln!(svg, "<text class=\"mark\" x=\"{x}\" y=\"{y}\">{digit}</text>");
            }
        }
        svg + &layer(&above) + "</svg>\n"
    }
}

fn figure(caption: &str, drawing: &str) -> String {
    format!("<figure>\n<figcaption>{caption}</figcaption>\n{drawing}</figure>\n")
}

/// The grade of a puzzle, in a few words.
pub(super) fn graded(graded: &Graded) -> String {
    let grade = &graded.grade;
    let level = grade.hodoku.as_ref().map(|hodoku| format!("{} (HoDoKu)", hodoku.level));
    let se = grade.se.as_ref().map(|se| format!("SE {}.{}", se.er / 10, se.er % 10));
    let givens = format!("{} givens", graded.puzzle.givens.len());
    // One word for how hard it is: levels and tiers have some in common, and mean other things by them.
    let tier = grade.hardest.as_ref().filter(|_| level.is_none());
    let tier = tier.map(|hardest| format!("tier {}", hardest.tier.word()));
    let rules = Some(qedoku_render::rule_kinds(&graded.layout, Style::default())).filter(|rules| !rules.is_empty());
    [level, se, Some(givens), tier, rules].into_iter().flatten().collect::<Vec<_>>().join(", ")
}

fn of_cell(board: &Board, cell: qedoku_core::Cell) -> impl Iterator<Item = Candidate> + use<> {
    board.digits(cell).iter().map(move |digit| Candidate { cell, digit })
}
