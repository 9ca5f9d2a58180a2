//! Options of `prove`.
use super::{FormArgs, FromArgs, LangArgs, QuietArgs, ReportForm, ScopeArgs};
use clap::Args;
use std::ffi::OsString;
use std::path::PathBuf;

pub(super) const EXAMPLES: &str = "\
Examples:
  qedoku prove 6..1..7.8...8..2..238.5.1......4..92..43.86..37..1......3.7.526..2..4...9.7..6..4 -o proof
  qedoku prove --no-uniqueness puzzle.txt -o proof && veripb proof/puzzle.opb proof/proof.pbp
  qedoku why --format ndjson puzzle.txt r4c5 | qedoku prove - -o proof

A puzzle is solved first; a trace, as json or ndjson, is proved as it stands. The proof shows that the solution is the \
only one; a trace that does not end in it has a proof of what it reached. Without --no-uniqueness a trace may assume that \
the puzzle has one solution: what is assumed stands in puzzle.opb under @U, and lemmas.pbp shows that it does no harm.";

/// Options of `prove`.
#[derive(Args, Debug)]
pub(crate) struct ProveArgs {
    /// Puzzles, files with puzzles or traces, or - for the standard input, which is read also when nothing is named
    #[arg(value_name = "PUZZLE|TRACE|-")]
    pub(crate) sources: Vec<OsString>,
    /// The folder to write to; for several puzzles, each has its own in there: 1, 2 and so on
    #[arg(long, short, value_name = "DIR")]
    pub(crate) output: PathBuf,
    #[command(flatten)]
    pub(crate) from: FromArgs,
    #[command(flatten)]
    pub(crate) scope: ScopeArgs,
    #[command(flatten)]
    pub(crate) report: FormArgs<ReportForm>,
    #[command(flatten)]
    pub(crate) quiet: QuietArgs,
    #[command(flatten)]
    pub(crate) lang: LangArgs,
}
