//! Options of `why`.
use super::{BatchArgs, Color, PrintedForm, ScopeArgs, StyleArgs};
use clap::Args;
use qedoku_formats::Format;
use std::ffi::OsString;
use std::path::PathBuf;

pub(super) const EXAMPLES: &str = "\
Examples:
  qedoku why 6..1..7.8...8..2..238.5.1......4..92..43.86..37..1......3.7.526..2..4...9.7..6..4 r5c5
  qedoku why puzzle.txt 'r4c5<>7' r9c9=3
  qedoku why puzzle.txt r4c5 --step 3
  qedoku why puzzle.txt r4c5 --backward
  qedoku why --format html puzzle.txt r4c5 > why.html
  qedoku why --format ndjson puzzle.txt r4c5 | qedoku check

A question is a cell, for its digit (r4c5, or D5 as SudokuWiki has it), or one candidate: r4c5=7 asks why it goes there, \
'r4c5<>7' or r4c5!=7 why it does not, 'r4c5=7?' why it is still possible. The answer is the smallest set of steps that leads \
there from the position given, as an outline, a step a line, each with the numbers of the steps that it needs; digits placed and candidates eliminated in the position are \
taken as known.";

/// Options of `why`.
#[derive(Args, Debug)]
pub(crate) struct WhyArgs {
    /// A puzzle or a position, a file, or - for the standard input
    #[arg(value_name = "PUZZLE|FILE|-")]
    pub(crate) source: OsString,
    /// The question: r4c5, r4c5=7 or 'r4c5<>7'
    #[arg(value_name = "QUESTION", required = true)]
    pub(crate) questions: Vec<String>,
    /// The format of the puzzle; recognized if not named
    #[arg(long, value_name = "FORMAT", value_parser = super::shared::format)]
    pub(crate) from: Option<Format>,
    #[command(flatten)]
    pub(crate) scope: ScopeArgs,
    /// The form of the argument
    #[arg(long, short, value_enum, ignore_case = true, default_value_t = PrintedForm::Text)]
    pub(crate) format: PrintedForm,
    /// Tell every step, not the outline alone (text and markdown; pages and logs have every step)
    #[arg(long)]
    pub(crate) full: bool,
    /// The step to tell in full below the outline, by its number (12, or what is inside: 12.a, 12.a.3); the one that svg
    /// draws, the last if none is named, and the one a page opens on
    #[arg(long, value_name = "N", conflicts_with = "full")]
    pub(crate) step: Option<String>,
    /// Tell the outline from the answer back to the start (text and markdown)
    #[arg(long)]
    pub(crate) backward: bool,
    /// End the outline with what is proved of its size (text and markdown)
    #[arg(long)]
    pub(crate) proof: bool,
    /// Write a page for each position into this folder, and an index that loads each on demand
    #[arg(long, value_name = "FOLDER")]
    pub(crate) folder: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) speech: StyleArgs,
    /// Draw the board with its candidates before each step: * placed, - eliminated, and a line that names the other marks
    #[arg(long)]
    pub(crate) pictures: bool,
    /// The use of color
    #[arg(long, value_enum, value_name = "WHEN", default_value_t = Color::Auto)]
    pub(crate) color: Color,
    #[command(flatten)]
    pub(crate) batch: BatchArgs,
}
