//! Options of `coverage`.
use super::word::{WordParser, words};
use super::{InputArgs, JobsArgs, LangArgs, PrintArgs, ScopeArgs, Tabular};
use clap::{Args, ValueEnum};
use std::path::PathBuf;

pub(super) const EXAMPLES: &str = "\
Examples:
  qedoku coverage puzzles.txt
  qedoku coverage --format json puzzles.txt > before.json
  qedoku coverage --against before.json puzzles.txt
  qedoku coverage --without x-wing --against before.json puzzles.txt
  qedoku coverage --count fired --minimal puzzles.txt > few.txt
  qedoku coverage --missing --generate 2 puzzles.txt >> puzzles.txt
  qedoku coverage log.ndjson

Of each technique it tells the steps in which it fired and the puzzles that have one; the steps at which it was possible \
and another was taken; the puzzles that need it, for without it their runs are stuck or their hardest step is harder; and \
the first puzzle with its step. Logs, of this or any other program, count where every step of theirs is accepted; what was \
possible or needed is not sought in them, and left blank.

Exit codes:
  0  all was counted; with --against, nothing changed
  1  something changed; a log is not accepted; fewer puzzles were made than --generate asks for
  2  a record cannot be read, or the command line or OLD.json makes no sense
  3  a puzzle has no solution, or several
The highest that occurred; 130 or 143 if SIGINT or SIGTERM ended it.";

/// Options of `coverage`.
#[derive(Args, Debug)]
pub(crate) struct CoverageArgs {
    #[command(flatten)]
    pub(crate) input: InputArgs,
    /// Everything that is read is a log; without this, what begins like one
    #[arg(long)]
    pub(crate) logs: bool,
    #[command(flatten)]
    pub(crate) scope: ScopeArgs,
    /// What to count, a list with commas; possible tries every technique at every step, but for nets and trials, and takes by far the longest
    #[arg(long, value_name = "COUNTS", value_parser = WordParser::<CountedUse>::new(), value_delimiter = ',', default_value = "fired,needed")]
    pub(crate) count: Vec<CountedUse>,
    #[command(flatten)]
    pub(crate) print: PrintArgs<Tabular>,
    /// Print what changed since a coverage that was printed as json, or what is different from other puzzles or logs, which
    /// are counted in the same way; exit code 1 if anything is
    #[arg(long, value_name = "OLD.json|FILE")]
    pub(crate) against: Option<PathBuf>,
    /// Print the fewest of the puzzles that cover the same techniques
    #[arg(long, conflicts_with_all = ["against", "missing"])]
    pub(crate) minimal: bool,
    /// Print the techniques that never fired
    #[arg(long, conflicts_with = "against")]
    pub(crate) missing: bool,
    /// Print so many puzzles in whose runs each of these is used instead, made for them
    #[arg(long, value_name = "COUNT", requires = "missing")]
    pub(crate) generate: Option<usize>,
    /// Give up on a technique after so many tries
    #[arg(long, value_name = "TRIES", requires = "generate", default_value_t = 20_000)]
    pub(crate) tries: u64,
    /// The seed of the puzzles made
    #[arg(long, value_name = "SEED", requires = "generate", default_value_t = 1)]
    pub(crate) seed: u64,
    #[command(flatten)]
    pub(crate) lang: LangArgs,
    #[command(flatten)]
    pub(crate) jobs: JobsArgs,
}

impl CoverageArgs {
    /// The techniques that are left out by name, in the order of the profile.
    pub(crate) fn without(&self) -> Vec<String> {
        let profile = self.scope.limits.profile();
        let named = profile.infos().filter(|info| self.scope.without.has(info.slug));
        named.map(|info| info.slug.to_owned()).collect()
    }
}

/// The uses of a technique that are counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum CountedUse {
    /// The steps in which it fired
    Fired,
    /// The steps at which it was possible and another was taken
    Possible,
    /// The puzzles whose runs would be stuck or harder without it
    Needed,
    /// All of these
    All,
}

words! {
    CountedUse;
}
