//! Options of `name`.
use super::{BatchArgs, FromArgs, PrintArgs, ReportForm, ScopeArgs, StyleArgs};
use clap::Args;
use std::ffi::OsString;

pub(super) const EXAMPLES: &str = "\
Examples:
  qedoku name position.txt 'r4c5<>7'
  qedoku name position.txt r4c5=7
  qedoku name --format json position.txt 'r1c2<>5' 'r1c3<>5'

A move is what a player saw: a placement, an elimination, or several that are one move. The techniques that give just this \
come first, easiest first. If no technique gives it at once, the smallest argument is told; if it is false, why.";

/// Options of `name`.
#[derive(Args, Debug)]
pub(crate) struct NameArgs {
    /// A puzzle or a position, a file, or - for the standard input
    #[arg(value_name = "PUZZLE|FILE|-")]
    pub(crate) source: OsString,
    /// What the move concludes: r4c5=7 or 'r4c5<>7'
    #[arg(value_name = "CONCLUSION", required = true, value_delimiter = ',')]
    pub(crate) moves: Vec<String>,
    #[command(flatten)]
    pub(crate) from: FromArgs,
    #[command(flatten)]
    pub(crate) scope: ScopeArgs,
    #[command(flatten)]
    pub(crate) print: PrintArgs<ReportForm>,
    #[command(flatten)]
    pub(crate) speech: StyleArgs,
    #[command(flatten)]
    pub(crate) batch: BatchArgs,
}
