//! Options of `conform` and `cases`.
use super::JobsArgs;
use super::coverage::{Tabular, slug};
use super::style::lang;
use clap::{Args, ValueEnum};
use qedoku_explain::Lang;
use std::ffi::OsString;
use std::path::PathBuf;

pub(super) const EXAMPLES: &str = "\
Examples:
  qedoku conform -- python3 my_solver.py
  qedoku conform --technique x-wing,swordfish -- ./solver --hint
  qedoku conform --any --timeout 2 -- node solver.js
  qedoku conform --format json -- ./solver > before.json
  qedoku conform --against before.json -- ./solver

The program reads a line of JSON and writes one, again and again (docs/coverage.md):
  {\"case\":\"x-wing/generated-1\",\"technique\":\"x-wing\",\"givens\":\"5...\",\"board\":\"59...\",\"candidates\":\"5 9 148 ...\"}
  {\"place\":[],\"eliminate\":[\"r7c7<>5\"],\"technique\":\"X-Wing\"}
An empty object says that it finds nothing. An answer is right if it has all that the case demands and no more than it \
allows; less, more or other if it is true all the same; false if a solution of the position contradicts it; silent; \
too-slow; dead. The exit code is 1 unless all are right; with --against, if a verdict changed.";

/// Which cases are meant.
#[derive(Args, Debug)]
pub(crate) struct SuiteArgs {
    /// Take the cases of a folder with a folder for each technique, or of a file with a case a line, and not those of this
    /// program
    #[arg(long, value_name = "FOLDER|FILE")]
    pub(crate) cases: Option<PathBuf>,
    /// Take the cases of these techniques alone, a list with commas of slugs, names or aliases
    #[arg(long, value_name = "TECHNIQUES", value_delimiter = ',', value_parser = slug)]
    pub(crate) technique: Vec<&'static str>,
}

/// Options of `conform`.
#[derive(Args, Debug)]
pub(crate) struct ConformArgs {
    #[command(flatten)]
    pub(crate) suite: SuiteArgs,
    /// Ask for whatever the program finds next: right is what follows
    #[arg(long)]
    pub(crate) any: bool,
    /// Give up on an answer after so many seconds
    #[arg(long, value_name = "SECONDS", default_value_t = 10.0, value_parser = seconds)]
    pub(crate) timeout: f64,
    /// How to print it
    #[arg(long, short, value_enum, ignore_case = true, default_value_t = Tabular::Text)]
    pub(crate) format: Tabular,
    /// Print the verdicts that changed since a run that was printed as json; exit code 1 if any did
    #[arg(long, value_name = "OLD.json")]
    pub(crate) against: Option<PathBuf>,
    /// The language of the output, en or zh; that of the locale if not named
    #[arg(long, value_name = "LANG", value_parser = lang)]
    pub(crate) lang: Option<Lang>,
    #[command(flatten)]
    pub(crate) jobs: JobsArgs,
    /// The program and its arguments
    #[arg(last = true, required = true, value_name = "COMMAND")]
    pub(crate) command: Vec<OsString>,
}

/// Options of `cases`.
#[derive(Args, Debug)]
pub(crate) struct CasesArgs {
    #[command(flatten)]
    pub(crate) suite: SuiteArgs,
    /// Print the cases themselves
    #[arg(long, value_enum, ignore_case = true, num_args = 0..=1, default_missing_value = "ndjson")]
    pub(crate) export: Option<CaseForm>,
}

/// How to print cases.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum CaseForm {
    /// One object a line
    Ndjson,
    /// As case files, one behind the other
    Case,
}

fn seconds(text: &str) -> Result<f64, String> {
    let seconds = text.parse::<f64>().ok().filter(|seconds| *seconds > 0.0 && *seconds <= 86_400.0);
    seconds.ok_or_else(|| "expected seconds, more than 0 and at most 86400".to_owned())
}
