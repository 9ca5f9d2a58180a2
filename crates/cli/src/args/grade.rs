//! Options of `grade`.
use super::word::{Word, WordParser, words};
use super::{BatchArgs, InputArgs, LangArgs, PrintArgs, ScopeArgs, TechniqueFamily};
use crate::output::pattern::LinePattern;
use clap::{Args, ValueEnum};
use qedoku::Scale;
use qedoku::generate::{Bounds, RangeFault, read_se};
use qedoku_core::HodokuLevel;
use std::ffi::OsString;
use std::path::Path;

pub(super) const EXAMPLES: &str = "\
Examples:
  qedoku grade puzzles.txt
  qedoku grade --scale se puzzles.txt
  qedoku grade --scale effort puzzles.txt
  qedoku grade --format-string '%g ED=%r/%p/%d' puzzles.txt
  qedoku grade --technique x-wing,swordfish puzzles.txt
  qedoku grade --er 4.5.. puzzles.txt
  qedoku grade --hodoku extreme puzzles.txt
  qedoku grade --format csv --jobs 2 puzzles.csv > grades.csv
  qedoku generate --count 100 | qedoku grade --format ndjson

The scale tier gives the hardest technique that the profile needs, with its tier: simple, intermediate, advanced or \
ultimate, which are methods, each with those before it. The scale hodoku has levels, easy to extreme, which are HoDoKu's \
own and no tiers. The scale se gives the ratings of Sudoku \
Explainer from a run of its own: ER, the highest of all steps; EP, the highest up to the first digit placed; ED, that of \
the first step; and the technique of the hardest step. ER is 20.0 if that run is stuck. The scale se is that of version \
1.2.1, by which published lists are rated; se-corrected has the later corrections of its loops and BUGs, and se118 these \
and what version 1.18 tries by default besides (docs/grading.md). The scale effort does the puzzle \
in rounds, all finds of the easiest method at once, and adds up what each round asks one to find and hold: the number \
is the same for a puzzle relabeled, permuted or transposed. Alone, it says in a line what makes the puzzle hard. \
--profile, --up-to and --without hold for the scale tier, --no-uniqueness for all. Outcome, steps and the steps of each technique \
are of the run for the scale tier, otherwise of that for the first one; alone, effort gives its rounds as steps.";

/// Options of `grade`.
#[derive(Args, Debug)]
pub(crate) struct GradeArgs {
    #[command(flatten)]
    pub(crate) input: InputArgs,
    #[command(flatten)]
    pub(crate) scope: ScopeArgs,
    /// The scales to rate the puzzles on, a list with commas. Each scale takes a run of its own [default: tier,se; with
    /// --format-string se]
    #[arg(long, alias = "scales", value_name = "SCALES", value_delimiter = ',', value_parser = WordParser::<Scale>::new())]
    pub(crate) scale: Vec<Scale>,
    /// Print only puzzles whose run uses one of these techniques, a list with commas of slugs, names, aliases or families
    /// such as hidden-single
    #[arg(long, aliases = ["uses", "needs", "requires"], value_name = "TECHNIQUES", value_delimiter = ',', value_parser = WordParser::<TechniqueFamily>::new(), hide_possible_values = true)]
    pub(crate) technique: Vec<TechniqueFamily>,
    /// Print only puzzles with this ER: a number, or a range such as 3.0..4.5, also 4.5.. or ..2.0. It is that of the first
    /// of Sudoku Explainer's scales that are named, of se if none is
    #[arg(long, visible_alias = "se", value_name = "A..B", value_parser = ratings)]
    pub(crate) er: Option<Bounds<u16>>,
    /// Print only puzzles of this level of HoDoKu's
    #[arg(long, visible_alias = "difficulty", value_name = "LEVEL", value_parser = WordParser::<HodokuLevel>::new())]
    pub(crate) hodoku: Option<HodokuLevel>,
    #[command(flatten)]
    pub(crate) print: PrintArgs<Grading>,
    /// Print a line of one's own for each puzzle, as serate does: %g the grid, %r ER, %p EP, %d ED, %s the technique of
    /// the hardest step, %n the line of the input, %N the name, %m the candidates, %t a tab, %l a line end, %% a
    /// percent sign. The ratings are those of the scale se, or of --scale se-corrected or se118
    #[arg(long, value_name = "PATTERN", conflicts_with = "format")]
    pub(crate) format_string: Option<LinePattern>,
    #[command(flatten)]
    pub(crate) lang: LangArgs,
    #[command(flatten)]
    pub(crate) batch: BatchArgs,
}

/// A range of ratings, which may be open at an end.
pub(super) fn ratings(text: &str) -> Result<Bounds<u16>, RangeFault> {
    let text = text.trim();
    let range = match (text.strip_prefix(">="), text.strip_prefix("<=")) {
        (Some(least), _) => format!("{}..", least.trim()),
        (None, Some(most)) => format!("..{}", most.trim()),
        (None, None) => text.to_owned(),
    };
    match range.split_once("..") {
        Some((least, "")) => Ok(Bounds::new(read_se(least)?.least, u16::MAX)),
        Some(("", most)) => Ok(Bounds::new(0, read_se(most.strip_prefix('=').unwrap_or(most))?.most)),
        _ => read_se(&range),
    }
}

/// The arguments of `grade` with `--scale se` and `--scale hodoku` in the place of `--se` and `--hodoku` behind which there
/// is no rating and no level.
pub(super) fn scales_without_values(args: &[OsString]) -> Vec<OsString> {
    let count = args.iter().position(|arg| arg == "--").unwrap_or(args.len());
    let scale = |(at, arg): (usize, &OsString)| {
        let scale = ["se", "hodoku"].into_iter().find(|scale| at < count && *arg == *format!("--{scale}"))?;
        let is_value = args[..count].get(at + 1).is_some_and(|next| is_limit(scale, next));
        (!is_value).then(|| vec!["--scale".into(), scale.into()])
    };
    let each = |(at, arg): (usize, &OsString)| scale((at, arg)).unwrap_or_else(|| vec![arg.clone()]);
    args.iter().enumerate().flat_map(each).collect()
}

/// The most characters of a range of ratings.
const LONGEST_RANGE: usize = 16;

/// True if an argument is meant for ratings, or for a level, and is no file.
fn is_limit(scale: &str, arg: &OsString) -> bool {
    let text = arg.to_string_lossy();
    let is_range = || {
        let is_number = text.chars().all(|sign| sign.is_ascii_digit() || sign == '.');
        ratings(&text).is_ok() || text.len() <= LONGEST_RANGE && is_number && text.contains("..")
    };
    let is_level = || HodokuLevel::read(&text).is_some() || HodokuLevel::advice(&text).is_some();
    !Path::new(arg).is_file() && if scale == "se" { is_range() } else { is_level() }
}

/// The form of grades.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Grading {
    /// One array of objects
    Json,
    /// One object a line
    Ndjson,
    /// A header and one record a line
    Csv,
    /// Columns to read
    #[value(alias = "text")]
    Table,
}

words! {
    Grading, usual "table";
}
