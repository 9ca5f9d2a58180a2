//! Options of `solve`.
use super::word::{WordForm, WordParser, words};
use super::{BatchArgs, InputArgs, PrintArgs, ScopeArgs, StyleArgs};
use clap::{Args, ValueEnum};
use std::path::PathBuf;

pub(super) const EXAMPLES: &str = "\
Examples:
  qedoku 6..1..7.8...8..2..238.5.1......4..92..43.86..37..1......3.7.526..2..4...9.7..6..4
  qedoku solve --format line puzzles.txt
  qedoku solve --up-to intermediate --pictures puzzle.txt
  qedoku solve --without x-wing,skyscraper puzzle.txt
  qedoku solve --lang zh --notation a1 puzzle.txt
  qedoku solve --format html puzzle.txt > puzzle.html
  qedoku solve --format html --folder pages puzzles.txt
  qedoku solve --format ndjson puzzles.csv | qedoku check
  qedoku solve --method search --format p2676 < input.txt

A puzzle is 81 characters, nine lines, a bordered grid, pencil marks, a HoDoKu library line, a CSV table, a list of \
nine lists, a link of SudokuWiki, SudokuExchange, SudokuPad or f-puzzles, and more; --from names the format if it is not \
recognized.";

/// Options of `solve`.
#[derive(Args, Debug)]
pub(crate) struct SolveArgs {
    #[command(flatten)]
    pub(crate) input: InputArgs,
    /// The method of solving
    #[arg(long, value_name = "METHOD", default_value = SolveMethod::USUAL, value_parser = WordParser::<SolveMethod>::new())]
    pub(crate) method: SolveMethod,
    #[command(flatten)]
    pub(crate) scope: ScopeArgs,
    #[command(flatten)]
    pub(crate) print: PrintArgs<Output>,
    /// The step that svg draws, by its number; 12.a is a case of step 12 alone, 12.a.3 a step inside it; the first of the
    /// hardest technique if none is named. A page opens on it
    #[arg(long, value_name = "N")]
    pub(crate) step: Option<String>,
    /// Write a page for each puzzle into this folder, and an index that loads each on demand
    #[arg(long, value_name = "FOLDER")]
    pub(crate) folder: Option<PathBuf>,
    /// Print every hypothesis of the documents profile: A a contradiction, B undecided and kept, C the grid is full
    #[arg(long)]
    pub(crate) attempts: bool,
    #[command(flatten)]
    pub(crate) speech: StyleArgs,
    /// Draw the board with its candidates before each step: * placed, - eliminated, and a line that names the other marks
    #[arg(long)]
    pub(crate) pictures: bool,
    /// Do not check the steps before they are printed
    #[arg(long)]
    pub(crate) no_check: bool,
    #[command(flatten)]
    pub(crate) batch: BatchArgs,
}

/// The method of solving.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum SolveMethod {
    /// Step by step, each step with its reason
    Deduce,
    /// By trying: any solution, without reasons
    Search,
}

words! {
    SolveMethod, usual "deduce";
    Output, usual "text";
}

/// The output of `solve`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Output {
    /// The steps with their reasons
    Text,
    /// One array of messages
    Json,
    /// One message a line
    Ndjson,
    /// A page to step through, one for all puzzles, which needs no network
    Html,
    /// A drawing of one step of one puzzle
    Svg,
    /// The steps with pictures in characters
    Markdown,
    /// The grid reached, on nine lines
    Grid,
    /// The grid reached, as 81 characters
    Line,
    /// Nine lines of digits a puzzle and nothing else
    P2676,
    /// A header 0 to 8 and nine rows
    #[value(alias = "matrix-csv")]
    Matrix,
    /// A table of puzzle, solution and name
    Csv,
}
