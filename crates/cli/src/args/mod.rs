//! The command line.
mod batch;
mod catalog;
mod conform;
mod coverage;
mod form;
mod generate;
mod grade;
mod hint;
mod manual;
mod name;
mod prove;
mod puzzles;
mod serve;
mod shared;
mod solve;
mod steps;
mod style;
mod traces;
mod why;

pub(crate) use batch::{BatchArgs, SamePuzzles};
pub(crate) use catalog::{Catalog, CheckArgs, TechniquesArgs};
pub(crate) use conform::{CaseForm, CasesArgs, ConformArgs, SuiteArgs};
pub(crate) use coverage::{CountedUse, CoverageArgs, Tabular};
pub(crate) use form::PrintedForm;
pub(crate) use generate::{GenerateArgs, Printed};
pub(crate) use grade::{GradeArgs, Grading};
pub(crate) use hint::{HintArgs, LevelArg};
pub(crate) use manual::{Chart, CompletionsArgs, ManualArgs, SummaryArgs};
pub(crate) use name::{NameArgs, NameForm};
pub(crate) use prove::{ProofReportForm, ProveArgs};
pub(crate) use puzzles::ConvertArgs;
pub(crate) use serve::ServeArgs;
pub(crate) use shared::{Color, InputArgs, JobsArgs, ScopeArgs};
pub(crate) use solve::{Output, SolveArgs, SolveMethod};
pub(crate) use steps::{ListingForm, StepsArgs};
pub(crate) use style::{Chains, StyleArgs, spoken};
pub(crate) use traces::{Preset, Sample, Split, TracesArgs};
pub(crate) use why::WhyArgs;

use clap::{CommandFactory, Parser, Subcommand};
use qedoku_explain::Style;

const EXIT_CODES: &str = "\
Exit codes:
  0  all is well
  1  a puzzle is not solved, or a trace is not accepted
  2  the command line or the input makes no sense, or something cannot be written
  3  a puzzle has no solution, or several and reasons were asked for
In a batch the highest that occurred; 130 or 143 if SIGINT or SIGTERM ended it, behind a whole record.";

/// Solves sudoku the way a careful person does and writes every step down.
#[derive(Parser, Debug)]
#[command(name = "qedoku", version = env!("QEDOKU_VERSION"), about, after_help = EXIT_CODES, max_term_width = 100)]
pub(crate) struct Cli {
    /// The command.
    #[command(subcommand)]
    pub(crate) command: Command,
}

/// The command.
#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    /// Solve puzzles and say why each digit goes where it goes
    #[command(after_help = solve::EXAMPLES)]
    Solve(SolveArgs),
    /// Say why a digit goes where it goes, or why it does not, by the smallest argument
    #[command(after_help = why::EXAMPLES)]
    Why(WhyArgs),
    /// Give a hint: where to look next, or more; or which entry is wrong
    #[command(after_help = hint::EXAMPLES)]
    Hint(HintArgs),
    /// Name a move: the techniques that give it, or why none does
    #[command(after_help = name::EXAMPLES)]
    Name(NameArgs),
    /// Show every step that a position allows
    #[command(after_help = steps::EXAMPLES)]
    Steps(StepsArgs),
    /// Say how hard puzzles are, one line for each
    #[command(after_help = grade::EXAMPLES)]
    Grade(GradeArgs),
    /// Check traces, ours or anyone's, step by step
    #[command(after_help = "\
Examples:
  qedoku solve --format ndjson puzzle.txt | qedoku check
  qedoku check trace.json other.ndjson
  qedoku check --proof trace.json")]
    Check(CheckArgs),
    /// Write a proof of a trace that another program, VeriPB, can check
    #[command(after_help = prove::EXAMPLES)]
    Prove(ProveArgs),
    /// List the techniques, or show the page of one
    #[command(after_help = "\
Examples:
  qedoku techniques
  qedoku techniques naked-pair
  qedoku techniques --format json
  qedoku techniques --tier simple")]
    Techniques(TechniquesArgs),
    /// Write puzzles in another format
    #[command(after_help = "\
Examples:
  qedoku convert --to pencilmarks puzzle.txt
  qedoku convert --from p2676 --to line < input.txt
  qedoku convert --canonical puzzles.txt | sort -u
  qedoku convert --shuffle 7 --transformation puzzles.txt
  qedoku convert --shuffle 7 --trace log.ndjson | qedoku check")]
    Convert(ConvertArgs),
    /// Make puzzles with exactly one solution, of any kind
    #[command(after_help = generate::EXAMPLES)]
    Generate(GenerateArgs),
    /// Write the reasoning of puzzles as data, in the shapes that trainers of models load
    #[command(after_help = traces::EXAMPLES)]
    Traces(TracesArgs),
    /// Count grades: histograms of tiers, ratings, levels and techniques
    #[command(after_help = "\
Examples:
  qedoku summary grades.csv
  qedoku grade --format ndjson puzzles.txt | qedoku summary
  qedoku summary --format html grades.csv > grades.html")]
    Summary(SummaryArgs),
    /// Count which techniques puzzles and logs use, and tell which they never do
    #[command(after_help = coverage::EXAMPLES)]
    Coverage(CoverageArgs),
    /// Ask another program what it finds in cases, and judge its answers
    #[command(after_help = conform::EXAMPLES)]
    Conform(ConformArgs),
    /// List the cases of techniques, or print them as data
    #[command(after_help = "\
Examples:
  qedoku cases
  qedoku cases --export > cases.ndjson
  qedoku cases --technique x-wing --export case")]
    Cases(CasesArgs),
    /// Serve the page to the browser: puzzles pasted, played and explained
    #[command(after_help = serve::EXAMPLES)]
    Serve(ServeArgs),
    /// Write the completions of a shell
    #[command(after_help = "\
Examples:
  qedoku completions bash > ~/.local/share/bash-completion/completions/qedoku")]
    Completions(CompletionsArgs),
    /// Write the manual page
    #[command(after_help = "\
Examples:
  qedoku man | man -l -
  qedoku man grade > qedoku-grade.1")]
    Man(ManualArgs),
}

impl Cli {
    /// The style of problems: in the language that the command is asked for, or else that of the locale.
    pub(crate) fn style(&self) -> Style {
        let lang = match &self.command {
            Command::Solve(options) => return options.speech.style(),
            Command::Steps(options) => return options.speech.style(),
            Command::Why(options) => return options.speech.style(),
            Command::Hint(options) => return options.speech.style(),
            Command::Name(options) => return options.speech.style(),
            Command::Grade(options) => options.lang,
            Command::Techniques(options) => options.lang,
            Command::Check(options) => options.lang,
            Command::Coverage(options) => options.lang,
            Command::Conform(options) => options.lang,
            Command::Prove(_)
            | Command::Convert(_)
            | Command::Generate(_)
            | Command::Traces(_)
            | Command::Summary(_)
            | Command::Cases(_)
            | Command::Serve(_)
            | Command::Completions(_)
            | Command::Man(_) => None,
        };
        Style { language: spoken(lang), ..Style::default() }
    }
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
