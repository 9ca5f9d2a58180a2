//! The command line.
use clap::{Args, CommandFactory, Parser, Subcommand, ValueEnum};
use qedoku_core::text::Format;
use qedoku_generate::Symmetry;
use qedoku_techniques::{Profile, Tier};
use std::ffi::OsString;

const EXIT_CODES: &str = "\
Exit codes:
  0  all is well
  1  a puzzle is not solved, or a trace is not accepted
  2  the command line or the input makes no sense
  3  a puzzle has no solution, or several and reasons were asked for
In a batch the highest that occurred.";

const SOLVE_EXAMPLES: &str = "\
Examples:
  qedoku solve 6..1..7.8...8..2..238.5.1......4..92..43.86..37..1......3.7.526..2..4...9.7..6..4
  qedoku solve --format line puzzles.txt
  qedoku solve --up-to intermediate --pictures puzzle.txt
  qedoku solve --format ndjson puzzles.csv | qedoku check
  qedoku solve --method search --format p2676 < input.txt

A puzzle is 81 characters, nine lines, a bordered grid, pencil marks, a HoDoKu library line, a CSV table, a list of
nine lists, and more; --from names the format if it is not recognized.";

const STEPS_EXAMPLES: &str = "\
Examples:
  qedoku steps 6..1..7.8...8..2..238.5.1......4..92..43.86..37..1......3.7.526..2..4...9.7..6..4
  qedoku steps --technique naked-pair --technique 0210 marks.txt
  qedoku steps --all --format ndjson puzzle.txt

A position is a puzzle, pencil marks with candidates eliminated, or a HoDoKu library line, of which code, candidates and
results are ignored.";

const GRADE_EXAMPLES: &str = "\
Examples:
  qedoku grade puzzles.txt
  qedoku grade --format csv --jobs 2 puzzles.csv > grades.csv
  qedoku generate --count 100 | qedoku grade --format json

The grade: the hardest technique with its tier, its Sudoku Explainer base rating (se) and HoDoKu score; the highest base
rating of a step (max_se), the sum of the scores (hodoku_sum), and the steps of each technique. Steps without a rating
are left out of both and counted as unrated; in the table a + behind a number says that there are some.";

/// Solves sudoku the way a careful person does and writes every step down.
#[derive(Parser, Debug)]
#[command(name = "qedoku", version, about, after_help = EXIT_CODES, max_term_width = 100)]
pub(crate) struct Cli {
    /// What to do.
    #[command(subcommand)]
    pub(crate) command: Command,
}

/// What to do.
#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    /// Solve puzzles and say why each digit goes where it goes
    #[command(after_help = SOLVE_EXAMPLES)]
    Solve(Solve),
    /// Show every step that a position allows
    #[command(after_help = STEPS_EXAMPLES)]
    Steps(Steps),
    /// Say how hard puzzles are, one line for each
    #[command(after_help = GRADE_EXAMPLES)]
    Grade(Grade),
    /// Check traces, ours or anyone's, step by step
    #[command(after_help = "\
Examples:
  qedoku solve --format ndjson puzzle.txt | qedoku check
  qedoku check trace.json other.ndjson")]
    Check(Check),
    /// List the techniques, or show the page of one
    #[command(after_help = "\
Examples:
  qedoku techniques
  qedoku techniques naked-pair
  qedoku techniques --format json
  qedoku techniques --tier simple")]
    Techniques(Techniques),
    /// Write puzzles in another format
    #[command(after_help = "\
Examples:
  qedoku convert --to pencilmarks puzzle.txt
  qedoku convert --from p2676 --to line < input.txt")]
    Convert(Convert),
    /// Make puzzles with exactly one solution
    #[command(after_help = "\
Examples:
  qedoku generate
  qedoku generate --count 1000 --seed 7 > puzzles.txt
  qedoku generate --symmetry 180 --format grid | qedoku solve")]
    Generate(Generate),
}

/// Where puzzles come from.
#[derive(Args, Debug)]
pub(crate) struct Input {
    /// Puzzles, files with puzzles, or - for the standard input, which is read also when nothing is named
    #[arg(value_name = "PUZZLE|FILE|-")]
    pub(crate) sources: Vec<OsString>,
    /// The format of the puzzles; recognized if not named
    #[arg(long, value_name = "FORMAT", value_parser = format)]
    pub(crate) from: Option<Format>,
}

/// How many threads work.
#[derive(Args, Debug)]
pub(crate) struct Jobs {
    /// How many puzzles to work on at once; 0 for as many as there are cores. The output is the same for any number
    #[arg(long, short, value_name = "N", default_value_t = 0)]
    pub(crate) jobs: usize,
}

/// Which techniques may be used.
#[derive(Args, Debug)]
pub(crate) struct Scope {
    /// Which techniques, in which order: default (all, easiest first), documents (their methods and hypotheses) or se
    /// (those that Sudoku Explainer rates 6.2 or less)
    #[arg(long, value_name = "PROFILE", default_value = "default", value_parser = profile)]
    pub(crate) profile: Profile,
    /// The hardest techniques allowed: simple, intermediate, advanced or ultimate
    #[arg(long, value_name = "TIER", value_parser = tier)]
    pub(crate) up_to: Option<Tier>,
    /// Leave out what holds only for puzzles with one solution
    #[arg(long)]
    pub(crate) no_uniqueness: bool,
}

impl Scope {
    /// The profile with its limits.
    pub(crate) fn profile(&self) -> Profile {
        let profile = self.profile.clone();
        let profile = if self.no_uniqueness { profile.without_uniqueness() } else { profile };
        match self.up_to {
            Some(tier) => profile.up_to(tier),
            None => profile,
        }
    }
}

/// Options of `solve`.
#[derive(Args, Debug)]
pub(crate) struct Solve {
    #[command(flatten)]
    pub(crate) input: Input,
    /// How to solve
    #[arg(long, value_enum, default_value_t = Method::Deduce)]
    pub(crate) method: Method,
    #[command(flatten)]
    pub(crate) scope: Scope,
    /// What to print: the trace (text, json, ndjson) or the grid reached (grid, line, p2676, csv)
    #[arg(long, short, value_enum, default_value_t = Output::Text)]
    pub(crate) format: Output,
    /// Print every hypothesis of the documents profile: A a contradiction, B undecided and kept, C the grid is full
    #[arg(long)]
    pub(crate) attempts: bool,
    /// How to write chains in the text
    #[arg(long, value_enum, default_value_t = Notation::Eureka)]
    pub(crate) notation: Notation,
    /// Draw the board with its candidates before each step: ' evidence, # fins, * placed, - eliminated
    #[arg(long)]
    pub(crate) pictures: bool,
    /// Do not check the steps before they are printed
    #[arg(long)]
    pub(crate) no_check: bool,
    /// When to use color
    #[arg(long, value_enum, value_name = "WHEN", default_value_t = Color::Auto)]
    pub(crate) color: Color,
    #[command(flatten)]
    pub(crate) jobs: Jobs,
}

/// Options of `steps`.
#[derive(Args, Debug)]
pub(crate) struct Steps {
    #[command(flatten)]
    pub(crate) input: Input,
    /// Only this technique, by slug, name, alias or HoDoKu code; may be repeated
    #[arg(long, value_name = "SLUG", conflicts_with = "all")]
    pub(crate) technique: Vec<String>,
    /// All techniques there are, also those outside the default profile and hypotheses, which may take long
    #[arg(long)]
    pub(crate) all: bool,
    /// Leave out what holds only for puzzles with one solution
    #[arg(long)]
    pub(crate) no_uniqueness: bool,
    /// How to print the steps
    #[arg(long, short, value_enum, default_value_t = Listing::Text)]
    pub(crate) format: Listing,
    /// How to write chains in the text
    #[arg(long, value_enum, default_value_t = Notation::Eureka)]
    pub(crate) notation: Notation,
    /// When to use color
    #[arg(long, value_enum, value_name = "WHEN", default_value_t = Color::Auto)]
    pub(crate) color: Color,
    #[command(flatten)]
    pub(crate) jobs: Jobs,
}

/// How to print the steps of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Listing {
    /// The position, and a line and a sentence for each step
    Text,
    /// One message a line
    Ndjson,
}

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

/// How chains are written in text.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Notation {
    /// (5)r1c2=(5)r1c8-(5=7)r3c9 => r1c9<>7
    Eureka,
    /// r1c2 =5= r1c8 -5- r3c9 -7 => r1c9<>7
    Hodoku,
}

/// How to solve.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Method {
    /// Step by step, each step with its reason
    Deduce,
    /// By trying: any solution, without reasons
    Search,
}

/// What to print.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Output {
    /// The steps with their reasons
    Text,
    /// One array of messages
    Json,
    /// One message a line
    Ndjson,
    /// Nine lines
    Grid,
    /// 81 characters
    Line,
    /// Nine lines of digits a puzzle and nothing else
    P2676,
    /// A header 0 to 8 and nine rows
    Csv,
}

/// When to use color.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Color {
    /// On a terminal, unless the environment says otherwise
    Auto,
    /// Always
    Always,
    /// Never
    Never,
}

/// Options of `check`.
#[derive(Args, Debug)]
pub(crate) struct Check {
    /// Files with traces as json or ndjson, or - for the standard input, which is read also when nothing is named
    #[arg(value_name = "FILE|-")]
    pub(crate) sources: Vec<OsString>,
}

/// Options of `techniques`.
#[derive(Args, Debug)]
pub(crate) struct Techniques {
    /// A technique to show, by slug, name, alias or HoDoKu code
    pub(crate) technique: Option<String>,
    /// List one tier only
    #[arg(long, value_name = "TIER", value_parser = tier)]
    pub(crate) tier: Option<Tier>,
    /// How to print them
    #[arg(long, short, value_enum, default_value_t = Catalog::Text)]
    pub(crate) format: Catalog,
    /// When to use color
    #[arg(long, value_enum, value_name = "WHEN", default_value_t = Color::Auto)]
    pub(crate) color: Color,
}

/// How to print techniques.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Catalog {
    /// A table, or a page
    Text,
    /// One array of objects
    Json,
}

/// Options of `convert`.
#[derive(Args, Debug)]
pub(crate) struct Convert {
    #[command(flatten)]
    pub(crate) input: Input,
    /// The format to write
    #[arg(long, value_name = "FORMAT", default_value = "line", value_parser = format)]
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
    #[arg(long, short, value_enum, default_value_t = Printed::Line)]
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

fn format(text: &str) -> Result<Format, String> {
    text.parse().map_err(|unknown: qedoku_core::text::UnknownFormat| unknown.to_string())
}

fn symmetry(text: &str) -> Result<Symmetry, String> {
    Symmetry::named(text).ok_or_else(|| {
        let names: Vec<&str> = Symmetry::ALL.iter().map(|symmetry| symmetry.name()).collect();
        format!("no symmetry has this name; there are {}", names.join(", "))
    })
}

fn tier(text: &str) -> Result<Tier, String> {
    let words: Vec<&str> = Tier::ALL.iter().map(|tier| tier.word()).collect();
    Tier::named(text).ok_or_else(|| format!("no tier has this name; there are {}", words.join(", ")))
}

fn profile(text: &str) -> Result<Profile, String> {
    let names: Vec<&str> = Profile::NAMES.iter().map(|&(name, _)| name).collect();
    Profile::named(text).ok_or_else(|| format!("no profile has this name; there are {}", names.join(", ")))
}

/// The command line as data, for completions and manual pages.
pub fn command() -> clap::Command {
    Cli::command()
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_command_line_is_sound() {
        super::command().debug_assert();
    }
}
