//! Options of `techniques` and `check`.
use super::Color;
use super::shared::tier;
use super::style::lang;
use clap::{Args, ValueEnum};
use qedoku_explain::Lang;
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
    /// The language of the reports, en or zh; that of the locale if not named
    #[arg(long, value_name = "LANG", value_parser = lang)]
    pub(crate) lang: Option<Lang>,
}

/// Options of `techniques`.
#[derive(Args, Debug)]
pub(crate) struct TechniquesArgs {
    /// A technique to show, by slug, name, alias or HoDoKu code
    pub(crate) technique: Option<String>,
    /// List one tier only
    #[arg(long, value_name = "TIER", value_parser = tier)]
    pub(crate) tier: Option<Tier>,
    /// The form of the list
    #[arg(long, short, value_enum, default_value_t = Catalog::Text)]
    pub(crate) format: Catalog,
    /// The language of the names, en or zh; that of the locale if not named
    #[arg(long, value_name = "LANG", value_parser = lang)]
    pub(crate) lang: Option<Lang>,
    /// The use of color
    #[arg(long, value_enum, value_name = "WHEN", default_value_t = Color::Auto)]
    pub(crate) color: Color,
}

/// The form of a list of techniques.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Catalog {
    /// A table, or a page
    Text,
    /// One array of objects
    Json,
}
