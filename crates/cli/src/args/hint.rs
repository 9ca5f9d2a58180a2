//! Options of `hint`.
use super::word::WordParser;
use super::{AtStepArgs, BatchArgs, InputArgs, PrintArgs, PrintedForm, ScopeArgs, StyleArgs};
use clap::Args;
use qedoku::Level;
use std::path::PathBuf;

pub(super) const EXAMPLES: &str = "\
Examples:
  qedoku hint puzzle.txt
  qedoku hint --level full --lang zh puzzle.txt
  qedoku hint --for r4c5 --level what puzzle.txt
  qedoku hint --entries r4c5=7,r1c2=3 puzzle.txt
  qedoku hint --level full --format html position.txt > hint.html

A position is a puzzle with what was entered so far: a HoDoKu library line (+ before a placed digit), pencil marks, a \
sdk file with its [State], and so on. If an entry is wrong, the hint is which \
one: nudge says in which box, where says the entry, what says what it makes impossible, full shows every step to it.";

/// Options of `hint`.
#[derive(Args, Debug)]
pub(crate) struct HintArgs {
    #[command(flatten)]
    pub(crate) input: InputArgs,
    #[command(flatten)]
    pub(crate) at: AtStepArgs,
    /// The level of the hint, which is told up to it; html, svg and markdown show the whole step, for the levels full and proof
    #[arg(long, short, value_name = "LEVEL", default_value_t = Level::default(), value_parser = WordParser::<Level>::new())]
    pub(crate) level: Level,
    /// Only steps on the shortest way to this: r4c5, r4c5=7 or 'r4c5<>7'
    #[arg(long = "for", value_name = "QUESTION")]
    pub(crate) question: Option<String>,
    /// The entries made since, in their order, with commas or blanks between them, so that a wrong entry tells how far
    /// back to go: r4c5=7, or 'r4c5<>7' for a mark that was rubbed out
    #[arg(long, value_name = "ENTRY", value_delimiter = ',')]
    pub(crate) entries: Vec<String>,
    #[command(flatten)]
    pub(crate) scope: ScopeArgs,
    #[command(flatten)]
    pub(crate) print: PrintArgs<PrintedForm>,
    /// Write a page for each position into this folder, and an index that loads each on demand
    #[arg(long, value_name = "FOLDER")]
    pub(crate) folder: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) speech: StyleArgs,
    #[command(flatten)]
    pub(crate) batch: BatchArgs,
}
