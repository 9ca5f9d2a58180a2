//! Options that several commands have: each is declared here, once.
use super::library_words::TechniqueFamily;
use super::word::{WordForm, WordParser, words};
use clap::builder::RangedU64ValueParser;
use clap::{Args, ValueEnum};
use qedoku::{Error, Options, Question, Scales, Target};
use qedoku_explain::Lang;
use qedoku_formats::Format;
use qedoku_generate::VariantRule;
use qedoku_techniques::{Profile, Tier};
use std::ffi::OsString;
use std::path::PathBuf;

/// An option that is declared here.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SharedOption {
    /// Its id.
    pub(crate) id: &'static str,
    /// The commands that have it.
    pub(crate) reach: Reach,
    /// The commands of which it is their own under the same name.
    pub(crate) own: &'static [&'static str],
}

impl SharedOption {
    /// True if a command has it, by this name and for its own.
    pub(crate) fn is_had_by(&self, command: &str) -> bool {
        match self.reach {
            Reach::AllBut(without) => !without.contains(&command),
            Reach::Only(commands) => commands.contains(&command),
        }
    }

    /// True if a command has it as all others have it.
    pub(crate) fn is_of(&self, command: &str) -> bool {
        self.is_had_by(command) && !self.own.contains(&command)
    }
}

/// The commands that have an option.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Reach {
    /// Every command but these, where it would mean nothing.
    AllBut(&'static [&'static str]),
    /// These commands.
    Only(&'static [&'static str]),
}

/// The commands that may go through many puzzles.
const BATCHES: Reach = Reach::Only(&[
    "solve", "why", "hint", "name", "steps", "grade", "unique", "generate", "traces", "coverage", "conform", "serve",
    "mcp",
]);

/// Every option that is declared here, with the commands that are to have it. `prove` and `traces` write folders, and
/// `steps` lists what a profile has.
pub(crate) const SHARED: &[SharedOption] = &[
    shared("format", Reach::AllBut(&["traces", "serve", "mcp", "completions", "man"])),
    SharedOption { own: &["prove", "traces"], ..shared("output", Reach::AllBut(&["serve", "mcp"])) },
    shared("color", Reach::AllBut(&["prove", "traces", "serve", "mcp", "completions", "man"])),
    shared("quiet", Reach::AllBut(&["completions", "man"])),
    shared("lang", Reach::AllBut(&["completions", "man"])),
    shared("jobs", BATCHES),
    shared(
        "from",
        Reach::Only(&[
            "solve", "why", "hint", "name", "steps", "grade", "unique", "prove", "convert", "traces", "coverage",
        ]),
    ),
    shared(
        "after",
        Reach::Only(&["solve", "why", "hint", "name", "steps", "grade", "unique", "convert", "traces", "coverage"]),
    ),
    SharedOption {
        own: &["steps"],
        ..shared(
            "profile",
            Reach::Only(&["solve", "why", "hint", "name", "steps", "grade", "prove", "traces", "coverage"]),
        )
    },
    SharedOption {
        own: &["generate"],
        ..shared(
            "rules",
            Reach::Only(&[
                "solve", "why", "hint", "name", "steps", "grade", "unique", "convert", "traces", "coverage", "generate",
            ]),
        )
    },
    SharedOption {
        own: &["steps"],
        ..shared(
            "up_to",
            Reach::Only(&["solve", "why", "hint", "name", "steps", "grade", "prove", "traces", "coverage"]),
        )
    },
    SharedOption {
        own: &["steps"],
        ..shared("without", Reach::Only(&["solve", "why", "hint", "name", "steps", "grade", "prove", "coverage"]))
    },
    shared("at_step", Reach::Only(&["why", "hint", "name", "steps"])),
    SharedOption {
        own: &["steps"],
        ..shared(
            "no_uniqueness",
            Reach::Only(&["solve", "why", "hint", "name", "steps", "grade", "prove", "traces", "coverage"]),
        )
    },
];

const fn shared(id: &'static str, reach: Reach) -> SharedOption {
    SharedOption { id, reach, own: &[] }
}

/// The sources of puzzles.
#[derive(Args, Debug)]
pub(crate) struct InputArgs {
    /// Puzzles, files with puzzles, or - for the standard input, which is read also when nothing is named
    #[arg(value_name = "PUZZLE|FILE|-")]
    pub(crate) sources: Vec<OsString>,
    #[command(flatten)]
    pub(crate) reading: ReadingArgs,
}

/// The way in which puzzles are read: their format, the rules beside theirs, and the moves that were made.
#[derive(Args, Clone, Debug, Default)]
pub(crate) struct ReadingArgs {
    #[command(flatten)]
    pub(crate) from: FromArgs,
    #[command(flatten)]
    pub(crate) rules: RulesArgs,
    #[command(flatten)]
    pub(crate) after: AfterArgs,
}

/// The rules beside those that are read with the puzzles.
#[derive(Args, Clone, Debug, Default)]
pub(crate) struct RulesArgs {
    /// Rules that hold for every puzzle that is read, beside those that stand with it; several with commas. The cells of
    /// jigsaw and killer stand with the puzzle, and the size is that of the text: 16, 36 or 81 characters
    #[arg(long, value_name = "A,B", value_delimiter = ',', value_parser = WordParser::<VariantRule>::new())]
    pub(crate) rules: Vec<VariantRule>,
}

/// The format of what is read.
#[derive(Args, Clone, Copy, Debug, Default)]
pub(crate) struct FromArgs {
    #[arg(long, value_name = "FORMAT", value_parser = WordParser::<Format>::new(), hide_possible_values = true, help = known())]
    pub(crate) from: Option<Format>,
}

/// The moves that were made already.
#[derive(Args, Clone, Debug, Default)]
pub(crate) struct AfterArgs {
    /// Go on behind these moves, a list with commas of candidates taken away and digits placed: 'r4c4<>3,r5c6=7'. They hold
    /// for every puzzle that is read
    #[arg(long, value_name = "MOVES", value_parser = moves)]
    pub(crate) after: Option<Moves>,
}

/// Moves that were made.
#[derive(Clone, Debug)]
pub(crate) struct Moves(pub(crate) Vec<Target>);

fn moves(text: &str) -> Result<Moves, Error> {
    Question::conclusions(text).map(Moves)
}

/// The place in the run of a puzzle that is asked about.
#[derive(Args, Clone, Copy, Debug, Default)]
pub(crate) struct AtStepArgs {
    /// Ask about the position before this step of the run that solves the puzzle, by its number from 1
    #[arg(long, value_name = "N")]
    pub(crate) at_step: Option<usize>,
}

/// The form of the output and the place it goes to.
#[derive(Args, Debug)]
pub(crate) struct PrintArgs<F: WordForm> {
    #[command(flatten)]
    pub(crate) form: FormArgs<F>,
    #[command(flatten)]
    pub(crate) output: OutputArgs,
    #[command(flatten)]
    pub(crate) color: ColorArgs,
    #[command(flatten)]
    pub(crate) quiet: QuietArgs,
}

/// The form of the output.
#[derive(Args, Clone, Copy, Debug)]
pub(crate) struct FormArgs<F: WordForm> {
    /// The form of the output
    #[arg(long, short, alias = "to", value_name = "FORMAT", default_value = F::USUAL, value_parser = WordParser::<F>::new())]
    pub(crate) format: F,
}

/// The file that is written.
#[derive(Args, Clone, Debug, Default)]
pub(crate) struct OutputArgs {
    /// Write into this file instead of the standard output; its ending chooses the format where none is named
    #[arg(long, short, value_name = "FILE")]
    pub(crate) output: Option<PathBuf>,
}

/// The use of color.
#[derive(Args, Clone, Copy, Debug)]
pub(crate) struct ColorArgs {
    /// The use of color in text
    #[arg(long, value_name = "WHEN", default_value = Color::USUAL, value_parser = WordParser::<Color>::new())]
    pub(crate) color: Color,
}

/// The option by which remarks are left out.
#[derive(Args, Clone, Copy, Debug, Default)]
pub(crate) struct QuietArgs {
    /// Leave out the remarks on the standard error: on each bad record, on a seed that was drawn
    #[arg(long, short)]
    pub(crate) quiet: bool,
}

/// The language.
#[derive(Args, Clone, Copy, Debug, Default)]
pub(crate) struct LangArgs {
    /// The language of the text, and of errors; that of the locale if not named. The help is in English
    #[arg(long, value_name = "LANG", value_parser = WordParser::<Lang>::new())]
    pub(crate) lang: Option<Lang>,
}

/// The parts of sheets and pages of puzzles.
#[derive(Args, Clone, Debug, Default)]
pub(crate) struct SheetArgs {
    /// Leave out the solutions, which a sheet has behind its puzzles and a page folded away
    #[arg(long, alias = "without-solutions")]
    pub(crate) no_solutions: bool,
    /// The heading of sheets and pages, in the place of what was asked for
    #[arg(long, value_name = "TEXT")]
    pub(crate) title: Option<String>,
}

/// The number of threads.
#[derive(Args, Clone, Copy, Debug, Default)]
pub(crate) struct JobsArgs {
    /// The number of threads; 0 for as many as there are cores. The output is the same for any number
    #[arg(long, short, value_name = "N", default_value_t = 0, value_parser = RangedU64ValueParser::<usize>::new().range(..=512))]
    pub(crate) jobs: usize,
}

/// The techniques that may be used: those of a profile with its limits, without some.
#[derive(Args, Debug)]
pub(crate) struct ScopeArgs {
    #[command(flatten)]
    pub(crate) limits: LimitArgs,
    #[command(flatten)]
    pub(crate) without: WithoutArgs,
}

/// The techniques that are left out.
#[derive(Args, Debug)]
pub(crate) struct WithoutArgs {
    /// Leave out techniques, a list with commas of slugs, names, aliases or families such as fish, chains or hidden-single
    #[arg(long, value_name = "TECHNIQUES", value_delimiter = ',', value_parser = WordParser::<TechniqueFamily>::new(), hide_possible_values = true)]
    pub(crate) without: Vec<TechniqueFamily>,
}

/// A profile and its limits.
#[derive(Args, Debug)]
pub(crate) struct LimitArgs {
    /// The techniques and their order
    #[arg(long, value_name = "PROFILE", default_value = "default", value_parser = WordParser::<Profile>::new())]
    pub(crate) profile: Profile,
    /// The hardest techniques allowed
    #[arg(long, value_name = "TIER", value_parser = WordParser::<Tier>::new())]
    pub(crate) up_to: Option<Tier>,
    /// Leave out what holds only for puzzles with one solution; `solve`, `why`, `hint` and `steps` then take those with
    /// several, too, as far as the solutions agree
    #[arg(long)]
    pub(crate) no_uniqueness: bool,
}

impl LimitArgs {
    /// The profile with its limits.
    pub(crate) fn profile(&self) -> Profile {
        self.profile.clone().limited(self.up_to, !self.no_uniqueness)
    }

    /// A profile, and grades on these scales with the same limits.
    fn grading_by(&self, profile: Profile, scales: &Scales) -> Options {
        let options = Options::new(profile).scales(scales.clone());
        if self.no_uniqueness { options.without_uniqueness() } else { options }
    }

    /// The profile with its limits, and grades on these scales with the same limits.
    pub(crate) fn grading(&self, scales: &Scales) -> Options {
        self.grading_by(self.profile(), scales)
    }
}

impl WithoutArgs {
    /// True if the technique of this slug is left out.
    pub(crate) fn has(&self, slug: &str) -> bool {
        TechniqueFamily::any_has(&self.without, slug)
    }
}

impl ScopeArgs {
    /// The profile with its limits, and without what is left out.
    pub(crate) fn profile(&self) -> Profile {
        let profile = self.limits.profile();
        if self.without.without.is_empty() { profile } else { profile.only(|info| !self.without.has(info.slug)) }
    }

    /// The same, and grades on these scales with the same limits.
    pub(crate) fn grading(&self, scales: &Scales) -> Options {
        self.limits.grading_by(self.profile(), scales)
    }
}

impl<F: WordForm + Copy> PrintArgs<F> {
    /// The form of the output.
    pub(crate) const fn format(&self) -> F {
        self.form.format
    }

    /// The use of color in what is printed: none in a file, unless it is asked for.
    pub(crate) const fn color(&self) -> Color {
        match self.color.color {
            Color::Auto if self.output.output.is_some() => Color::Never,
            color => color,
        }
    }
}

/// The use of color.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Color {
    /// On a terminal, unless the environment says otherwise
    Auto,
    /// Always
    Always,
    /// Never
    Never,
}

words! {
    Color, usual "auto";
}

/// Help that names all formats.
fn known() -> String {
    let names: Vec<&str> = Format::ALL.iter().map(|format| format.name()).collect();
    format!("The format of the puzzles; recognized if not named: {}", names.join(", "))
}
