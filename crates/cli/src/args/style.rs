//! Options about the words of steps, which several commands have.
use super::shared::LangArgs;
use super::word::{WordForm, WordParser, words};
use clap::{Args, ValueEnum};
use qedoku::words as text;
use qedoku_explain::{Detail, Lang, Notation, Style, Wording};
use std::env;

/// The style of steps.
#[derive(Args, Clone, Copy, Debug)]
pub(crate) struct StyleArgs {
    #[command(flatten)]
    pub(crate) lang: LangArgs,
    /// The notation of cells in the text
    #[arg(long, value_name = "NOTATION", default_value_t = Notation::Rc, value_parser = WordParser::<Notation>::new())]
    notation: Notation,
    /// The detail of each step: normal if none is named, and brief where `steps` lists many techniques in text
    #[arg(long, value_name = "DETAIL", value_parser = WordParser::<Detail>::new())]
    detail: Option<Detail>,
    /// Whom to speak to
    #[arg(long, alias = "voice", value_name = "WORDING", default_value_t = Wording::Usual, value_parser = WordParser::<Wording>::new())]
    wording: Wording,
    /// The notation of chains in the text
    #[arg(long, value_name = "CHAINS", default_value = Chains::USUAL, value_parser = WordParser::<Chains>::new())]
    pub(crate) chains: Chains,
}

/// The notation of chains in text.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Chains {
    /// (5)r1c2=(5)r1c8-(5=7)r3c9 => r1c9<>7
    Eureka,
    /// r1c2 =5= r1c8 -5- r3c9 -7 => r1c9<>7
    Hodoku,
}

words! {
    Chains, usual "eureka";
}

impl StyleArgs {
    /// The style these options ask for.
    pub(crate) fn style(self) -> Style {
        let Self { lang, notation, detail, wording, .. } = self;
        Style { detail: detail.unwrap_or_default(), wording, ..Style::new(spoken(lang.lang), notation) }
    }

    /// The style of a list of steps of many techniques, which are a line each unless words are asked for.
    pub(crate) fn listing_style(self) -> Style {
        let is_brief = self.detail.is_none() && self.wording == Wording::Usual;
        Self { detail: if is_brief { Some(Detail::Brief) } else { self.detail }, ..self }.style()
    }
}

/// The language asked for, or else that of the locale.
pub(crate) fn spoken(asked: Option<Lang>) -> Lang {
    asked.unwrap_or_else(|| {
        let set = |name: &&str| env::var(name).ok().filter(|value| !value.is_empty());
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].iter().find_map(set);
        text::lang_of(&locale.unwrap_or_default())
    })
}
