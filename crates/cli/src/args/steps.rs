//! Options of `steps`.
use super::library_words::TechniqueName;
use super::word::WordParser;
use super::{AtStepArgs, BatchArgs, InputArgs, PrintArgs, PrintedForm, StyleArgs, WithoutArgs};
use clap::Args;
use qedoku_techniques::{Profile, Tier};
use std::path::PathBuf;

pub(super) const EXAMPLES: &str = "\
Examples:
  qedoku steps 6..1..7.8...8..2..238.5.1......4..92..43.86..37..1......3.7.526..2..4...9.7..6..4
  qedoku steps --technique naked-pair,0210 marks.txt
  qedoku steps --without hidden-single,naked-single puzzle.txt
  qedoku steps --up-to intermediate puzzle.txt
  qedoku steps --all --format ndjson puzzle.txt

Of each technique the best 10 steps are listed, or the best 100 if it is named with --technique: those with the smallest \
arguments, each with a conclusion of its own. --all lists every step as it is found. A page has 1,000 steps of a position \
at most.

A position is a puzzle, pencil marks with candidates eliminated, or a HoDoKu library line, of which code, candidates and \
results are ignored.";

/// Options of `steps`.
#[derive(Args, Debug)]
pub(crate) struct StepsArgs {
    #[command(flatten)]
    pub(crate) input: InputArgs,
    #[command(flatten)]
    pub(crate) at: AtStepArgs,
    /// Only these techniques, a list with commas of slugs, names, aliases, HoDoKu codes or families; may be repeated
    #[arg(long, value_name = "TECHNIQUES", value_delimiter = ',', value_parser = WordParser::<TechniqueName>::new(), hide_possible_values = true)]
    pub(crate) technique: Vec<TechniqueName>,
    #[command(flatten)]
    pub(crate) without: WithoutArgs,
    /// The techniques of this profile that need no trial, in its order
    #[arg(long, value_name = "PROFILE", value_parser = WordParser::<Profile>::new(), conflicts_with_all = ["technique", "all"])]
    pub(crate) profile: Option<Profile>,
    /// The hardest techniques whose steps are shown
    #[arg(long, value_name = "TIER", value_parser = WordParser::<Tier>::new())]
    pub(crate) up_to: Option<Tier>,
    /// Every step, not the best few of each technique; and, if none is named, of all techniques there are, also those
    /// outside the default profile and hypotheses, which may take long
    #[arg(long)]
    pub(crate) all: bool,
    /// Leave out what holds only for puzzles with one solution; those with several are then taken, too
    #[arg(long)]
    pub(crate) no_uniqueness: bool,
    #[command(flatten)]
    pub(crate) print: PrintArgs<PrintedForm>,
    /// The step that svg draws, by its number, the first if none is named; and the one a page opens on
    #[arg(long, value_name = "N")]
    pub(crate) step: Option<String>,
    /// Write a page for each position into this folder, and an index that loads each on demand
    #[arg(long, value_name = "FOLDER")]
    pub(crate) folder: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) speech: StyleArgs,
    #[command(flatten)]
    pub(crate) batch: BatchArgs,
}
