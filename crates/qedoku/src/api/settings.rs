//! The settings of several requests: the options for working on puzzles, and the form of answers.
use crate::document::{Document, DocumentForm};
use crate::error::Error;
use crate::options::Options;
use crate::words::{ChoiceName, ProblemText};
use qedoku_compat::profiles;
use qedoku_explain::{Detail, Lang, Notation, Style, Wording};
use qedoku_techniques::Tier;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::sync::{Mutex, PoisonError};

/// The options that were asked for: a few dozen at most, and making them takes longer than many a question.
static KNOWN: Mutex<Vec<(RequestSettings, Options)>> = Mutex::new(Vec::new());

/// The settings for a puzzle; what is not named is as the command has it: every technique, in English.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, default)]
pub struct RequestSettings {
    /// The techniques and their order: `default`, `documents`, `hodoku`, `scanning`, `se`,
    /// `se-corrected` or `se118`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub profile: Option<String>,
    /// The hardest techniques allowed: `simple`, `intermediate`, `advanced` or `ultimate`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub up_to: Option<String>,
    /// Leaves out what holds only for puzzles with one solution.
    pub no_uniqueness: bool,
    /// The language of the text: `en` or `zh`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lang: Option<String>,
    /// The notation of cells in the text: `rc` or `a1`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub notation: Option<String>,
    /// The detail of each step: `brief`, `normal` or `full`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub detail: Option<String>,
    /// Whom the text speaks to: `usual` to players, `plain` to beginners.
    #[serde(alias = "voice", skip_serializing_if = "Option::is_none")]
    pub wording: Option<String>,
}

impl RequestSettings {
    /// The options that have these names; a name that nobody knows is an error that says which there are.
    ///
    /// ```
    /// use qedoku::api::RequestSettings;
    ///
    /// let settings = RequestSettings { profile: Some("se".into()), ..RequestSettings::default() };
    /// assert_eq!(settings.options()?.get_profile().name(), "se");
    /// let unknown = RequestSettings { profile: Some("mine".into()), ..settings }.options().unwrap_err();
    /// assert!(unknown.to_string().starts_with("no profile is called \"mine\"; there are default, "));
    /// # Ok::<(), qedoku::Error>(())
    /// ```
    pub fn options(&self) -> Result<Options, Error> {
        let usual = Self { lang: None, notation: None, detail: None, wording: None, ..self.clone() };
        Ok(usual.kept()?.style(self.style()?))
    }

    /// The options of settings in the usual style, the same for all who have these settings.
    fn kept(self) -> Result<Options, Error> {
        let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, options)) = known.iter().find(|(settings, _)| *settings == self) {
            return Ok(options.clone());
        }
        let profiles = profiles::NAMES.iter().map(|&(name, _)| name);
        let profile =
            named(self.profile.as_deref(), ChoiceName::Profile, profiles::named, profiles)?.unwrap_or_default();
        let tier = tier(self.up_to.as_deref())?;
        let options = Options::new(profile);
        let options = if self.no_uniqueness { options.without_uniqueness() } else { options };
        let options = match tier {
            Some(tier) => options.up_to(tier),
            None => options,
        };
        known.push((self, options.clone()));
        Ok(options)
    }

    /// The style of the text.
    pub fn style(&self) -> Result<Style, Error> {
        let details = Detail::ALL.iter().map(|detail| detail.word());
        let detail = named(self.detail.as_deref(), ChoiceName::Detail, Detail::named, details)?.unwrap_or_default();
        let style = style(self.lang.as_deref(), self.notation.as_deref())?;
        let wordings = Wording::ALL.iter().map(|wording| wording.word());
        let wording =
            named(self.wording.as_deref(), ChoiceName::Wording, Wording::named, wordings)?.unwrap_or_default();
        Ok(Style { detail, wording, ..style })
    }
}

/// The document that an answer is written as.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct ShowSettings {
    /// The form: `html` a page, `svg` a drawing of one step, `markdown`, or `text`, the words of the reply.
    pub form: String,
    /// The title; the name of this program if nothing is named.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// The step that `svg` draws, the one that matters most if none is named; the one that `html` opens on; and the one that
    /// `markdown` tells below an outline.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub step: Option<StepNumber>,
}

/// The number of a step, from 1; or of a case of it, or of a step inside, as text: `12`, `"12"`, `"12.a"`, `"12.a.3"`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum StepNumber {
    /// Of a step.
    Whole(usize),
    /// Of a step, of a case of it or of a step inside.
    Inside(String),
}

impl fmt::Display for StepNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Whole(number) => number.fmt(f),
            Self::Inside(number) => number.fmt(f),
        }
    }
}

impl ShowSettings {
    /// True if the form is the words of the reply.
    pub(super) fn is_text(&self) -> bool {
        self.form == TEXT
    }

    /// Writes an answer that has these words; `of` shows it below a title.
    pub(super) fn write<'a>(&self, text: &str, of: impl FnOnce(&str) -> Document<'a>) -> Result<String, Error> {
        if self.is_text() {
            return Ok(text.to_owned());
        }
        let forms = DocumentForm::ALL.iter().map(|form| form.word()).chain([TEXT]);
        match named(Some(&self.form), ChoiceName::Form, DocumentForm::named, forms)? {
            Some(form) => of(self.title.as_deref().unwrap_or("Qedoku"))
                .render(form, self.step.as_ref().map(ToString::to_string).as_deref()),
            None => Ok(text.to_owned()),
        }
    }
}

/// The form that is the words alone.
const TEXT: &str = "text";

/// The tier that somebody names, if one is named.
pub(super) fn tier(name: Option<&str>) -> Result<Option<Tier>, Error> {
    named(name, ChoiceName::Tier, Tier::named, Tier::ALL.iter().map(|tier| tier.word()))
}

/// The style that somebody names.
pub(super) fn style(lang: Option<&str>, notation: Option<&str>) -> Result<Style, Error> {
    let langs = Lang::ALL.iter().map(|lang| lang.code());
    let lang = named(lang, ChoiceName::Language, Lang::named, langs)?.unwrap_or_default();
    let notations = Notation::ALL.iter().map(|notation| notation.word());
    let names = named(notation, ChoiceName::Notation, Notation::named, notations)?;
    Ok(Style::new(lang, names.unwrap_or_default()))
}

/// The thing with the name that is given, if one is; an error that lists the names if there is none.
pub(super) fn named<'n, T>(
    name: Option<&str>,
    what: ChoiceName,
    of: impl Fn(&str) -> Option<T>,
    all: impl Iterator<Item = &'n str>,
) -> Result<Option<T>, Error> {
    let Some(name) = name else { return Ok(None) };
    let none = || {
        let all = all.collect::<Vec<_>>().join(", ");
        Error::of_input(ProblemText::NoneCalled { what, name: name.to_owned(), all })
    };
    of(name).map(Some).ok_or_else(none)
}
