//! Options about the words of steps, which several commands have.
use clap::{Args, ValueEnum};
use qedoku::words;
use qedoku_explain::{Detail, Lang, Notation, Style, Wording};
use std::env;

/// The style of steps.
#[derive(Args, Clone, Copy, Debug)]
pub(crate) struct StyleArgs {
    /// The language of the text, en or zh; that of the locale if not named
    #[arg(long, value_name = "LANG", value_parser = lang)]
    lang: Option<Lang>,
    /// The notation of cells in the text
    #[arg(long, value_enum, default_value_t = NotationArg::Rc)]
    notation: NotationArg,
    /// The detail of each step
    #[arg(long, value_enum, default_value_t = Extent::Normal)]
    detail: Extent,
    /// Whom to speak to
    #[arg(long, alias = "voice", value_enum, default_value_t = Manner::Usual)]
    wording: Manner,
    /// The notation of chains in the text
    #[arg(long, value_enum, default_value_t = Chains::Eureka)]
    pub(crate) chains: Chains,
}

/// The notation of cells in text.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum NotationArg {
    /// By row and column: r4c7, r48c2
    Rc,
    /// Rows by the letters A to H and J: D7, DH2
    A1,
}

/// The detail of a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum Extent {
    /// A line in short notation that stands by itself
    Brief,
    /// A sentence that names what closes other places where that is little
    Normal,
    /// A sentence that always names it
    Full,
}

/// Whom the text speaks to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum Manner {
    /// Players, who know the words and the notation
    Usual,
    /// Beginners: cells and houses written out, no short forms, and the idea in one sentence
    Plain,
}

/// The notation of chains in text.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Chains {
    /// (5)r1c2=(5)r1c8-(5=7)r3c9 => r1c9<>7
    Eureka,
    /// r1c2 =5= r1c8 -5- r3c9 -7 => r1c9<>7
    Hodoku,
}

impl StyleArgs {
    /// The style these options ask for.
    pub(crate) fn style(self) -> Style {
        let names = match self.notation {
            NotationArg::Rc => Notation::Rc,
            NotationArg::A1 => Notation::A1,
        };
        let detail = match self.detail {
            Extent::Brief => Detail::Brief,
            Extent::Normal => Detail::Normal,
            Extent::Full => Detail::Full,
        };
        let wording = match self.wording {
            Manner::Usual => Wording::Usual,
            Manner::Plain => Wording::Plain,
        };
        Style { detail, wording, ..Style::new(spoken(self.lang), names) }
    }
}

/// The language asked for, or else that of the locale.
pub(crate) fn spoken(asked: Option<Lang>) -> Lang {
    asked.unwrap_or_else(|| {
        let set = |name: &&str| env::var(name).ok().filter(|value| !value.is_empty());
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].iter().find_map(set);
        words::lang_of(&locale.unwrap_or_default())
    })
}

pub(super) fn lang(code: &str) -> Result<Lang, String> {
    let codes: Vec<&str> = Lang::ALL.iter().map(|lang| lang.code()).collect();
    Lang::named(code).ok_or_else(|| format!("no language has this code; there are {}", codes.join(", ")))
}
