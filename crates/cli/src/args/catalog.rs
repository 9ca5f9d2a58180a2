//! Options of `techniques` and `check`.
use super::library_words::TechniqueName;
use super::word::WordParser;
use super::{LangArgs, PrintArgs, ReportForm};
use clap::Args;
use qedoku_techniques::Tier;
use std::ffi::OsString;

/// Options of `check`.
#[derive(Args, Debug)]
pub(crate) struct CheckArgs {
    /// Files with traces as json or ndjson, or - for the standard input, which is read also when nothing is named
    #[arg(value_name = "FILE|-")]
    pub(crate) sources: Vec<OsString>,
    /// Also prove each trace and have VeriPB check the proof, if it is installed
    #[arg(long)]
    pub(crate) proof: bool,
    #[command(flatten)]
    pub(crate) print: PrintArgs<ReportForm>,
    #[command(flatten)]
    pub(crate) lang: LangArgs,
}

/// Options of `techniques`.
#[derive(Args, Debug)]
pub(crate) struct TechniquesArgs {
    /// A technique to show, by slug, name, alias or HoDoKu code; or a family to list, such as fish
    #[arg(value_parser = WordParser::<TechniqueName>::new(), hide_possible_values = true)]
    pub(crate) technique: Option<TechniqueName>,
    /// List one tier only
    #[arg(long, value_name = "TIER", value_parser = WordParser::<Tier>::new(), conflicts_with = "technique")]
    pub(crate) tier: Option<Tier>,
    /// List the slugs alone, one a line
    #[arg(long, conflicts_with = "format")]
    pub(crate) names: bool,
    #[command(flatten)]
    pub(crate) print: PrintArgs<ReportForm>,
    #[command(flatten)]
    pub(crate) lang: LangArgs,
}
