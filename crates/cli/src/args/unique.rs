//! Options of `unique`.
use super::{BatchArgs, InputArgs, LangArgs, PrintArgs, ReportForm};
use clap::Args;

pub(super) const EXAMPLES: &str = "\
Examples:
  qedoku unique 6..1..7.8...8..2..238.5.1......4..92..43.86..37..1......3.7.526..2..4...9.7..6..4
  qedoku unique puzzles.txt
  qedoku unique --most 100000 puzzle.txt
  qedoku unique --format ndjson puzzles.txt | grep '\"solutions\":1}'

The exit code is 0 if every puzzle has exactly one solution, and 3 if one has none or several. The solution of a puzzle with \
only one is not shown.";

/// Options of `unique`.
#[derive(Args, Debug)]
pub(crate) struct UniqueArgs {
    #[command(flatten)]
    pub(crate) input: InputArgs,
    /// Count the solutions of a puzzle up to this number
    #[arg(long, aliases = ["max", "count-to"], value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(2..))]
    pub(crate) most: u64,
    #[command(flatten)]
    pub(crate) print: PrintArgs<ReportForm>,
    #[command(flatten)]
    pub(crate) lang: LangArgs,
    #[command(flatten)]
    pub(crate) batch: BatchArgs,
}
