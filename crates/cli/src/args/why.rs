//! Options of `why`.
use super::{AtStepArgs, BatchArgs, PrintArgs, PrintedForm, ReadingArgs, ScopeArgs, StyleArgs};
use clap::Args;
use std::ffi::OsString;
use std::path::PathBuf;

pub(super) const EXAMPLES: &str = "\
Examples:
  qedoku why 6..1..7.8...8..2..238.5.1......4..92..43.86..37..1......3.7.526..2..4...9.7..6..4 r5c5
  qedoku why 'r4c5<>7' r9c9=3 puzzle.txt
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
#[expect(clippy::struct_excessive_bools, reason = "each is an option of its own")]
pub(crate) struct WhyArgs {
    /// Puzzles or positions, files, or - for the standard input, which is read also when none is named; and questions, in
    /// any order: r4c5, r4c5=7 or 'r4c5<>7', also as a list with commas
    #[arg(value_name = "PUZZLE|FILE|-|QUESTION", required = true)]
    pub(crate) words: Vec<OsString>,
    #[command(flatten)]
    pub(crate) reading: ReadingArgs,
    #[command(flatten)]
    pub(crate) at: AtStepArgs,
    #[command(flatten)]
    pub(crate) scope: ScopeArgs,
    #[command(flatten)]
    pub(crate) print: PrintArgs<PrintedForm>,
    /// Tell every step, not the outline alone (text and markdown; pages and logs have every step); so does --detail full
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
    #[command(flatten)]
    pub(crate) batch: BatchArgs,
}
