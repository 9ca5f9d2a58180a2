//! Options of `conform` and `cases`.
use super::word::{WordParser, words};
use super::{JobsArgs, LangArgs, PrintArgs, Tabular, TechniqueFamily};
use clap::{Args, ValueEnum};
use std::ffi::OsString;
use std::path::PathBuf;

pub(super) const EXAMPLES: &str = "\
Examples:
  qedoku conform -- python3 my_solver.py
  qedoku conform --technique x-wing,swordfish -- ./solver --hint
  qedoku conform --any --timeout 2 -- node solver.js
  qedoku conform --format json -- ./solver > answers.json
  qedoku conform --against answers.json -- ./solver

The program reads a line of JSON and writes one, again and again (docs/coverage.md):
  {\"id\":1,\"case\":\"x-wing/generated-1\",\"technique\":\"x-wing\",\"givens\":\"5...\",\"board\":\"59...\",\"candidates\":\"5 9 148 ...\"}
  {\"id\":1,\"place\":[],\"eliminate\":[\"r7c7<>5\"],\"technique\":\"X-Wing\"}
An empty object says that it finds nothing; fields that are not known say nothing. With the id of the question an answer is taken for no other; without, it \
answers the question asked last. An answer is right if it has all that the case demands and no more than it \
allows; less, more or other if it is true all the same; false if a solution of the position contradicts it; silent; \
too-slow; dead.

Of --jobs N, each is a process of its own: of two the first is asked every odd case and the second every even one, and \
they share nothing. The report has the cases in their order, whatever N is.

All cases ask for every technique from singles to nets: begin with --technique naked-single, or what the program knows.

Exit codes:
  0  all answers are right; with --against, no verdict changed
  1  some are not, or a line answers nothing that was asked; with --against, a verdict changed
  2  the program cannot be run, or the command line, the cases or OLD.json make no sense
130 or 143 if SIGINT or SIGTERM ended it.";

/// The cases that are meant.
#[derive(Args, Debug)]
pub(crate) struct SuiteArgs {
    /// Take the cases of a folder with a folder for each technique, or of a file as --export of cases writes it in either
    /// form, and not those of this program
    #[arg(long, value_name = "FOLDER|FILE")]
    pub(crate) cases: Option<PathBuf>,
    /// Take the cases of these techniques alone, a list with commas of slugs, names, aliases or families such as hidden-single
    #[arg(long, value_name = "TECHNIQUES", value_delimiter = ',', value_parser = WordParser::<TechniqueFamily>::new(), hide_possible_values = true)]
    pub(crate) technique: Vec<TechniqueFamily>,
}

/// Options of `conform`.
#[derive(Args, Debug)]
pub(crate) struct ConformArgs {
    #[command(flatten)]
    pub(crate) suite: SuiteArgs,
    /// Ask for whatever the program finds next: right is what follows
    #[arg(long)]
    pub(crate) any: bool,
    /// Ask the cases of puzzles under rules of their own too, such as killers: their questions have the field rules
    #[arg(long)]
    pub(crate) any_rules: bool,
    /// Give up on an answer after so many seconds
    #[arg(long, value_name = "SECONDS", default_value_t = 10.0, value_parser = seconds)]
    pub(crate) timeout: f64,
    #[command(flatten)]
    pub(crate) print: PrintArgs<Tabular>,
    /// Print the verdicts that changed since a run that was printed as json; exit code 1 if any did
    #[arg(long, value_name = "OLD.json")]
    pub(crate) against: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) lang: LangArgs,
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
    /// Print the cases themselves; the same as --format ndjson, or case
    #[arg(long, value_name = "FORMAT", value_parser = WordParser::<CaseForm>::new(), num_args = 0..=1, default_missing_value = "ndjson", conflicts_with = "format")]
    pub(crate) export: Option<CaseForm>,
    #[command(flatten)]
    pub(crate) print: PrintArgs<CaseForm>,
    #[command(flatten)]
    pub(crate) lang: LangArgs,
}

/// The form in which cases are printed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum CaseForm {
    /// How many there are of each technique
    Text,
    /// One object a line
    Ndjson,
    /// As case files, one behind the other
    Case,
}

words! {
    CaseForm, usual "text";
}

fn seconds(text: &str) -> Result<f64, String> {
    let seconds = text.parse::<f64>().ok().filter(|seconds| *seconds > 0.0 && *seconds <= 86_400.0);
    seconds.ok_or_else(|| "expected seconds, more than 0 and at most 86400".to_owned())
}
