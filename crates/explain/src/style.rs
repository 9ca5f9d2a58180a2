//! The style of explanations: language, notation, detail and wording.
use qedoku_core::UnknownName;
use std::fmt;
use std::str::FromStr;

/// A language of explanations.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// Simplified Chinese.
    Zh,
}

impl Lang {
    /// All languages.
    pub const ALL: [Self; 2] = [Self::En, Self::Zh];

    /// The code of the language, as options and pages name it.
    pub const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Zh => "zh",
        }
    }

    /// The tag of the language, as documents for a browser name it.
    ///
    /// ```
    /// use qedoku_explain::Lang;
    /// assert_eq!(Lang::ALL.map(Lang::tag), ["en", "zh-Hans"]);
    /// ```
    pub const fn tag(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Zh => "zh-Hans",
        }
    }

    /// The language with this code.
    pub fn named(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|lang| lang.code() == code)
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Lang {
    type Err = UnknownName;

    fn from_str(word: &str) -> Result<Self, UnknownName> {
        Self::named(word).ok_or_else(|| UnknownName::of_words("a language", Self::ALL.map(Self::code), word))
    }
}

/// The notation of cells and houses in text. Logs always name them by row and column.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Notation {
    /// By row and column: `r4c7`.
    #[default]
    Rc,
    /// Rows by the letters A to H and J, columns by number: `D7`.
    A1,
}

/// The amount of detail in explanations.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Detail {
    /// A line that stands by itself, in short notation.
    Brief,
    /// A sentence that names what closes other places where that is little.
    #[default]
    Normal,
    /// A sentence that always names it.
    Full,
}

impl Detail {
    /// All of them, the shortest first.
    pub const ALL: [Self; 3] = [Self::Brief, Self::Normal, Self::Full];

    /// The word for it, as options name it.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Brief => "brief",
            Self::Normal => "normal",
            Self::Full => "full",
        }
    }

    /// The detail with this word.
    pub fn named(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|detail| detail.word() == word)
    }
}

impl fmt::Display for Detail {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for Detail {
    type Err = UnknownName;

    fn from_str(word: &str) -> Result<Self, UnknownName> {
        Self::named(word).ok_or_else(|| UnknownName::of_words("a detail", Self::ALL.map(Self::word), word))
    }
}

/// The readers that explanations speak to: players or beginners.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Wording {
    /// Players, who know that cells see each other and read `r13c3` as two cells.
    #[default]
    Usual,
    /// Beginners: cells and houses are written out, nothing is short, and a sentence says the principle.
    Plain,
}

impl Wording {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::Usual, Self::Plain];

    /// The word for it, as options name it.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Usual => "usual",
            Self::Plain => "plain",
        }
    }

    /// The wording with this word.
    pub fn named(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|wording| wording.word() == word)
    }
}

impl fmt::Display for Wording {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for Wording {
    type Err = UnknownName;

    fn from_str(word: &str) -> Result<Self, UnknownName> {
        Self::named(word).ok_or_else(|| UnknownName::of_words("a wording", Self::ALL.map(Self::word), word))
    }
}

/// The style of explanations.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Style {
    /// The language.
    pub language: Lang,
    /// The notation of cells.
    pub notation: Notation,
    /// The amount of detail.
    pub detail: Detail,
    /// The readers it speaks to.
    pub wording: Wording,
}

impl Style {
    /// Whether it speaks to beginners.
    pub(crate) const fn is_plain(self) -> bool {
        matches!(self.wording, Wording::Plain)
    }

    /// The style for players, with the usual detail.
    pub const fn new(language: Lang, notation: Notation) -> Self {
        Self { language, notation, detail: Detail::Normal, wording: Wording::Usual }
    }
}
