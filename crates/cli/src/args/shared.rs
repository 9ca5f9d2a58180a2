//! Options that several commands have.
use clap::{Args, ValueEnum};
use qedoku::{Options, Scales};
use qedoku_compat::profiles;
use qedoku_formats::Format;
use qedoku_techniques::{Profile, Tier};
use std::ffi::OsString;

/// The sources of puzzles.
#[derive(Args, Debug)]
pub(crate) struct InputArgs {
    /// Puzzles, files with puzzles, or - for the standard input, which is read also when nothing is named
    #[arg(value_name = "PUZZLE|FILE|-")]
    pub(crate) sources: Vec<OsString>,
    #[arg(long, value_name = "FORMAT", value_parser = format, help = known("The format of the puzzles; recognized if not named"))]
    pub(crate) from: Option<Format>,
}

/// The number of threads.
#[derive(Args, Clone, Debug, Default)]
pub(crate) struct JobsArgs {
    /// The number of puzzles to work on at once; 0 for as many as there are cores. The output is the same for any
    /// number
    #[arg(long, short, value_name = "N", default_value_t = 0)]
    pub(crate) jobs: usize,
}

/// The techniques that may be used.
#[derive(Args, Debug)]
pub(crate) struct ScopeArgs {
    /// The techniques and their order: default (all, easiest first), documents (their methods and hypotheses), hodoku
    /// (what HoDoKu finds, with its guesses), se (what Sudoku Explainer 1.2.1 finds), se-corrected (the same with its
    /// later corrections) or se118 (what its version 1.18 finds)
    #[arg(long, value_name = "PROFILE", default_value = "default", value_parser = profile)]
    pub(crate) profile: Profile,
    /// The hardest techniques allowed: simple, intermediate, advanced or ultimate
    #[arg(long, value_name = "TIER", value_parser = tier)]
    pub(crate) up_to: Option<Tier>,
    /// Leave out what holds only for puzzles with one solution
    #[arg(long)]
    pub(crate) no_uniqueness: bool,
}

impl ScopeArgs {
    /// The profile with its limits.
    pub(crate) fn profile(&self) -> Profile {
        let profile = self.profile.clone();
        let profile = if self.no_uniqueness { profile.without_uniqueness() } else { profile };
        match self.up_to {
            Some(tier) => profile.up_to(tier),
            None => profile,
        }
    }

    /// The profile with its limits, and grades on these scales with the same limits.
    pub(crate) fn grading(&self, scales: &Scales) -> Options {
        let options = Options::new(self.profile()).scales(scales.clone());
        if self.no_uniqueness { options.without_uniqueness() } else { options }
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

/// Help that names all formats.
pub(super) fn known(said: &str) -> String {
    let names: Vec<&str> = Format::ALL.iter().map(|format| format.name()).collect();
    format!("{said}: {}", names.join(", "))
}

pub(super) fn format(text: &str) -> Result<Format, String> {
    text.to_lowercase().parse().map_err(|unknown: qedoku_formats::UnknownFormat| unknown.to_string())
}

pub(super) fn tier(text: &str) -> Result<Tier, String> {
    let words: Vec<&str> = Tier::ALL.iter().map(|tier| tier.word()).collect();
    Tier::named(&text.to_lowercase()).ok_or_else(|| format!("no tier has this name; there are {}", words.join(", ")))
}

pub(super) fn profile(text: &str) -> Result<Profile, String> {
    let names: Vec<&str> = profiles::NAMES.iter().map(|&(name, _)| name).collect();
    profiles::named(&text.to_lowercase())
        .ok_or_else(|| format!("no profile has this name; there are {}", names.join(", ")))
}
