//! The style of explanations: language, notation, detail and wording.
use qedoku_core::{as_text, choice};

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
}

choice!(Lang, "a language", code);
as_text!(Lang);

/// The notation of cells and houses in text. Logs always name them by row and column.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Notation {
    /// By row and column: `r4c7`.
    #[default]
    Rc,
    /// Rows by the letters A to H and J, columns by number: `D7`.
    A1,
}

impl Notation {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::Rc, Self::A1];

    /// The word for it, as options name it.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Rc => "rc",
            Self::A1 => "a1",
        }
    }
}

choice!(Notation, "a notation", word);
as_text!(Notation);

/// The amount of detail in explanations.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[non_exhaustive]
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
}

choice!(Detail, "a detail", word);
as_text!(Detail);

/// The readers that explanations speak to: players or beginners.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[non_exhaustive]
pub enum Wording {
    /// Players, who know that cells see each other and read `r13c3` as two cells.
    #[default]
    Usual,
    /// Beginners: cells and houses are written out, nothing is short, and each line says one fact.
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
}

choice!(Wording, "a wording", word);
as_text!(Wording);

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
    /// True if it speaks to beginners.
    pub const fn is_plain(self) -> bool {
        matches!(self.wording, Wording::Plain)
    }

    /// The style for players, with the usual detail.
    pub const fn new(language: Lang, notation: Notation) -> Self {
        Self { language, notation, detail: Detail::Normal, wording: Wording::Usual }
    }

    /// The same style in another language.
    ///
    /// ```
    /// use qedoku_explain::{Lang, Style};
    ///
    /// assert_eq!(Style::default().in_language(Lang::Zh), Style { language: Lang::Zh, ..Style::default() });
    /// ```
    pub const fn in_language(self, language: Lang) -> Self {
        Self { language, ..self }
    }
}
