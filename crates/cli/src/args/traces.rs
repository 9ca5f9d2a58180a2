//! Options of `traces`.
use super::word::{WordForm, WordParser, words};
use super::{BatchArgs, InputArgs, LangArgs, LimitArgs, QuietArgs};
use clap::{Args, ValueEnum};
use qedoku::Scale;
use qedoku_explain::Lang;
use qedoku_techniques::Technique;
use std::path::PathBuf;

pub(super) const EXAMPLES: &str = "\
Examples:
  qedoku traces puzzles.txt > traces.ndjson
  qedoku traces --text en,zh --states puzzles.txt
  qedoku traces --preset hrm --split 90,10 --augment 10 -o data puzzles.txt
  qedoku traces --preset shah --generate 100000 --seed 1 --jobs 2 -o data
  qedoku traces --sample x-wing=100,xy-wing=100 --generate 1000000 --seed 1 > some.ndjson
  qedoku traces puzzles.txt | qedoku check

The presets:
  ndjson  a puzzle a line: solution, canonical form, grades, hardest technique, counts, and the steps with what each
          places, eliminates and needs, and the round in which it could be made
  steps   a step a line, with the board and the candidates before it
  rounds  a puzzle a line, in rounds: all finds of the easiest method at once
  hrm     folders of .npy files as HRM and TRM load them: a digit and one more for each cell, 1 for a blank
  shah    rows of 325 integers: the number of givens, and row, column, digit and strategy of each cell, in a .npy file
  chat    messages, a conversation a line, with every step in words

What belongs to which part of --split depends on the canonical form and the seed alone, so that all images of a puzzle are in one.";

/// Options of `traces`.
#[derive(Args, Debug)]
pub(crate) struct TracesArgs {
    #[command(flatten)]
    pub(crate) input: InputArgs,
    /// The preset: the files or lines to write
    #[arg(long, short, value_name = "PRESET", default_value = Preset::USUAL, value_parser = WordParser::<Preset>::new())]
    pub(crate) preset: Preset,
    #[command(flatten)]
    pub(crate) scope: LimitArgs,
    /// The scales to rate the puzzles on, a list with commas; the tier is that of the trace
    #[arg(long, alias = "scales", value_name = "SCALES", default_value = "tier,se", value_delimiter = ',', value_parser = WordParser::<Scale>::new())]
    pub(crate) scale: Vec<Scale>,
    /// Tell each step, in these languages, a list with commas; of a conversation the language, the first of these
    #[arg(long, value_name = "LANGS", value_delimiter = ',', value_parser = WordParser::<Lang>::new())]
    pub(crate) text: Vec<Lang>,
    /// Write the board and the candidates after each step or round
    #[arg(long)]
    pub(crate) states: bool,
    /// Write with each step all that its board allows by techniques that assume nothing
    #[arg(long)]
    pub(crate) all: bool,
    /// Write no grades but the tier, and do not check the steps: several times as fast
    #[arg(long)]
    pub(crate) fast: bool,
    /// Trace so many new puzzles instead of those of the input
    #[arg(long, value_name = "N", conflicts_with_all = ["sources", "from"])]
    pub(crate) generate: Option<u64>,
    /// The seed of new puzzles, of the parts and of images
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub(crate) seed: u64,
    /// Write into this folder, with a file about.json that says how it was made; it is to be empty
    #[arg(long, short, alias = "out", value_name = "FOLDER")]
    pub(crate) output: Option<PathBuf>,
    /// Part the puzzles, in percent: train and test, or train, valid and test
    #[arg(long, value_name = "90,5,5", value_parser = split, requires = "output")]
    pub(crate) split: Option<Split>,
    /// Keep only puzzles whose trace has the technique, so many of them; a list with commas, may be repeated
    #[arg(long, value_name = "SLUG=N", value_delimiter = ',', value_parser = sample)]
    pub(crate) sample: Vec<Sample>,
    /// For hrm, add so many random images of each puzzle of the part train
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub(crate) augment: u64,
    #[command(flatten)]
    pub(crate) batch: BatchArgs,
    #[command(flatten)]
    pub(crate) quiet: QuietArgs,
    #[command(flatten)]
    pub(crate) lang: LangArgs,
}

/// The lines or files to write of traces.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Preset {
    /// A puzzle a line
    Ndjson,
    /// A step a line
    Steps,
    /// A puzzle a line, in rounds
    Rounds,
    /// Folders of .npy files
    Hrm,
    /// Rows of 325 integers
    Shah,
    /// Conversations
    Chat,
}

words! {
    Preset, usual "ndjson";
}

/// The sizes of the parts of the puzzles, in percent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Split(pub(crate) Vec<u8>);

/// A technique, and how many puzzles with it are kept.
#[derive(Clone, Debug)]
pub(crate) struct Sample {
    pub(crate) technique: &'static dyn Technique,
    pub(crate) count: u64,
}

fn split(text: &str) -> Result<Split, String> {
    let parts: Option<Vec<u8>> = text.split([',', '/']).map(|part| part.trim().parse().ok()).collect();
    let parts = parts.filter(|parts| (2..=3).contains(&parts.len()));
    match parts {
        Some(parts) if parts.iter().map(|&part| u32::from(part)).sum::<u32>() == 100 => Ok(Split(parts)),
        _ => Err("expected two or three percentages that add up to 100, such as 90,10 or 90,5,5".to_owned()),
    }
}

fn sample(text: &str) -> Result<Sample, String> {
    let Some((slug, count)) = text.split_once('=') else {
        return Err("expected a technique and a number, such as x-wing=100".to_owned());
    };
    let technique = qedoku::techniques::technique(slug).map_err(|problem| problem.message())?;
    let count = count.parse().map_err(|_| format!("expected a number behind {slug}=, found {count:?}"))?;
    Ok(Sample { technique, count })
}
