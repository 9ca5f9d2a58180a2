//! Options of `convert` and `generate`.
use super::shared::{format, known};
use super::{Input, Jobs};
use clap::{Args, ValueEnum};
use qedoku_core::text::Format;
use qedoku_generate::Symmetry;

/// Options of `convert`.
#[derive(Args, Debug)]
pub(crate) struct Convert {
    #[command(flatten)]
    pub(crate) input: Input,
    #[arg(long, value_name = "FORMAT", default_value = "line", value_parser = format, help = known("The format to write"))]
    pub(crate) to: Format,
}

/// Options of `generate`.
#[derive(Args, Debug)]
pub(crate) struct Generate {
    /// How many puzzles
    #[arg(long, short = 'n', value_name = "N", default_value_t = 1)]
    pub(crate) count: u64,
    /// Where to begin: the same seed gives the same puzzles; drawn at random if not named
    #[arg(long, value_name = "S")]
    pub(crate) seed: Option<u64>,
    /// The symmetry of the givens: none, 180 (half a turn) or full (every turn and reflection)
    #[arg(long, value_name = "SYMMETRY", default_value_t = Symmetry::None, value_parser = symmetry)]
    pub(crate) symmetry: Symmetry,
    /// How to print the puzzles
    #[arg(long, short, value_enum, ignore_case = true, default_value_t = Printed::Line)]
    pub(crate) format: Printed,
    #[command(flatten)]
    pub(crate) jobs: Jobs,
}

/// How to print generated puzzles.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Printed {
    /// 81 characters
    Line,
    /// Nine lines
    Grid,
    /// One object a line
    Ndjson,
}

fn symmetry(text: &str) -> Result<Symmetry, String> {
    Symmetry::named(&text.to_lowercase()).ok_or_else(|| {
        let names: Vec<&str> = Symmetry::ALL.iter().map(|symmetry| symmetry.name()).collect();
        format!("no symmetry has this name; there are {}", names.join(", "))
    })
}
