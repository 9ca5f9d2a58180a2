//! Options of `grade`.
use super::speech::lang;
use super::{Input, Jobs, Scope};
use clap::{Args, ValueEnum};
use qedoku_explain::Lang;

pub(super) const EXAMPLES: &str = "\
Examples:
  qedoku grade puzzles.txt
  qedoku grade --format csv --jobs 2 puzzles.csv > grades.csv
  qedoku generate --count 100 | qedoku grade --format json

The grade: the hardest technique with its tier, its Sudoku Explainer base rating (se) and HoDoKu score; the highest base
rating of a step (max_se), the sum of the scores (hodoku_sum), and the steps of each technique. Steps without a rating
are left out of both and counted as unrated; in the table a + behind a number says that there are some.";

/// Options of `grade`.
#[derive(Args, Debug)]
pub(crate) struct Grade {
    #[command(flatten)]
    pub(crate) input: Input,
    #[command(flatten)]
    pub(crate) scope: Scope,
    /// How to print the grades
    #[arg(long, short, value_enum, default_value_t = Grading::Table)]
    pub(crate) format: Grading,
    /// The language of the table, en or zh; that of the locale if not named
    #[arg(long, value_name = "LANG", value_parser = lang)]
    pub(crate) lang: Option<Lang>,
    #[command(flatten)]
    pub(crate) jobs: Jobs,
}

/// How to print grades.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Grading {
    /// One object a line
    Json,
    /// A header and one record a line
    Csv,
    /// Columns to read
    Table,
}
