//! Options of `name`.
use super::{AtStepArgs, BatchArgs, PrintArgs, ReadingArgs, ReportForm, ScopeArgs, StyleArgs};
use clap::Args;
use std::ffi::OsString;

pub(super) const EXAMPLES: &str = "\
Examples:
  qedoku name position.txt 'r4c5<>7'
  qedoku name position.txt r4c5=7
  qedoku name --at-step 12 puzzle.txt 'r7c4<>7'
  qedoku name --format json position.txt 'r1c2<>5' 'r1c3<>5'

A move is what a player saw: a placement, an elimination, or several that are one move. The techniques that give just this \
come first, those that give this and more behind them, both in the order in which the profile tries them, the easiest \
first; of many three are told, the easiest of all before the others, and the rest is named. If no technique gives it at once, the \
smallest argument is told; if it is false, why.";

/// Options of `name`.
#[derive(Args, Debug)]
pub(crate) struct NameArgs {
    /// Puzzles or positions, files, or - for the standard input, which is read also when none is named; and what the move
    /// concludes, in any order: r4c5=7 or 'r4c5<>7', also as a list with commas
    #[arg(value_name = "PUZZLE|FILE|-|CONCLUSION", required = true)]
    pub(crate) words: Vec<OsString>,
    #[command(flatten)]
    pub(crate) reading: ReadingArgs,
    #[command(flatten)]
    pub(crate) at: AtStepArgs,
    #[command(flatten)]
    pub(crate) scope: ScopeArgs,
    #[command(flatten)]
    pub(crate) print: PrintArgs<ReportForm>,
    #[command(flatten)]
    pub(crate) speech: StyleArgs,
    #[command(flatten)]
    pub(crate) batch: BatchArgs,
}
