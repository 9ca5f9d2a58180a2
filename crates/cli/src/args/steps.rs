//! Options of `steps`.
use super::shared::profile;
use super::{BatchArgs, Color, InputArgs, StyleArgs};
use clap::{Args, ValueEnum};
use qedoku_techniques::Profile;
use std::path::PathBuf;

pub(super) const EXAMPLES: &str = "\
Examples:
  qedoku steps 6..1..7.8...8..2..238.5.1......4..92..43.86..37..1......3.7.526..2..4...9.7..6..4
  qedoku steps --technique naked-pair --technique 0210 marks.txt
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
    /// Only this technique, by slug, name, alias or HoDoKu code; may be repeated
    #[arg(long, value_name = "SLUG")]
    pub(crate) technique: Vec<String>,
    /// The techniques of this profile that need no trial, in its order: default, documents or se
    #[arg(long, value_name = "PROFILE", value_parser = profile, conflicts_with_all = ["technique", "all"])]
    pub(crate) profile: Option<Profile>,
    /// Every step, not the best few of each technique; and, if none is named, of all techniques there are, also those
    /// outside the default profile and hypotheses, which may take long
    #[arg(long)]
    pub(crate) all: bool,
    /// Leave out what holds only for puzzles with one solution
    #[arg(long)]
    pub(crate) no_uniqueness: bool,
    /// The form of the steps
    #[arg(long, short, value_enum, ignore_case = true, default_value_t = ListingForm::Text)]
    pub(crate) format: ListingForm,
    /// The step that svg draws, by its number, the first if none is named; and the one a page opens on
    #[arg(long, value_name = "N")]
    pub(crate) step: Option<String>,
    /// Write a page for each position into this folder, and an index that loads each on demand
    #[arg(long, value_name = "FOLDER")]
    pub(crate) folder: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) speech: StyleArgs,
    /// The use of color
    #[arg(long, value_enum, value_name = "WHEN", default_value_t = Color::Auto)]
    pub(crate) color: Color,
    #[command(flatten)]
    pub(crate) batch: BatchArgs,
}

/// The form of the steps of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum ListingForm {
    /// The position, and a line and a sentence for each step
    Text,
    /// One array of messages
    Json,
    /// One message a line
    Ndjson,
    /// A page to look through, one for all positions, which needs no network
    Html,
    /// A drawing of one step of one position
    Svg,
    /// The steps with pictures in characters
    Markdown,
}
