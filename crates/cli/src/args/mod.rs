//! The command line.
mod advice;
mod batch;
mod catalog;
mod chinese;
mod conform;
mod coverage;
mod ending;
mod form;
mod generate;
mod grade;
mod hint;
mod idle;
mod library_words;
mod manual;
mod mcp;
mod meant;
mod name;
mod option_advice;
mod other_words;
mod prove;
mod puzzles;
mod serve;
mod shared;
mod solve;
mod spelling;
mod steps;
mod style;
mod traces;
mod unique;
mod why;
mod word;

pub(crate) use batch::{BatchArgs, SamePuzzles};
pub(crate) use catalog::{CheckArgs, TechniquesArgs};
pub(crate) use chinese::in_chinese;
pub(crate) use conform::{CaseForm, CasesArgs, ConformArgs, SuiteArgs};
pub(crate) use coverage::{CountedUse, CoverageArgs};
pub(crate) use ending::UnwrittenEnding;
pub(crate) use form::{PrintedForm, ReportForm, Tabular};
pub(crate) use generate::{GenerateArgs, Printed};
pub(crate) use grade::{GradeArgs, Grading};
pub(crate) use hint::HintArgs;
pub(crate) use idle::{IdleOption, NeededOptions};
pub(crate) use library_words::{TechniqueFamily, TechniqueName};
pub(crate) use manual::{Chart, CompletionsArgs, ManualArgs, SummaryArgs};
pub(crate) use mcp::McpArgs;
pub(crate) use name::NameArgs;
pub(crate) use prove::ProveArgs;
pub(crate) use puzzles::{ConvertArgs, Converted};
pub(crate) use serve::{SecondsArgs, ServeArgs};
pub(crate) use shared::{
    AfterArgs, AtStepArgs, Color, FormArgs, FromArgs, InputArgs, JobsArgs, LangArgs, LimitArgs, Moves, OutputArgs,
    PrintArgs, QuietArgs, ReadingArgs, RulesArgs, ScopeArgs, SheetArgs, WithoutArgs,
};
pub(crate) use solve::{Output, SolveArgs, SolveMethod};
pub(crate) use steps::StepsArgs;
pub(crate) use style::{Chains, StyleArgs, spoken};
pub(crate) use traces::{Preset, Sample, Split, TracesArgs};
pub(crate) use unique::UniqueArgs;
pub(crate) use why::WhyArgs;

use self::idle::DEPENDENCES;
use self::shared::SHARED;
use clap::{ArgMatches, CommandFactory, FromArgMatches, Parser, Subcommand};
use qedoku_explain::Style;
use std::ffi::OsString;
use std::path::PathBuf;

const EXIT_CODES: &str = "\
Exit codes:
  0  all is well
  1  a puzzle is not solved, or a trace is not accepted
  2  the command line or the input makes no sense, or something cannot be written
  3  a puzzle has no solution, or several and reasons were asked for
In a batch the highest that occurred; 130 or 143 if SIGINT or SIGTERM ended it, behind a whole record.

A puzzle, a file or a link without a command is solved: qedoku PUZZLE.
There is no configuration file, and none is needed: the language is that of the locale, and
NO_COLOR, CLICOLOR and CLICOLOR_FORCE are honored.";

/// Solves sudoku the way a careful person does and writes every step down.
#[derive(Parser, Debug)]
#[command(name = "qedoku", version = env!("QEDOKU_VERSION"), about, propagate_version = true, after_help = EXIT_CODES, max_term_width = 100)]
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
    /// Say whether puzzles have exactly one solution, and how many if not
    #[command(after_help = unique::EXAMPLES)]
    Unique(UniqueArgs),
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
  qedoku convert -f pencilmarks puzzle.txt
  qedoku convert --from p2676 --to line < input.txt
  qedoku convert --to sheet --title 'Friday' puzzles.txt -o friday.html
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
    /// Give an assistant tools that solve, explain and make sudoku (Model Context Protocol)
    #[command(after_help = mcp::EXAMPLES)]
    Mcp(McpArgs),
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

/// The options that hold for a run as a whole, whichever command has them.
#[derive(Clone, Debug)]
pub(crate) struct RunOptions {
    /// The style in which problems are told.
    pub(crate) style: Style,
    /// True if remarks are left out.
    pub(crate) quiet: bool,
    /// The file that is written in place of the standard output.
    pub(crate) output: Option<PathBuf>,
    /// The folder that is written.
    pub(crate) folder: Option<PathBuf>,
    /// The arguments that may name files to read.
    pub(crate) sources: Vec<OsString>,
    /// True if a format was named.
    pub(crate) is_formed: bool,
    /// An option that does nothing.
    pub(crate) idle: Option<IdleOption>,
    /// An output whose ending is a format that the command does not write.
    pub(crate) unwritten: Option<UnwrittenEnding>,
}

impl RunOptions {
    /// Reads them from what a command was given.
    fn new(known: &clap::Command, command: &str, matches: &ArgMatches) -> Self {
        let style = Style {
            notation: one(matches, "notation").unwrap_or_default(),
            detail: one(matches, "detail").unwrap_or_default(),
            wording: one(matches, "wording").unwrap_or_default(),
            ..Style::default().in_language(spoken(one(matches, "lang")))
        };
        let quiet = matches.try_get_one::<bool>("quiet").ok().flatten().copied().unwrap_or(false);
        let sources = ["sources", "words"].iter().filter_map(|id| matches.try_get_many(id).ok().flatten());
        // Of these the output is a folder, and theirs.
        let is_folder = ["prove", "traces"].contains(&command);
        let output = one::<PathBuf>(matches, "output");
        let (folder, output) = if is_folder { (output, None) } else { (None, output) };
        let sources = sources.flatten().cloned().collect();
        let own = known.find_subcommand(command);
        let unwritten = own.zip(output.as_deref()).and_then(|(own, output)| ending::unwritten(own, matches, output));
        let is_formed = idle::is_named(matches, "format");
        Self { style, quiet, output, folder, sources, is_formed, idle: idle::idle(command, matches), unwritten }
    }
}

/// The value of an option, if the command has the option and it was named or has a default.
fn one<T: Clone + Send + Sync + 'static>(matches: &ArgMatches, id: &str) -> Option<T> {
    matches.try_get_one::<T>(id).ok().flatten().cloned()
}

impl Cli {
    /// Reads a command line, and the options that hold for the run.
    pub(crate) fn read(args: Vec<OsString>) -> Result<(Self, RunOptions), clap::Error> {
        let args = spelling::ours(meant::with_command(spelling::command_first(args)));
        let mut command = command();
        let matches = command.try_get_matches_from_mut(&args).map_err(|error| meant::advise(error, &args))?;
        let cli = Self::from_arg_matches(&matches).map_err(|error| error.format(&mut command))?;
        let (name, given) = matches.subcommand().unwrap_or(("", &matches));
        let options = RunOptions::new(&command, name, given);
        Ok((cli, options))
    }
}

/// The command line as data, for completions and manual pages.
pub fn command() -> clap::Command {
    Cli::command()
}

/// The options of commands that do nothing without others: the command, the option, and those that it needs.
pub(crate) fn needs() -> impl Iterator<Item = (&'static str, &'static str, String)> {
    let all = DEPENDENCES.iter();
    all.flat_map(|it| {
        let options = it.commands.iter().flat_map(|&command| it.options.iter().map(move |&id| (command, id)));
        options.map(|(command, id)| (command, id, it.needed().described(" or ")))
    })
}

/// The ids of the options that a command has in common with others.
pub(crate) fn shared_options(command: &str) -> impl Iterator<Item = &'static str> + use<'_> {
    SHARED.iter().filter(move |shared| shared.is_of(command)).map(|shared| shared.id)
}

#[cfg(test)]
mod registry_tests;
