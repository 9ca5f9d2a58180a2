//! `qedoku unique`: whether puzzles have exactly one solution, and how many if not.
use super::batch;
use super::envelope::Envelope;
use super::envelope_ends::EnvelopeEnds;
use super::item_result::{ItemResult, id};
use super::puzzle_item::PuzzleItem;
use super::puzzles::Puzzles;
use crate::args::{ReportForm, UniqueArgs, spoken};
use crate::console::Console;
use crate::exit::Exit;
use crate::output::input_columns;
use crate::output::line_column::LineColumn;
use qedoku::Error;
use qedoku::solve::{SolutionCount, count_solutions};
use qedoku_core::printable;
use qedoku_explain::Style;
use qedoku_formats::{AnnotatedPuzzle, TextEntry};
use serde::Serialize;
use std::io;

/// The columns of a number of solutions.
const COUNT: usize = 9;

/// Counts the solutions of every puzzle of the command line.
pub(crate) fn unique(asked: &UniqueArgs, console: &mut Console<'_>) -> io::Result<Exit> {
    let form = asked.print.format();
    let ends = if form == ReportForm::Ndjson { EnvelopeEnds::Lines(1) } else { EnvelopeEnds::Untold };
    if let Err(problem) = asked.batch.resumes(ends, &form, "ndjson") {
        return console.refuse(&problem);
    }
    let mut puzzles = Puzzles::under_any_rules(&asked.input).selected(&asked.batch);
    let style = Style { language: spoken(asked.lang.lang), ..Style::default() };
    let several = puzzles.are_several();
    let column = LineColumn::of(&asked.input.sources, style);
    let job = UniqueJob { asked, style, several, column };
    let frame = match form {
        ReportForm::Json => Envelope::array(),
        ReportForm::Text if several => {
            let before = " ".repeat(column.at_right("").len() - LineColumn::of(&[], style).columns);
            Envelope::under(format!("{before}{}\n", style.say(&UniqueText::Heading)))
        }
        ReportForm::Text | ReportForm::Ndjson => Envelope::default(),
    };
    batch::run(puzzles, &asked.batch, console, frame.ending(ends), || (), |(), item| job.run(item))
}

/// The settings of the command, the same for all puzzles.
struct UniqueJob<'a> {
    asked: &'a UniqueArgs,
    style: Style,
    several: bool,
    column: LineColumn,
}

/// The number of solutions of a puzzle as a line of JSON.
#[derive(Serialize)]
struct UniqueRecord<'a> {
    line: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    id: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    puzzle: Option<String>,
    /// The solutions that were counted; left out if that could not be.
    #[serde(skip_serializing_if = "Option::is_none")]
    solutions: Option<u64>,
    /// True if the count stopped at the limit of `--most`.
    #[serde(skip_serializing_if = "is_false")]
    more: bool,
    /// Two of several solutions.
    #[serde(skip_serializing_if = "Option::is_none")]
    examples: Option<[String; 2]>,
    /// Why there is none, or why they could not be counted.
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<Error>,
}

const fn is_false(it: &bool) -> bool {
    !*it
}

impl UniqueJob<'_> {
    fn run(&self, item: &PuzzleItem) -> ItemResult {
        let counted = item.read.as_ref().map_err(Clone::clone).and_then(|entry| {
            count_solutions(&entry.layout, &entry.puzzle, self.asked.most).map(|counted| (entry, counted))
        });
        match counted {
            Ok((entry, counted)) => {
                let exit = if counted.solutions == 1 { Exit::Ok } else { Exit::Improper };
                ItemResult { out: self.written(item, entry, &counted), exit, ..ItemResult::default() }
            }
            Err(failure) => ItemResult::failed(&failure, item, self.failed(item, &failure)),
        }
    }

    fn written(&self, item: &PuzzleItem, entry: &TextEntry<'_>, counted: &SolutionCount) -> String {
        let puzzle = AnnotatedPuzzle::new(&entry.layout, &entry.puzzle).line();
        let line = |grid| entry.layout.line(grid, '.');
        let examples = counted.examples.as_ref().map(|[first, second]| [line(first), line(second)]);
        match self.asked.print.format() {
            ReportForm::Text if self.several => row(&self.column.cell(item), &number(counted), &puzzle),
            ReportForm::Text => {
                let mut text = sentence(counted, self.style) + "\n";
                text.extend(examples.into_iter().flatten().map(|line| line + "\n"));
                text
            }
            form => {
                let SolutionCount { solutions, is_all, error, .. } = counted.clone();
                let puzzle = Some(puzzle);
                let record =
                    UniqueRecord { puzzle, solutions: Some(solutions), more: !is_all, examples, error, ..of(item) };
                Self::object(&record, item, form)
            }
        }
    }

    fn failed(&self, item: &PuzzleItem, failure: &Error) -> String {
        match self.asked.print.format() {
            ReportForm::Text if self.several => row(&self.column.cell(item), "-", &failure.describe(self.style)),
            ReportForm::Text => String::new(),
            form => Self::object(&UniqueRecord { error: Some(failure.at(&item.at)), ..of(item) }, item, form),
        }
    }

    fn object(record: &UniqueRecord<'_>, item: &PuzzleItem, form: ReportForm) -> String {
        let line = input_columns::object(record, &item.beside);
        if form == ReportForm::Json { line } else { line + "\n" }
    }
}

/// A line of the table.
fn row(line: &str, number: &str, puzzle: &str) -> String {
    format!("{line}  {number:>COUNT$}  {}\n", printable(puzzle))
}

/// The number of solutions for a table.
fn number(counted: &SolutionCount) -> String {
    if counted.is_all { counted.solutions.to_string() } else { format!(">{}", counted.solutions) }
}

/// The number of solutions in words.
fn sentence(counted: &SolutionCount, style: Style) -> String {
    let SolutionCount { solutions: count, is_all, error, .. } = counted;
    match (count, error) {
        (0, Some(error)) => printable(&error.describe(style)).into_owned(),
        (0 | 1, _) => style.say(&UniqueText::One),
        _ => {
            let differing = counted.differing();
            let differ = differing.len();
            let cells = &*style.cells(differing);
            let count = *count;
            style.say(&if *is_all {
                UniqueText::All { count, differ, cells }
            } else {
                UniqueText::More { count, differ, cells }
            })
        }
    }
}

/// The record of a puzzle of which nothing is known.
fn of(item: &PuzzleItem) -> UniqueRecord<'_> {
    let qedoku::log::Id { number: line, name } = id(item);
    UniqueRecord { line, id: name, puzzle: None, solutions: None, more: false, examples: None, error: None }
}

/// The texts on the number of solutions.
#[derive(Clone, Copy, Debug)]
pub(crate) enum UniqueText<'a> {
    Heading,
    One,
    All { count: u64, differ: usize, cells: &'a str },
    More { count: u64, differ: usize, cells: &'a str },
}

#[cfg(test)]
mod tests {
    use super::*;
    use qedoku::{Grid, Layout, Puzzle};
    use qedoku_explain::Lang;

    #[test]
    fn every_count_has_its_words() {
        let made = qedoku::generate::generate(7, 1).next().expect("a puzzle");
        let mut fewer = made.puzzle.given_grid();
        let first = fewer.filled().next().expect("a given");
        fewer.set(first.cell, None);
        let asked = |grid: Grid, limit| count_solutions(Layout::classic(), &Puzzle::from_givens(grid), limit);
        let counts = [(made.puzzle.given_grid(), 9), (fewer, 1_000_000), (Grid::EMPTY, 2_000)];
        let counts = counts.map(|(grid, limit)| asked(grid, limit).expect("a count"));
        assert!(counts[1].is_all && !counts[2].is_all);
        let mut text = String::new();
        for language in Lang::ALL {
            let style = Style { language, ..Style::default() };
            text += &(style.say(&UniqueText::Heading) + "\n");
            for counted in &counts {
                text += &row("     3", &number(counted), "...");
                text += &(sentence(counted, style) + "\n");
            }
        }
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fixtures/_cli");
        insta::with_settings!({ snapshot_path => folder, prepend_module_to_snapshot => false, omit_expression => true }, {
            insta::assert_snapshot!("unique", text);
        });
    }
}
