//! The keywords of Python for options and styles.
use crate::fault::{expected, value_error};
use pyo3::Borrowed;
use pyo3::prelude::*;
use qedoku::api::RequestSettings;
use qedoku::solve::StepChoice;
use qedoku::{Error, Options, Scales, Style};

/// The options of some settings.
pub(crate) fn options(settings: &RequestSettings) -> PyResult<Options> {
    settings.options().map_err(value_error)
}

/// A set of settings and their options.
pub(crate) fn both(settings: RequestSettings) -> PyResult<(RequestSettings, Options)> {
    let options = options(&settings)?;
    Ok((settings, options))
}

/// The settings of `profile`, `up_to`, `uniqueness`, `lang` and `notation`.
pub(crate) fn worked(
    profile: Option<String>,
    up_to: Option<String>,
    uniqueness: bool,
    lang: Option<String>,
    notation: Option<String>,
) -> RequestSettings {
    RequestSettings { profile, up_to, no_uniqueness: !uniqueness, lang, notation, ..RequestSettings::default() }
}

/// A style, or another where something else is named.
pub(crate) fn style(usual: Style, keywords: StyleKeywords) -> PyResult<Style> {
    let StyleKeywords { lang, notation, detail, wording } = keywords;
    let given = [&lang, &notation, &detail, &wording].map(Option::is_some);
    let named = RequestSettings { lang, notation, detail, wording, ..RequestSettings::default() }
        .style()
        .map_err(value_error)?;
    let [lang, names, detail, wording] = given;
    Ok(Style {
        language: if lang { named.language } else { usual.language },
        notation: if names { named.notation } else { usual.notation },
        detail: if detail { named.detail } else { usual.detail },
        wording: if wording { named.wording } else { usual.wording },
    })
}

/// The keywords of explanations.
#[derive(Debug, Default)]
pub(crate) struct StyleKeywords {
    pub(crate) lang: Option<String>,
    pub(crate) notation: Option<String>,
    pub(crate) detail: Option<String>,
    pub(crate) wording: Option<String>,
}

/// Names: one text with commas, or several.
#[derive(Debug)]
pub(crate) enum NameList {
    /// `"tier,se"`.
    One(String),
    /// `["tier", "se"]`.
    Several(Vec<String>),
}

impl NameList {
    /// The names.
    pub(crate) fn names(self) -> Vec<String> {
        match self {
            Self::One(text) => text.split(',').map(|name| name.trim().to_owned()).collect(),
            Self::Several(names) => names,
        }
    }
}

impl<'a, 'py> FromPyObject<'a, 'py> for NameList {
    type Error = PyErr;

    fn extract(object: Borrowed<'a, 'py, PyAny>) -> PyResult<Self> {
        let one = object.extract().map(Self::One);
        one.or_else(|_| object.extract().map(Self::Several))
            .map_err(|_: PyErr| expected("a name or a list of names", object))
    }
}

/// The scales that are named, or the usual ones.
pub(crate) fn scales(named: Option<NameList>) -> PyResult<Scales> {
    let Some(named) = named else { return Ok(Scales::default()) };
    let names = named.names();
    Scales::named(names.iter().map(String::as_str)).map_err(value_error)
}

/// The techniques whose steps are wanted.
pub(crate) fn choice(named: &[String], options: &Options, uniqueness: bool) -> Result<StepChoice, Error> {
    if named.is_empty() {
        return Ok(StepChoice::of(options.get_profile()));
    }
    let choice = StepChoice::named(named.iter().map(String::as_str))?;
    Ok(if uniqueness { choice } else { choice.without_uniqueness() })
}
